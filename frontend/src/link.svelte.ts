/** The page's side of a table: the socket, the screen as it is now, and the log so far. */
import { plain } from './places';
import { settings } from './settings.svelte';
import { speak } from './speech';
import type { Back, CardPage, Hears, PaceNow, Point, Screen, Told, Word } from './wire';
import type { Sends } from './wire.sent';

const AGAIN = [300, 800, 1500, 3000];
const LONGEST_LOG = 400;

export class Link {
  /** Whether the game is over and seen again. */
  readonly seenAgain: boolean = false;
  screen: Screen | null = $state.raw(null);
  then: string[] = $state.raw([]);
  /** What the stage foresees, as things stand. */
  ahead: string[] = $state.raw([]);
  log: Told[] = $state.raw([]);
  said = $state('');
  talk: Word[] = $state.raw([]);
  back: Back | null = $state.raw(null);
  points: Point[] = $state.raw([]);
  pace: PaceNow = $state.raw({ say: 'pace', delay: 400, pause: false, by: -1, left: -1 });
  open = $state(false);
  gone = $state('');
  /** Every card that was ever named here, for the links in the log. */
  readonly known = new Map<string, number>();
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;

  constructor(
    readonly game: string,
    readonly key: string,
    live = true,
  ) {
    if (live) this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/api/games/${this.game}?key=${encodeURIComponent(this.key)}&language=${settings.language}`;
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.open = true;
      this.#tries = 0;
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Hears);
    socket.onclose = (event) => {
      this.open = false;
      if (event.code === 4404) this.gone = event.reason;
      else if (!this.#closed)
        setTimeout(() => this.#connect(), AGAIN[Math.min(this.#tries++, AGAIN.length - 1)]);
    };
  }

  #hear(said: Hears): void {
    if (said.say === 'screen') {
      speak(said.screen.speech);
      this.screen = said.screen;
      this.then = [];
      this.ahead = [];
      const before = said.screen.afresh ? [] : this.log;
      this.log = [...before, ...said.screen.lines].slice(-LONGEST_LOG);
      this.learn(said.screen);
    } else if (said.say === 'outlook') {
      if (this.screen?.at === said.at) {
        this.then = said.then;
        this.ahead = said.ahead;
      }
    } else if (said.say === 'around') {
      this.talk = said.words;
      this.back = said.back;
    } else if (said.say === 'pace') this.pace = said;
    else if (said.say === 'points') this.points = said.points;
    else this.said = said.say === 'why' ? said.words : said.reason;
  }

  protected learn(screen: Screen): void {
    for (const seat of screen.seats) {
      const onTable = [seat.ready, seat.torpor, seat.incapacitated, seat.uncontrolled, seat.in_play, seat.contested].flat();
      const named = [...onTable, ...onTable.flatMap((card) => card.attached), ...seat.ash_heap, ...seat.research, ...screen.hand];
      for (const card of named) if (card.name) this.known.set(plain(card.name), card.krcg);
    }
  }

  send(message: Sends): void {
    this.said = '';
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Take an option, or the same one several times in a row. */
  take(option: number, times = 1): void {
    const question = this.screen?.question;
    if (question) this.send({ do: 'answer', at: question.at, option, times });
  }

  /** Sit down again: the server speaks another language now. */
  again(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}

const pages = new Map<string, Promise<CardPage>>();

/** Everything printed on a card; each is asked for once. */
export function cardPage(krcg: number): Promise<CardPage> {
  const name = `${krcg}?language=${settings.language}`;
  let page = pages.get(name);
  if (!page) {
    page = fetch(`api/cards/${name}`).then((answer) => {
      if (!answer.ok) throw new Error('There is no such card.');
      return answer.json() as Promise<CardPage>;
    });
    pages.set(name, page);
  }
  return page;
}
