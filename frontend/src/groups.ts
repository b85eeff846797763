/** The options of a question as buttons: many of one minion or card stand behind one button. */
import type { OptionNow, Screen } from './wire';
import { plain } from './places';
import { t } from './words.svelte';

export interface Button {
  key: string;
  words: string;
  then: string;
  option: number;
  inside: OptionNow[];
  declines: boolean;
}

/** So many options stand side by side; more are grouped by minion, card or target. */
const FEW = 12;
const NAMED = 3;

const about = (option: OptionNow): string =>
  option.declines
    ? ''
    : option.minion >= 0
      ? `m${option.minion}`
      : option.card >= 0
        ? `c${option.card}`
        : option.target >= 0
          ? `t${option.target}`
          : '';

function name(screen: Screen, id: number): string {
  for (const seat of screen.seats)
    for (const region of [seat.ready, seat.torpor, seat.uncontrolled, seat.in_play, seat.contested])
      for (const card of region) {
        if (card.id === id) return plain(card.name);
        for (const on of card.attached) if (on.id === id) return plain(on.name);
      }
  return screen.hand.find((card) => card.id === id)?.name ?? '';
}

/** What follows from an option; of a card from which nothing follows by itself, what it does. */
function follows(screen: Screen, option: OptionNow, then: string[]): string {
  const said = then[option.index] ?? '';
  if (said || !then.length || option.verb !== 'play') return said;
  return screen.hand.find((card) => card.options.includes(option.index))?.gist ?? '';
}

export const single = (screen: Screen, option: OptionNow, then: string[]): Button => ({
  key: `o${option.index}`,
  words: option.words,
  then: follows(screen, option, then),
  option: option.index,
  inside: [],
  declines: option.declines,
});

/** What concerns a card, where one was chosen; else all options, grouped where they are many. */
export function buttons(screen: Screen, then: string[], chosen: number): Button[] {
  const all = screen.question?.options ?? [];
  const wanted = chosen < 0 ? all : all.filter((one) => concerns(screen, one, chosen));
  const shown = wanted.length ? wanted : all;
  const apart = new Set(shown.filter((one) => !one.declines).map(about));
  if (shown.length <= FEW || apart.size < 2 || (chosen >= 0 && wanted.length)) return last(shown.map((one) => single(screen, one, then)));
  const groups = new Map<string, OptionNow[]>();
  for (const one of shown) {
    const key = about(one) || `o${one.index}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return last(
    [...groups].map(([key, inside]) => {
      const [first] = inside;
      if (inside.length === 1 && first) return single(screen, first, then);
      const id = Number(key.slice(1));
      return {
        key,
        words: name(screen, id) || t('more'),
        then: gist(name(screen, id), inside),
        option: -1,
        inside,
        declines: false,
      };
    }),
  );
}

/** What stands behind a button: the first things by name, less what all of them say, and how many more. */
function gist(about: string, inside: OptionNow[]): string {
  const said = inside.slice(0, NAMED).map((one) => one.words.replace(about, '').replace(/\s+/g, ' ').trim());
  return said.join(' · ') + (inside.length > NAMED ? ` · ${t('things-more', { number: inside.length - NAMED })}` : '');
}

/** Doing nothing stands last. */
const last = (all: Button[]): Button[] => [...all.filter((one) => !one.declines), ...all.filter((one) => one.declines)];

/** Whether an option is about a card; equal cards of a hand are one option. */
export function concerns(screen: Screen, option: OptionNow, id: number): boolean {
  if (option.target === id || option.minion === id || option.card === id) return true;
  return screen.hand.some((card) => card.id === id && card.options.includes(option.index));
}
