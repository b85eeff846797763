/** A board that does not fit is drawn closer, step by step, until it fits: the style sheet says how. */
const CLOSEST = 4;

/** Points that the corners of a target stand out. */
const SLACK = 3;

const spills = (it: HTMLElement): boolean => it.scrollHeight > it.clientHeight + SLACK || it.scrollWidth > it.clientWidth + SLACK;

/** Keep `data-crowd` of a board at the least closeness at which none of its parts (`data-fits`) spills. */
export function crowding(board: HTMLElement, _shown: unknown): { update: () => void; destroy: () => void } {
  function fit(): void {
    for (let step = 0; step <= CLOSEST; step++) {
      board.dataset.crowd = String(step);
      if (![...board.querySelectorAll<HTMLElement>('[data-fits]')].some(spills)) return;
    }
  }
  const watch = new ResizeObserver(fit);
  watch.observe(board);
  fit();
  return { update: fit, destroy: () => watch.disconnect() };
}
