/** What has come of something between two screens: numbers that changed, and sentences of the log. */
import type { CardNow, Screen, SeatNow, Told } from './wire';

/** A number that changed. seat: whose; name: the minion, "" for the pool. */
export interface Change {
  seat: number;
  name: string;
  from: number;
  to: number;
}

export interface Outcome {
  changes: Change[];
  lines: Told[];
}

export const NOTHING_YET: Outcome = { changes: [], lines: [] };

export const isEmpty = (one: Outcome): boolean => !one.changes.length && !one.lines.length;

const minions = (seat: SeatNow): CardNow[] => [...seat.ready, ...seat.torpor];

const PHASES = ['unlock', 'master', 'minion', 'influence', 'discard'];

/** Whether an influence phase lies between two screens, or one of them stands in it. */
function influenced(before: Screen, now: Screen): boolean {
  const influence = PHASES.indexOf('influence');
  const begun = PHASES.indexOf(before.phase) <= influence;
  return begun && (now.turn !== before.turn || PHASES.indexOf(now.phase) >= influence);
}

/** Transfers are no outcome: the pool of whose influence phase it was is left out. */
function pools(before: Screen, now: Screen): Change[] {
  return now.seats.flatMap((seat) => {
    const then = before.seats.find((one) => one.seat === seat.seat);
    const transfers = seat.seat === before.active && influenced(before, now);
    if (!then || then.pool === seat.pool || transfers) return [];
    return [{ seat: seat.seat, name: '', from: then.pool, to: seat.pool }];
  });
}

/** Blood and life of those who fight, or have just fought. */
function wounds(before: Screen, now: Screen): Change[] {
  const fighting = [before.now.combat, now.now.combat].flatMap((one) => (one ? [one.acting, one.opposing] : []));
  const then = new Map(before.seats.flatMap(minions).map((card) => [card.id, card.blood]));
  return now.seats.flatMap((seat) =>
    minions(seat)
      .filter((card) => fighting.includes(card.id) && then.has(card.id) && then.get(card.id) !== card.blood)
      .map((card) => ({ seat: seat.seat, name: card.short, from: then.get(card.id) ?? 0, to: card.blood })),
  );
}

export function outcomeOf(before: Screen | null, now: Screen): Outcome {
  if (!before || now.afresh || before.game !== now.game) return NOTHING_YET;
  return { changes: [...pools(before, now), ...wounds(before, now)], lines: now.lines.filter((line) => line.outcome) };
}
