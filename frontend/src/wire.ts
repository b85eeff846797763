/** What the server says, as `server/screen.py` and `server/messages.py` define it. */

export interface Reference {
  id: number;
  krcg: number;
  name: string;
}

export interface CardNow extends Reference {
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
  mark: '' | 'acting' | 'blocking' | 'target' | 'fighting';
  attached: CardNow[];
  spoken: string;
}

export interface SeatNow {
  seat: number;
  name: string;
  relation: string;
  person: boolean;
  pool: number;
  victory_points: number;
  edge: boolean;
  out: boolean;
  /** The turn in which she left the game, 0 while she is in it; and who ousted her, -1 for nobody. */
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

export interface HandCard extends Reference {
  types: string[];
  disciplines: string[];
  combo: boolean;
  clans: string[];
  cost: [string, string][];
  gist: string;
  options: number[];
  use: '' | 'play' | 'vote' | 'choose' | 'discard';
  why: string;
}

export interface Option {
  index: number;
  words: string;
  declines: boolean;
  verb: string;
  word: string;
  mode: string;
  number: number;
  card: number;
  minion: number;
  target: number;
  seat: number;
}

export interface Question {
  at: number;
  words: string;
  window: string;
  rule: string;
  about: Reference | null;
  hint: string;
  options: Option[];
  together: boolean;
  closes: number;
}

export interface ActionNow {
  kind: string;
  acting: number;
  seat: number;
  card: number;
  target: number;
  targets: number[];
  bleed: number;
  stealth: number;
  blocker: number;
  intercept: number;
  verdict: string;
}

export interface CombatNow {
  acting: number;
  opposing: number;
  round: number;
  range: string;
  strength: [number, number];
  strikes: [string, string];
  /** The points that each strike would inflict, -1 while there is none. */
  damage: [number, number];
  goes_on: boolean;
}

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

export interface Situation {
  phase: string;
  window: string;
  order: number[];
  action: ActionNow | null;
  combat: CombatNow | null;
  referendum: ReferendumNow | null;
}

export interface Told {
  words: string;
  depth: number;
  seat: number;
}

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
  names: Record<string, string>;
  hand: HandCard[];
  question: Question | null;
  lines: Told[];
  afresh: boolean;
  order: string;
  order_until: string;
  passed_for: number;
  full: boolean;
  hold: boolean;
  steps: string[];
  forfeited: string;
  stops: string[];
  awaited: number[];
  several: boolean;
  can_undo: boolean;
  standing: { winner: number; reason: string; points: number[] } | null;
  speech: Record<string, string>;
}

export interface Word {
  seat: number;
  kind: 'talk' | 'deal' | 'back';
  words: string;
  turn: number;
  to: number;
  state: string;
}

export interface Point {
  to: number;
  turn: number;
  seat: number;
  window: string;
  misplay: boolean;
}

export interface Pace {
  delay: number;
  pause: boolean;
  by: number;
  /** Seconds of the time limit that are left, -1 without one. */
  left: number;
}

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

export interface OpenHand {
  seat: number;
  cards: Reference[];
}

export interface Seen {
  at: number;
  length: number;
  screen: Screen;
  hands: OpenHand[];
}

export interface Chart {
  turns: number[];
  answers: number[];
  pools: number[][];
  names: string[];
}

export type Said =
  | { say: 'screen'; screen: Screen }
  | { say: 'outlook'; at: number; then: string[]; ahead: string[] }
  | { say: 'around'; words: Word[]; back: Back | null }
  | { say: 'points'; points: Point[] }
  | ({ say: 'pace' } & Pace)
  | { say: 'why'; words: string }
  | { say: 'refused'; reason: string };

export type Do =
  | { do: 'answer'; at: number; option: number }
  | { do: 'undo' }
  | { do: 'forfeit'; step: string }
  | { do: 'order'; until: string }
  | { do: 'cancel order' }
  | { do: 'wish'; full: boolean; hold: boolean; stops?: string[] }
  | { do: 'say'; words: string }
  | { do: 'offer'; to: number; words: string }
  | { do: 'reply'; deal: number; verdict: string }
  | { do: 'points' }
  | { do: 'go back'; to: number; misplay: boolean }
  | { do: 'consent'; agrees: boolean }
  | { do: 'pace'; delay: number; pause: boolean; step?: boolean }
  | { do: 'why'; card?: number; action?: string };

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
  rulings: { text: string; references: string[] }[];
  played: string[];
}

export interface Start {
  decks: { name: string; set: string; crypt: number; clans: string[]; disciplines: string[]; library: number }[];
  players: string[];
  version: string;
  editions: string[];
  edition: string;
  formats: string[];
}
