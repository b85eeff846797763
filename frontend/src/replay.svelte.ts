/** A game that is over, seen again: a finger on one of its moments, from one seat or with all open. */
import { Link } from './link.svelte';
import { settings } from './settings.svelte';
import type { Refusals, Word } from './wire';
import type { OpenHand, Seen } from './wire.replay';

const BEAT = 900;

export class Replay extends Link {
  override readonly seenAgain = true;
  at = $state(0);
  length = $state(0);
  seat = $state(-1);
  playing = $state(false);
  hands: OpenHand[] = $state.raw([]);
  #said: Word[] = [];
  #wanted = 0;
  #timer = 0;

  /** at, seat: the moment that is shown first, and from which seat, -1 for all open. */
  constructor(game: string, key: string, at = 1, seat = -1) {
    super(game, key, false);
    this.seat = seat;
    this.open = true;
    void fetch(`api/games/${game}/talk`)
      .then((answer) => (answer.ok ? (answer.json() as Promise<Word[]>) : []))
      .then((words) => (this.#said = words))
      .catch(() => [])
      .then(() => this.go(at));
  }

  /** Show the moment after so many answers. */
  async go(at: number): Promise<void> {
    const asked = ++this.#wanted;
    const url = `api/games/${this.game}/scenes/${Math.max(0, at)}?seat=${this.seat}&language=${settings.language}`;
    const answer = await fetch(url);
    const said = (await answer.json()) as Seen | Refusals;
    if (asked !== this.#wanted) return;
    if ('errors' in said) {
      this.gone = said.errors[0] ?? '';
      return;
    }
    this.at = said.at;
    this.length = said.length;
    this.hands = said.hands;
    this.log = said.screen.lines;
    this.learn(said.screen);
    this.screen = said.screen;
    this.talk = this.#said.filter((word) => word.turn <= said.screen.turn);
  }

  from(seat: number): void {
    this.seat = seat;
    void this.go(this.at);
  }

  play(on: boolean): void {
    this.playing = on;
    clearTimeout(this.#timer);
    if (on) this.#timer = setTimeout(() => void this.#on(), BEAT);
  }

  async #on(): Promise<void> {
    if (!this.playing) return;
    await this.go(this.at + 1);
    this.play(this.at < this.length);
  }

  override again(): void {
    void this.go(this.at);
  }

  override close(): void {
    this.play(false);
  }
}
