/** The page's side of a table that waits: its socket, who sits where, and what was refused. */
import { keep } from './kept';
import { Socket } from './socket.svelte';
import type { HearsWaiting, TableWaits } from './wire.waiting';
import type { SendsWaiting } from './wire.sent';
import { t } from './words.svelte';

const KEYS = 'methuselah chairs';

/** The keys of the chairs that this browser has taken: who opens the link again sits where she sat. */
function keys(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEYS) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export class WaitingTable extends Socket {
  now: TableWaits | null = $state.raw(null);
  errors: string[] = $state.raw([]);
  lines: number[] = $state.raw([]);
  key: string;

  constructor(
    readonly name: string,
    key: string,
  ) {
    super();
    this.key = key || (keys()[name] ?? '');
    if (this.key) this.#remember();
    this.connect();
  }

  /** The chair's key stays in the browser, and in the address of nobody else. */
  #remember(): void {
    localStorage.setItem(KEYS, JSON.stringify({ ...keys(), [this.name]: this.key }));
    history.replaceState(null, '', `#/wait/${this.name}`);
  }

  protected path(): string {
    return `tables/${this.name}?key=${encodeURIComponent(this.key)}`;
  }

  protected hear(text: string): void {
    const said = JSON.parse(text) as HearsWaiting;
    if (said.say === 'waits') {
      this.now = said;
      if (said.begun) this.#play(said);
    } else if (said.say === 'seated') {
      this.key = said.key;
      this.#remember();
    } else {
      this.errors = said.say === 'declined' ? said.errors : [said.reason];
      this.lines = said.say === 'declined' ? said.lines : [0];
    }
  }

  /** The game has begun: to one's seat, or to look on. */
  #play(said: TableWaits): void {
    const own = said.chairs[said.mine];
    if (own) keep(said.begun, this.key, own.deck || t('own-deck'), said.chairs.length);
    location.replace(`#/table/${said.begun}/${own ? this.key : ''}`);
  }

  send(message: SendsWaiting): void {
    this.errors = [];
    this.lines = [];
    this.say(JSON.stringify(message));
  }
}
