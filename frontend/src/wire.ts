/**
 * What a page hears. Generated from the types in `src/methuselah/server/`: change those,
 * then run `make page`, or alone `python -m methuselah.server.wire frontend/src`.
 */

/** A card by name: in a hand, an ash heap, on a button. krcg 0 and "" is a back. */
export interface Reference {
  id: number;
  krcg: number;
  name: string;
}

/**
 * A card on the table. full: its capacity, starting life, or what it costs to influence out;
 * mark: "acting", "blocking", "target" or "fighting" while it is; spoken: all of it in words.
 */
export interface CardNow {
  id: number;
  krcg: number;
  name: string;
  short: string;
  kind: string;
  back: string;
  locked: boolean;
  face_down: boolean;
  blood: number;
  full: number;
  counters: number;
  corruption: [number, number][];
  clan: string;
  sect: string;
  title: string;
  disciplines: string[];
  strength: number;
  bleed: number;
  mark: '' | 'acting' | 'blocking' | 'fighting' | 'target';
  attached: CardNow[];
  spoken: string;
}

/**
 * A Methuselah as the viewer sees her. relation: "you", "prey", "grand prey", ...; left: the
 * turn in which she was ousted or withdrew, 0 while she is in the game; left_to: who was her
 * predator then, NOBODY for one who withdrew.
 */
export interface SeatNow {
  seat: number;
  name: string;
  relation: string;
  person: boolean;
  pool: number;
  victory_points: number;
  edge: boolean;
  out: boolean;
  left: number;
  left_to: number;
  hand: number;
  library: number;
  crypt: number;
  ash_heap: Reference[];
  removed: Reference[];
  research: Reference[];
  ready: CardNow[];
  torpor: CardNow[];
  uncontrolled: CardNow[];
  incapacitated: CardNow[];
  in_play: CardNow[];
  contested: CardNow[];
}

/**
 * The action in progress. step: how far it has come; bleed: 0 unless it is one; lands: the pool
 * that its only target is left with if a bleed succeeds, UNCHOSEN where there is no such thing;
 * blocker: NOTHING while nobody tries.
 */
export interface ActionNow {
  kind: string;
  step: 'announced' | 'block' | 'resolve';
  acting: number;
  seat: number;
  card: number;
  target: number;
  targets: number[];
  bleed: number;
  lands: number;
  stealth: number;
  blocker: number;
  intercept: number;
  verdict: string;
}

/**
 * The combat in progress: the acting minion first. step: of the round, "" between two of them;
 * strikes: what each has chosen, or "";
 * damage: the points that it would inflict now, UNCHOSEN while there is no strike.
 */
export interface CombatNow {
  acting: number;
  opposing: number;
  round: number;
  step: 'before-range' | 'before-strikes' | 'damage' | 'press' | 'range' | 'round-end' | 'strike' | '';
  range: string;
  strength: [number, number];
  strikes: [string, string];
  damage: [number, number];
  goes_on: boolean;
}

/** The referendum in progress: votes cast so far, those of each source, and those to come. */
export interface ReferendumNow {
  kind: string;
  caller: number;
  calling: number;
  card: number;
  hunted: number;
  votes_for: number;
  votes_against: number;
  casts: [number, number, string, number][];
  to_come: [number, number, number][];
}

/** The course of play at a glance. impulse: whom the window asks, NOBODY if nobody is. */
export interface Situation {
  turn: number;
  active: number;
  phase: string;
  window: string;
  impulse: number;
  order: number[];
  action: ActionNow | null;
  combat: CombatNow | null;
  referendum: ReferendumNow | null;
}

/**
 * A card of the viewer's hand. options: the indexes of what can be done with it now; use: what
 * that is, "play", "vote", "choose" or "discard", "" for nothing; why: one sentence where it
 * cannot be played; brief: the same without the rule behind it.
 */
export interface HandCard {
  id: number;
  krcg: number;
  name: string;
  types: string[];
  disciplines: string[];
  combo: boolean;
  clans: string[];
  cost: [string, string][];
  gist: string;
  options: number[];
  use: '' | 'choose' | 'discard' | 'play' | 'vote';
  why: string;
  brief: string;
}

