/** A socket to the server that opens again by itself. */
import { settings } from './settings.svelte';

/** Milliseconds before each try. */
const AGAIN = [300, 800, 1500, 3000];
/** The server closes with this where there is nothing of that name. */
const GONE = 4404;

export abstract class Socket {
  open = $state(false);
  /** Why there is nothing here, in words. */
  gone = $state('');
  #socket: WebSocket | null = null;
  #tries = 0;
  #closed = false;

  /** Where it leads, below `api/`. */
  protected abstract path(): string;
  protected abstract hear(text: string): void;

  protected connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/${this.path()}&language=${settings.language}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.open = true;
      this.#tries = 0;
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(event.data);
    socket.onclose = (event) => {
      this.open = false;
      if (event.code === GONE) this.gone = event.reason;
      else if (!this.#closed) setTimeout(() => this.connect(), AGAIN[Math.min(this.#tries++, AGAIN.length - 1)]);
    };
  }

  protected say(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** Come again: the server speaks another language now. */
  again(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}
