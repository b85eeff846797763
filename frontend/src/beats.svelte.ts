/** Screens are shown in beats: what came of something stays until it can be read, then the next one comes. */
import { isEmpty, NOTHING_YET, outcomeOf, type Outcome } from './outcomes';
import { settings } from './settings.svelte';
import { soundsOf } from './sound';
import type { Outlook, PlayedNow, Screen } from './wire';

/** A screen, and what follows from its options once that is known. */
export interface Arrived {
  screen: Screen;
  outlook: Outlook | null;
}

/** More than this never waits: somebody was away for long. */
const MOST_WAITING = 20;
/** How long an announcement stands, as a part of the time of an outcome. */
const ANNOUNCED = 0.6;

export class Beats {
  outcome: Outcome = $state.raw(NOTHING_YET);
  played: PlayedNow[] = $state.raw([]);
  #now: Screen | null = null;
  #waiting: Arrived[] = [];
  #timer = 0;
  #held = false;

  constructor(readonly show: (arrived: Arrived) => void) {}

  /** A screen arrives. together: others play too, and it is shown at once; at once: nothing is held. */
  arrives(screen: Screen, together: boolean, atOnce: boolean): void {
    const shownNow = together || atOnce || screen.afresh || document.hidden || this.#waiting.length >= MOST_WAITING;
    if (this.#held && !shownNow) {
      this.#waiting.push({ screen, outlook: null });
      return;
    }
    if (!together || atOnce) this.goOn();
    this.#next({ screen, outlook: null }, atOnce);
  }

  /** What follows from the options of a screen: it may not be shown yet. */
  foresees(outlook: Outlook): boolean {
    const waits = this.#waiting.find((one) => one.screen.at === outlook.at);
    if (waits) waits.outlook = outlook;
    return !!waits;
  }

  /** Everything that waits is shown now. */
  goOn(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#clear();
    for (const one of waiting) {
      this.#now = one.screen;
      this.show(one);
    }
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#held = false;
    this.outcome = NOTHING_YET;
    this.played = [];
  }

  #next(arrived: Arrived, atOnce = false): void {
    const before = this.#now;
    const { screen } = arrived;
    this.#now = screen;
    this.show(arrived);
    soundsOf(before, screen);
    const time = Number(settings.hold);
    if (atOnce || !time || screen.afresh) return;
    const outcome = outcomeOf(before, screen);
    const played = screen.played.filter((one) => one.seat !== screen.you);
    const action = screen.now.action;
    const announced = !!action && !before?.now.action && action.step === 'announced' && screen.active !== screen.you;
    if (isEmpty(outcome) && !played.length && !announced) return;
    clearTimeout(this.#timer);
    this.#held = true;
    this.outcome = { changes: outcome.changes, lines: outcome.lines };
    this.played = played;
    const stays = isEmpty(outcome) && !played.length ? time * ANNOUNCED : time;
    this.#timer = window.setTimeout(() => this.#over(), stays);
  }

  #over(): void {
    this.#clear();
    while (!this.#held) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#next(next);
    }
  }
}
