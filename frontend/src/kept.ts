/** The games that this browser has played, the latest first: their names, and the keys of its seats. */
import { settings } from './settings.svelte';
import { t } from './words.svelte';

interface Kept {
  game: string;
  key: string;
  words: string;
}

const NAME = 'methuselah games';
const MOST = 12;

export function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

/** A game begins: its seat is found again from the first page. */
export function keep(game: string, key: string, deck: string, seats: number): void {
  const words = t('kept-words', { date: new Date().toLocaleString(settings.language), deck, seats });
  const others = kept().filter((one) => one.game !== game);
  localStorage.setItem(NAME, JSON.stringify([{ game, key, words }, ...others].slice(0, MOST)));
}