/**
 * One answer. declines: it does nothing; plays: a card is played or used; fails: it comes to
 * nothing, as things lie open; cards: what it is about, on the table and in the hand, first what
 * it is found under; target: the card that takes it by itself when it is chosen, -1 for none;
 * times: how often in a row it may be taken at once, 1 for nearly all.
 */
export interface OptionNow {
  index: number;
  words: string;
  declines: boolean;
  plays: boolean;
  fails: boolean;
  cards: number[];
  target: number;
  times: number;
}

/**
 * What is asked of the viewer. at: the number of the answer, which must be sent with it;
 * hint: what the card does whose effect asks; proposes: the first option that does something may
 * be shown as the likely one; together: others are asked too; closes:
 * milliseconds after which she passes, 0 for none.
 */
export interface Question {
  at: number;
  words: string;
  window: string;
  rule: string;
  about: Reference | null;
  hint: string;
  proposes: boolean;
  options: OptionNow[];
  together: boolean;
  closes: number;
}

/**
 * A sentence of the log. depth: 0 for a heading (a turn), 1 for an event, 2 for what it did;
 * outcome: it says what came of something, and is worth a moment on the stage.
 */
export interface Told {
  words: string;
  depth: number;
  seat: number;
  outcome: boolean;
}

/**
 * A card that was played. by: the minion that played it, "" for a Methuselah; gist: what the
 * card does, in short.
 */
export interface PlayedNow {
  seat: number;
  krcg: number;
  name: string;
  types: string[];
  by: string;
  gist: string;
}

/** How the game ended. seats: from the first place on; winner: NOBODY for none. */
export interface Standing {
  winner: number;
  reason: string;
  points: number[];
}

/** A piece of advice. option: the index of the option that is advised, -1 for none. */
export interface Tip {
  name: 'act' | 'actions-over' | 'bleed' | 'block' | 'call-vote' | 'choose' | 'combat' | 'combat-card' | 'discard' | 'discard-card' | 'draw-crypt' | 'edge' | 'hunt' | 'influence-over' | 'master' | 'modifier' | 'move-out' | 'no-block' | 'over' | 'play-master' | 'react' | 'reaction' | 'strike' | 'transfer' | 'use' | 'vote' | 'watch' | 'watch-you' | 'won';
  option: number;
}

/** The guide of a first game. learned: what was learned lately; tip: what to do now. */
export interface GuideNow {
  learned: ('bleed' | 'block' | 'combat' | 'discard' | 'edge' | 'influence' | 'master' | 'oust' | 'reaction' | 'stealth' | 'vote')[];
  tip: Tip;
}

/**
 * The whole page of a seat. ring: seats clockwise from the viewer; lines: the log since the
 * last screen, or all of it where `afresh` says so; played: the cards played since; order: a
 * standing order in words, and passed_for: how often it passed; full, hold, stops: how she is
 * asked; steps: those to come of what goes on, while she is asked, and forfeited: the one before
 * which she has nothing, "" for none; awaited: the seats that everybody waits for; speech: the
 * words that this edition has for others; spans: what a standing order may wait for now; guide:
 * of a first game.
 */
export interface Screen {
  game: string;
  at: number;
  you: number;
  turn: number;
  active: number;
  phase: string;
  window: string;
  impulse: number;
  waiting: string;
  ring: number[];
  seats: SeatNow[];
  now: Situation;
  names: Record<number, string>;
  hand: HandCard[];
  question: Question | null;
  lines: Told[];
  played: PlayedNow[];
  afresh: boolean;
  order: string;
  order_until: string;
  spans: ('action' | 'combat' | 'round' | 'turn')[];
  passed_for: number;
  full: boolean;
  hold: boolean;
  steps: string[];
  forfeited: string;
  stops: string[];
  awaited: number[];
  several: boolean;
  can_undo: boolean;
  standing: Standing | null;
  speech: Record<string, string>;
  guide: GuideNow;
}

/** The page as it is now. */
export interface Drawn {
  say: 'screen';
  screen: Screen;
}

/** What follows from each option on the screen `at`, and what the stage foresees. */
export interface Outlook {
  say: 'outlook';
  at: number;
  then: string[];
  ahead: string[];
}

/**
 * One thing said at the table. kind: "talk", "deal" or "back"; to: whom a deal is offered to;
 * state: of a deal "open", "accepted", "declined" or "withdrawn", of a step back "agreed" or
 * "refused".
 */
