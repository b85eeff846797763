/**
 * What a page hears of a game that is over. Generated from the types in `src/methuselah/server/`: change those,
 * then run `make page`, or alone `python -m methuselah.server.wire frontend/src`.
 */

import type { ActionNow, CardNow, CombatNow, GuideNow, HandCard, OptionNow, PlayedNow, Question, Reference, ReferendumNow, Screen, SeatNow, Situation, Standing, Tip, Told } from './wire';

/** The hand of a seat, once all may see it. */
export interface OpenHand {
  seat: number;
  cards: Reference[];
}

/** A moment of the game. hands: all hands where everything is open. */
export interface Seen {
  at: number;
  length: number;
  screen: Screen;
  hands: OpenHand[];
}

/**
 * The pool of every seat at the start and at the end of each turn; answers: the number of
 * answers given by then.
 */
export interface Chart {
  turns: number[];
  answers: number[];
  pools: number[][];
  names: string[];
}

/**
 * A turn that cost a Methuselah much. active: whose turn it was; at: the number of answers
 * given before it; before, after: the victory points that she could expect at its start and end.
 */
export interface TurningPoint {
  turn: number;
  active: number;
  at: number;
  before: number;
  after: number;
}
