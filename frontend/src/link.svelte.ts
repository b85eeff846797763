/** The page's side of a table: the socket, the screen as it is now, and the log so far. */
import { Beats, type Arrived } from './beats.svelte';
import { plain } from './places';
import { settings } from './settings.svelte';
import { Socket } from './socket.svelte';
import { speak } from './speech';
import type { Back, CardPage, Hears, Outlook, PaceNow, Point, PresentNow, Screen, Told, Word } from './wire';
import type { Sends } from './wire.sent';

const LONGEST_LOG = 400;

export class Link extends Socket {
  /** Whether the game is over and seen again. */
  readonly seenAgain: boolean = false;
  screen: Screen | null = $state.raw(null);
  then: string[] = $state.raw([]);
  /** What the stage foresees, as things stand. */
  ahead: string[] = $state.raw([]);
  log: Told[] = $state.raw([]);
  /** The log since the viewer's last decision. */
  fresh: Told[] = $state.raw([]);
  readonly beats = new Beats((arrived) => this.show(arrived));
  said = $state('');
  talk: Word[] = $state.raw([]);
  back: Back | null = $state.raw(null);
  points: Point[] = $state.raw([]);
  pace: PaceNow = $state.raw({ say: 'pace', delay: 400, pause: false, by: -1, left: -1 });
  /** Who is away, and for whom a bot plays. */
  present: PresentNow = $state.raw({ say: 'present', absent: [], replaceable: [], stood_in: [] });
  /** Who has set the table for the same people once more, -1 for nobody. */
  setAgain = $state(-1);
  /** Every card that was ever named here, for the links in the log. */
  readonly known = new Map<string, number>();

  constructor(
    readonly game: string,
    readonly key: string,
    live = true,
  ) {
    super();
    if (live) this.connect();
  }

  protected path(): string {
    return `games/${this.game}?key=${encodeURIComponent(this.key)}`;
  }

  protected hear(text: string): void {
    const said = JSON.parse(text) as Hears;
    if (said.say === 'screen') {
      this.beats.arrives(said.screen, said.screen.several, !this.pace.delay);
    } else if (said.say === 'outlook') {
      if (!this.beats.foresees(said) && this.screen?.at === said.at) this.foresee(said);
    } else if (said.say === 'around') {
      this.talk = said.words;
      this.back = said.back;
    } else if (said.say === 'pace') this.pace = said;
    else if (said.say === 'points') this.points = said.points;
    else if (said.say === 'present') this.present = said;
    else if (said.say === 'set again') this.setAgain = said.seat;
    else this.said = said.say === 'why' ? said.words : said.reason;
  }

  /** A screen's turn has come. */
  private show({ screen, outlook }: Arrived): void {
    speak(screen.speech);
    this.screen = screen;
    this.foresee(outlook);
    const before = screen.afresh ? [] : this.log;
    this.log = [...before, ...screen.lines].slice(-LONGEST_LOG);
    this.fresh = screen.afresh ? [] : [...this.fresh, ...screen.lines].slice(-LONGEST_LOG);
    this.learn(screen);
  }

  private foresee(outlook: Outlook | null): void {
    this.then = outlook?.then ?? [];
    this.ahead = outlook?.ahead ?? [];
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
    this.beats.goOn();
    this.say(JSON.stringify(message));
  }

  /** Take an option, or the same one several times in a row. */
  take(option: number, times = 1): void {
    const question = this.screen?.question;
    if (!question) return;
    this.fresh = [];
    this.send({ do: 'answer', at: question.at, option, times });
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