export interface Word {
  seat: number;
  kind: 'back' | 'deal' | 'talk';
  words: string;
  turn: number;
  to: number;
  state: string;
}

/**
 * Somebody asks to go back to the point with the mark `to`. turn, asked, window: where that
 * is; agreed: who has agreed so far; awaited: who has not; misplay: `asked` has played too early.
 */
export interface Back {
  seat: number;
  to: number;
  turn: number;
  asked: number;
  window: string;
  agreed: number[];
  awaited: number[];
  misplay: boolean;
}

/** All that was said at the table, and who asks to go back. */
export interface Around {
  say: 'around';
  words: Word[];
  back: Back | null;
}

/**
 * Where the table can go back to: a decision of a person. to: its mark, which says nothing of
 * how many answers there were; misplay: whether it may be taken back as one that was played too
 * early.
 */
export interface Point {
  to: number;
  turn: number;
  seat: number;
  window: string;
  misplay: boolean;
}

/** The decisions that people took last, the latest first. */
export interface PointsNow {
  say: 'points';
  points: Point[];
}

/**
 * How fast programs play; by: the seat that has paused them, NOBODY for an onlooker; left:
 * seconds of the time limit, which runs while nothing is paused, NO_LIMIT for none.
 */
export interface PaceNow {
  say: 'pace';
  delay: number;
  pause: boolean;
  by: number;
  left: number;
}

/**
 * Who is away. absent: the seats of people without a page; replaceable: those of them for whom
 * a program may play; stood_in: those for whom one does.
 */
export interface PresentNow {
  say: 'present';
  absent: number[];
  replaceable: number[];
  stood_in: number[];
}

/** One sentence, with the rule behind it. */
export interface WhyNot {
  say: 'why';
  words: string;
}

/**
 * The game is over, and this seat has set a table for the same people and decks: it waits
 * under the name of the game.
 */
export interface SetAgain {
  say: 'set again';
  seat: number;
}

/** What was sent has changed nothing, and why. */
export interface Refused {
  say: 'refused';
  reason: string;
}

/**
 * A preconstructed deck. set: its year; clans, disciplines: the main ones, most cards first;
 * crypt, library: its cards; styles: how it plays (`table/styles.py`).
 */
export interface DeckOffered {
  name: string;
  set: string;
  crypt: number;
  library: number;
  clans: string[];
  disciplines: string[];
  styles: string[];
}

/** What the set-up page offers. players: the programs by name; edition: the one proposed. */
export interface Start {
  decks: DeckOffered[];
  players: string[];
  version: string;
  edition: string;
  editions: string[];
  formats: string[];
}

/** A list that can be brought, by its name and size: nothing is wrong with it. */
export interface DeckChecked {
  name: string;
  crypt: number;
  library: number;
  errors: string[];
}

/** A seat for a person, and the key in her link that opens it. */
export interface SeatKey {
  seat: number;
  name: string;
  key: string;
}

/** A game that is set. seats: those for people, in the order asked for. */
export interface Begun {
  game: string;
  seats: SeatKey[];
}

/** All that is wrong with what was sent, and in which lines of a list it is, 0 for none. */
export interface Refusals {
  errors: string[];
  lines: number[];
}

/** One official ruling with its references. */
export interface RulingNow {
  text: string;
  references: string[];
}

/**
 * Everything printed on a card, read from krcg at run time. played: what it does here, in our
 * own words, () for a card that cannot be played yet; X costs are -1.
 */
export interface CardPage {
  krcg: number;
  name: string;
  types: string[];
  text: string;
  clans: string[];
  disciplines: string[];
  combo: boolean;
  capacity: number | null;
  group: number | null;
  title: string | null;
  sect: string | null;
  blood_cost: number | null;
  pool_cost: number | null;
  life: number | null;
  strength: number | null;
  bleed: number | null;
  burn_option: boolean;
  advanced: boolean;
  sets: string[];
  rulings: RulingNow[];
  played: string[];
}

/** Whatever a page hears over its socket. */
export type Hears =
  | Drawn
  | Outlook
  | Around
  | PointsNow
  | PaceNow
  | PresentNow
  | WhyNot
  | SetAgain
  | Refused;
