/** A first game: the server says what to do now, and the page keeps what was learned. */
import type { GuideNow } from './wire';
import type { NewGame } from './wire.sent';

export type Lesson = GuideNow['learned'][number];
export const LESSONS: readonly Lesson[] = ['influence', 'discard', 'master', 'bleed', 'edge', 'stealth', 'reaction', 'block', 'combat', 'vote', 'oust'];
