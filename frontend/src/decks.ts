/** The decks that this browser keeps: lists with a name and notes. */
const NAME = 'methuselah decks';
const MOST = 200;

export interface Saved {
  name: string;
  text: string;
  notes: string;
}

export function saved(): Saved[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as Saved[];
  } catch {
    return [];
  }
}

/** A deck is kept under its name, in the place of one that had it. */
export function save(deck: Saved): Saved[] {
  const others = saved().filter((one) => one.name !== deck.name);
  return put([deck, ...others].slice(0, MOST));
}

export const forget = (name: string): Saved[] => put(saved().filter((one) => one.name !== name));

function put(decks: Saved[]): Saved[] {
  localStorage.setItem(NAME, JSON.stringify(decks));
  return decks;
}
