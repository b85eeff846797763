/** What a visitor has chosen for herself, kept in her browser. */

const KEY = 'methuselah settings';

interface Kept {
  language: string;
  colours: string;
  motion: string;
  keys: boolean;
  scans: string;
  /** Milliseconds for which what came of something is held, 0 for not at all. */
  hold: number;
  sound: boolean;
}

function first(): string {
  const wanted = navigator.language.slice(0, 2);
  return ['en', 'fr', 'es'].includes(wanted) ? wanted : 'en';
}

function read(): Kept {
  const plain: Kept = { language: first(), colours: 'standard', motion: 'system', keys: true, scans: '', hold: 1500, sound: true };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return plain;
  }
}

export const settings: Kept = $state(read());

/** Keep them, and let the style sheet know. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.colours = settings.colours;
  root.dataset.motion = settings.motion;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* a browser that keeps nothing */
  }
}
