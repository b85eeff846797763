/** Where each seat stands in the ring as its viewer sees it, and for whom the table waits. */
import type { Screen, SeatNow } from './wire';
import { t } from './words.svelte';

export type Place = 'me' | 'prey' | 'gprey' | 'across' | 'gpred' | 'pred';

/** Clockwise from the viewer, by the number of seats. */
export const PLACES: Record<number, Place[]> = {
  2: ['me', 'prey'],
  3: ['me', 'prey', 'pred'],
  4: ['me', 'prey', 'across', 'pred'],
  5: ['me', 'prey', 'gprey', 'gpred', 'pred'],
  6: ['me', 'prey', 'gprey', 'across', 'gpred', 'pred'],
};

/** The place of each seat, by its number. Places never move, even when somebody is ousted. */
export function placesOf(screen: Screen): Map<number, Place> {
  const places = PLACES[screen.ring.length] ?? [];
  return new Map(screen.ring.map((seat, index) => [seat, places[index] ?? 'across']));
}

export const seatOf = (screen: Screen, number: number): SeatNow | undefined => screen.seats.find((one) => one.seat === number);

/** The name of a seat, "" for none. */
export const nameOf = (screen: Screen, number: number): string => seatOf(screen, number)?.name ?? '';

/** The same as its viewer says it: You. */
export const calledOf = (screen: Screen, number: number): string => (number === screen.you ? t('you') : nameOf(screen, number));

const RELATIONS: Record<string, string> = {
  you: 'you',
  prey: 'prey',
  predator: 'predator',
  'prey and predator': 'both',
  'grand prey': 'gprey',
  'grand predator': 'gpred',
  across: 'across',
  'out of the game': 'out',
};

export const relationOf = (seat: SeatNow): string => (seat.relation in RELATIONS ? t(`relation-${RELATIONS[seat.relation]}`) : '');

/** The name of a vampire without its group: "Theo Bell (G6)" is Theo Bell at the table. */
export const plain = (name: string): string => name.replace(/ \((?:G\d+|ANY)(?: ADV)?\)$/, '');

/** For whom the table waits. */
export function waits(screen: Screen): string {
  if (screen.question) return t('you-decide');
  const names = screen.awaited.map((seat) => nameOf(screen, seat)).filter(Boolean);
  return names.length ? t('waits-for', { names: names.join(t('and')) }) : t('anybody-may-act');
}
