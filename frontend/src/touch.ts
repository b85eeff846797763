/** A finger that rests on a card shows it; what lets go afterwards is no click. */
const LONG = 450;
const STRAYS = 12;

export interface Finger {
  /** Whether the last thing that pointed was a finger: it hovers over nothing. */
  readonly touches: boolean;
  down: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  up: () => void;
  click: (event: MouseEvent) => void;
  menu: (event: MouseEvent) => void;
  key: () => void;
}

const cardAt = (event: Event): HTMLElement | null => (event.target as HTMLElement).closest<HTMLElement>('[data-card]');

export function finger(rests: (card: number) => void): Finger {
  let touches = false;
  let rested = false;
  let timer = 0;
  let from = [0, 0] as [number, number];
  return {
    get touches() {
      return touches;
    },
    down(event) {
      touches = event.pointerType === 'touch';
      rested = false;
      clearTimeout(timer);
      const card = touches ? cardAt(event) : null;
      if (!card) return;
      from = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        rested = true;
        rests(Number(card.dataset.card));
      }, LONG);
    },
    move(event) {
      if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > STRAYS) clearTimeout(timer);
    },
    up: () => clearTimeout(timer),
    click(event) {
      if (!rested) return;
      rested = false;
      event.stopPropagation();
      event.preventDefault();
    },
    menu(event) {
      if (touches && cardAt(event)) event.preventDefault();
    },
    key() {
      touches = false;
    },
  };
}
