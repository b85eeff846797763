/**
 * What a page sends. Generated from the types in `src/methuselah/server/`: change those,
 * then run `make page`, or alone `python -m methuselah.server.wire frontend/src`.
 */

/**
 * Take an option of the question. at: the question's number, so that none is mistaken; times:
 * how often in a row, of those that it offers (`OptionNow.times`).
 */
export interface Answer {
  do: 'answer';
  at: number;
  option: number;
  times?: number;
}

/** Take back the last decision of one's own. */
export interface Undo {
  do: 'undo';
}

/** Nothing for the steps before this one of the action or combat: they are passed for her. */
export interface Forfeit {
  do: 'forfeit';
  step: string;
}

/** Pass until something is over. until: "action", "combat", "phase", "turn", "round", or "". */
export interface Order {
  do: 'order';
  until?: string;
}

/** Answer for oneself again. */
export interface CancelOrder {
  do: 'cancel order';
}

/**
 * How to be asked. full: in every window; hold: in the next one; stops: where the table waits
 * for this seat (`table/passing.py`), None to leave them as they are.
 */
export interface Wish {
  do: 'wish';
  full?: boolean;
  hold?: boolean;
  stops?: string[] | null;
}

/**
 * How long programs wait before each answer that all see, in milliseconds; pause: they stop;
 * step: but for one thing that all see.
 */
export interface Pace {
  do: 'pace';
  delay: number;
  pause?: boolean;
  step?: boolean;
}

/** Why is this card, or the basic action of this name, not possible now? */
export interface Why {
  do: 'why';
  card?: number;
  action?: string;
}

/** Something to all at the table. */
export interface Say {
  do: 'say';
  words: string;
}

/** A deal, to a seat; nothing holds anybody to it. */
export interface Offer {
  do: 'offer';
  to: number;
  words: string;
}

/** verdict: "accepted" or "declined", or "withdrawn" by who has offered it. */
export interface Reply {
  do: 'reply';
  deal: number;
  verdict: string;
}

/** Where could the table go back to? */
export interface Points {
  do: 'points';
}

/**
 * Ask all to go back to a point that the table offers. misplay: what was played there was
 * played too early: who played it has forfeited the steps before it (R1, Misplays).
 */
export interface GoBack {
  do: 'go back';
  to: number;
  misplay?: boolean;
}

/** Agree to go back, or not; who has asked takes it back by not agreeing. */
export interface Consent {
  do: 'consent';
  agrees: boolean;
}

/** Let a program play for somebody who has been away for long, until she comes back. */
export interface LetPlay {
  do: 'let play';
  seat: number;
}

/**
 * Sit down on a free chair, or bring something else to one's own. deck: a precon by name,
 * text: a list in any format that is read; without either, a starter deck that nobody has.
 */
export interface Sit {
  do: 'sit';
  chair: number;
  name?: string;
  deck?: string;
  text?: string;
}

/** Let others have one's chair. */
export interface StandUp {
  do: 'stand up';
}

/**
 * The host says who a chair is for: "open", or the name of a program with a precon's name.
 * Who sat there looks on.
 */
export interface Arrange {
  do: 'arrange';
  chair: number;
  who: string;
  deck?: string;
}

/** The host says whether strangers are shown the table. */
export interface ListIt {
  do: 'list';
  listed: boolean;
}

/** The host begins the game. */
export interface BeginNow {
  do: 'begin';
}

/**
 * who: "you", "open" (for somebody else) or the name of a program; deck: a precon by name,
 * text: a list in any format that is read; without either, a starter deck that nobody has.
 */
export interface NewSeat {
  who?: string;
  name?: string;
  deck?: string;
  text?: string;
}

/**
 * What a page asks for. seats: drawn, or clockwise if `in_order`; who begins is drawn in
 * either case; turns, minutes: time limits, 0 for none; edition: whose rules, "" for the current;
 * form: which decks are legal, "" for those of the edition; guided: the first game of somebody
 * new, whatever else is asked for.
 */
export interface NewGame {
  seats?: NewSeat[];
  seed?: number | null;
  turns?: number;
  minutes?: number;
  in_order?: boolean;
  edition?: string;
  form?: string;
  guided?: boolean;
}

/**
 * A table that shall wait for its people. game: what shall be played; the first seat is that of
 * who asks; listed: whether strangers are shown it.
 */
export interface NewTable {
  game: NewGame;
  listed?: boolean;
}

/** A list in any format that is read. swaps: cards by krcg id, and what stands in for each. */
export interface DeckLooked {
  text: string;
  swaps?: Record<number, number>;
}

/** A list, and the form in which it is wanted: "twd", "jol", "lackey", "link" or "json". */
export interface DeckAsked {
  text: string;
  form: string;
}

/** What a page asks for to go on from a moment of a game that is over: at: so many answers. */
export interface TryAgain {
  seat: number;
  at: number;
}

/** Whatever a page may send over its socket. */
export type Sends =
  | Answer
  | Undo
  | Forfeit
  | Order
  | CancelOrder
  | Wish
  | Pace
  | Why
  | Say
  | Offer
  | Reply
  | Points
  | GoBack
  | Consent
  | LetPlay;

/** The same to a table that waits. */
export type SendsWaiting =
  | Sit
  | StandUp
  | Arrange
  | ListIt
  | BeginNow;
