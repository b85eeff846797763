/**
 * What a page hears before a game. Generated from the types in `src/methuselah/server/`: change those,
 * then run `make page`, or alone `python -m methuselah.server.wire frontend/src`.
 */

import type { Refused } from './wire';

/**
 * A chair of a table that waits. who: "open" for a person, or the name of a program; free:
 * whether one may sit down; here: whether who sits there looks at the table now; deck: a
 * program's or one's own, "" for one that nobody else may know or that is drawn.
 */
export interface ChairNow {
  who: string;
  name: string;
  free: boolean;
  here: boolean;
  deck: string;
}

/**
 * A table that waits. mine, host: numbers of chairs, -1 for none; listed: whether strangers
 * are shown it; by_itself: whether it begins when all have come; begun: the name of its game, ""
 * before; in_order: whether the seats are those of the chairs, or drawn.
 */
export interface TableWaits {
  say: 'waits';
  table: string;
  chairs: ChairNow[];
  mine: number;
  host: number;
  listed: boolean;
  by_itself: boolean;
  begun: string;
  edition: string;
  form: string;
  turns: number;
  minutes: number;
  in_order: boolean;
}

/** What opens the chair that she has taken, and then her seat. */
export interface Seated {
  say: 'seated';
  key: string;
}

/**
 * What was sent has changed nothing: all that is wrong, and in which lines of a list it is, 0
 * for none.
 */
export interface Declined {
  say: 'declined';
  errors: string[];
  lines: number[];
}

/** A table that waits for its people. key: what opens the chair of who has asked. */
export interface Waits {
  table: string;
  key: string;
}

/**
 * A table that waits for anybody. host: the name of who decides there; chairs, free: how many;
 * edition, form, turns, minutes: what shall be played (`setting_up.NewGame`).
 */
export interface TableListed {
  table: string;
  host: string;
  chairs: number;
  free: number;
  edition: string;
  form: string;
  turns: number;
  minutes: number;
}

/** A game that goes on and that strangers may watch, without hands. turn: how far it is. */
export interface GameListed {
  game: string;
  names: string[];
  turn: number;
}

/** What strangers are shown. */
export interface LobbyNow {
  tables: TableListed[];
  games: GameListed[];
}

/** A card that is played here and may stand in for one that is not. */
export interface StandIn {
  krcg: number;
  name: string;
}

/**
 * A card of a list. played: whether it is here; group, capacity: 0 for a card that has none;
 * disciplines: "DOM" at superior, "dom" basic or required; cost: such as "2 blood", "" for none;
 * stand_ins: for one that is not played here, the nearest first.
 */
export interface CardInDeck {
  krcg: number;
  name: string;
  copies: number;
  types: string[];
  crypt: boolean;
  played: boolean;
  banned: boolean;
  group: number;
  capacity: number;
  clans: string[];
  disciplines: string[];
  cost: string;
  stand_ins: StandIn[];
}

/** A format, and what keeps a deck out of it at a table of five: nothing where it is legal. */
export interface FormatNow {
  name: string;
  errors: string[];
}

/**
 * A list as its cards. text: the list in the form of the tournament archive; styles: how it
 * plays.
 */
export interface DeckSeen {
  name: string;
  text: string;
  crypt: number;
  library: number;
  cards: CardInDeck[];
  styles: string[];
  formats: FormatNow[];
}

/** A list in the form that was asked for. */
export interface DeckText {
  text: string;
}

/** Whatever a page hears from a table that waits. */
export type HearsWaiting =
  | TableWaits
  | Seated
  | Declined
  | Refused;
