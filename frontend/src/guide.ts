/** A first game: the server says what to do now, and the page keeps what was learned. */
import type { GuideNow, Tip } from './wire';
import type { NewGame } from './wire.sent';

export type Lesson = GuideNow['learned'][number];
export const LESSONS: readonly Lesson[] = ['influence', 'bleed', 'block', 'combat', 'vote'];

/** The table of the first game: the same cards for everybody. */
export const FIRST_GAME: NewGame = {
  seats: [
    { who: 'you', deck: 'Toreador' },
    { who: 'heuristic', deck: 'Ventrue' },
    { who: 'heuristic', deck: 'Gangrel' },
  ],
  seed: 36,
  in_order: true,
};

/** The advice that is given now, to somebody who has learned so much. */
export const advice = (guide: GuideNow, known: ReadonlySet<Lesson>): Tip =>
  guide.tips.find((one) => !one.until || !known.has(one.until)) ?? { name: 'watch', option: -1, until: '' };
