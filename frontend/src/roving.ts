/** One stop of the Tab key for each region; arrows move within it. */

const STOPS = 'button:not(:disabled), a[href]';
export const REGIONS = '.cards, .me, .seat, .opts, .declines, .stage';

const stops = (region: Element): HTMLElement[] => [...region.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.offsetParent !== null);

/** The region is left and entered by Tab at the place where it was left before. */
export function roving(region: HTMLElement): { destroy: () => void } {
  let last: HTMLElement | null = null;
  function order(): void {
    const all = stops(region);
    if (!last || !all.includes(last)) last = all[0] ?? null;
    for (const one of all) one.tabIndex = one === last ? 0 : -1;
  }
  function entered(event: FocusEvent): void {
    last = event.target as HTMLElement;
    order();
  }
  const changes = new MutationObserver(order);
  changes.observe(region, { childList: true, subtree: true });
  region.addEventListener('focusin', entered);
  order();
  return {
    destroy() {
      changes.disconnect();
      region.removeEventListener('focusin', entered);
    },
  };
}

/** Move the focus by an arrow key; false where it is in no region. */
export function move(key: string): boolean {
  const at = document.activeElement;
  const region = at?.closest(REGIONS);
  if (!(at instanceof HTMLElement) || !region) return false;
  const all = stops(region);
  const step = key === 'arrowleft' || key === 'arrowup' ? -1 : 1;
  all[(all.indexOf(at) + step + all.length) % all.length]?.focus();
  return true;
}
