/** The options of a question as buttons: many of one minion or card stand behind one button. */
import type { OptionNow, Screen } from './wire';
import { plain } from './places';
import { t } from './words.svelte';

export interface Button {
  key: string;
  words: string;
  then: string;
  option: number;
  /** The options behind it: one where it is taken at once. */
  inside: OptionNow[];
  declines: boolean;
  /** How often in a row it may be taken at once. */
  times: number;
}

/** So many options stand side by side; more are grouped by minion, card or target. */
const FEW = 12;
const NAMED = 3;

/** The card that an option is found under, -1 for none. */
const about = (option: OptionNow): number => option.cards[0] ?? -1;

export const single = (option: OptionNow, then: string[]): Button => ({
  key: `o${option.index}`,
  words: option.words,
  then: then[option.index] ?? '',
  option: option.index,
  inside: [option],
  declines: option.declines,
  times: option.times,
});

/** What concerns a card, where one was chosen; else all options, grouped where they are many. */
export function buttons(screen: Screen, then: string[], chosen: number): Button[] {
  const all = screen.question?.options ?? [];
  const wanted = chosen < 0 ? all : all.filter((one) => one.cards.includes(chosen));
  const shown = wanted.length ? wanted : all;
  const apart = new Set(shown.filter((one) => !one.declines).map(about));
  if (shown.length <= FEW || apart.size < 2 || (chosen >= 0 && wanted.length)) return last(shown.map((one) => single(one, then)));
  const groups = new Map<string, OptionNow[]>();
  for (const one of shown) {
    const key = about(one) < 0 ? `o${one.index}` : `c${about(one)}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return last(
    [...groups].map(([key, inside]) => {
      const [first] = inside;
      if (inside.length === 1 && first) return single(first, then);
      const name = plain(screen.names[Number(key.slice(1))] ?? '');
      return {
        key,
        words: name || t('more'),
        then: gist(name, inside),
        option: -1,
        inside,
        declines: false,
        times: 1,
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
