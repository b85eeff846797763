/** A first game: what to do now and why, and what was learned, read from the screen that all see. */
import type { OptionNow, Screen, SeatNow } from './wire';

export const LESSONS = ['influence', 'bleed', 'block', 'combat', 'vote'] as const;
export type Lesson = (typeof LESSONS)[number];

/** The table of the first game: the same cards for everybody. */
export const FIRST_GAME = {
  seats: [
    { who: 'you', deck: 'Toreador' },
    { who: 'heuristic', deck: 'Ventrue' },
    { who: 'heuristic', deck: 'Gangrel' },
  ],
  seed: 36,
  in_order: true,
};

export interface Tip {
  /** The name of what is said. */
  name: string;
  /** The option that is advised, -1 for none. */
  option: number;
}

const mine = (screen: Screen): SeatNow | undefined => screen.seats.find((seat) => seat.seat === screen.you);
const owns = (screen: Screen, card: number): boolean => !!mine(screen)?.ready.some((one) => one.id === card) || !!mine(screen)?.torpor.some((one) => one.id === card);

/** What a screen shows to have been learned. */
export function learned(screen: Screen, before: ReadonlySet<Lesson>): Set<Lesson> {
  const known = new Set(before);
  const { action, combat, referendum } = screen.now;
  if (mine(screen)?.ready.length) known.add('influence');
  if (action?.kind === 'bleed' && action.seat === screen.you) known.add('bleed');
  if (action && action.seat !== screen.you && owns(screen, action.blocker)) known.add('block');
  if (combat && (owns(screen, combat.acting) || owns(screen, combat.opposing))) known.add('combat');
  if (referendum?.casts.some(([seat]) => seat === screen.you)) known.add('vote');
  return known;
}

/** The vampire that needs least: what is put on it is not lost. */
function nearest(screen: Screen, options: OptionNow[]): OptionNow | undefined {
  const cards = new Map((mine(screen)?.uncontrolled ?? []).map((card) => [card.id, card]));
  const left = (option: OptionNow): number => {
    const card = cards.get(option.target);
    return card ? card.full - card.blood : 99;
  };
  return [...options].sort((a, b) => left(a) - left(b))[0];
}

/** What is advised now. */
export function tip(screen: Screen, known: ReadonlySet<Lesson>): Tip {
  const question = screen.question;
  const none = (name: string): Tip => ({ name, option: -1 });
  if (screen.standing) return none('over');
  if (!question) {
    const action = screen.now.action;
    return none(action && action.targets.includes(screen.you) ? 'watch-you' : 'watch');
  }
  const options = question.options;
  const first = (verb: string, word = ''): OptionNow | undefined => options.find((one) => one.verb === verb && (!word || one.word === word));
  const advise = (name: string, option: OptionNow | undefined): Tip => ({ name, option: option?.index ?? -1 });
  const pass = options.find((one) => one.declines);
  const own = screen.active === screen.you;
  const window = screen.now.window;
  if (first('move out')) return advise('move-out', first('move out'));
  if (window === 'influence') {
    const to = nearest(screen, options.filter((one) => one.verb === 'transfer'));
    const enough = (mine(screen)?.ready.length ?? 0) >= 3 || (mine(screen)?.pool ?? 0) < 8;
    return to && !enough ? advise('transfer', to) : advise('influence-over', pass);
  }
  if (window === 'master') return advise('master', pass);
  if (window === 'discard') return advise('discard', pass);
  if (window === 'minion' && own) {
    const political = first('act', 'political');
    if (political && !known.has('vote')) return advise('call-vote', political);
    const bleed = first('act', 'bleed');
    if (bleed) return advise('bleed', bleed);
    return advise('actions-over', pass);
  }
  if (window === 'polling') {
    const wanted = screen.now.referendum?.caller === screen.you ? 'for' : 'against';
    return advise('vote', first('vote', wanted) ?? pass);
  }
  if (screen.now.combat) {
    if (window === 'strike') return advise('strike', first('hand strike') ?? options[0]);
    return advise('combat', pass ?? options[0]);
  }
  const block = (screen.now.action?.stealth ?? 1) <= 0 ? first('block') : undefined;
  if (block) return advise('block', block);
  if (window === 'action' && !own) return advise('no-block', pass);
  if (window === 'terms' || question.options.every((one) => !one.declines)) return advise('choose', options[0]);
  return advise('react', pass);
}
