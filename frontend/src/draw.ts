/** Pictures drawn from the data of a card: same data, same picture, every time. */
import { ICONS } from './signs';

type Chance = () => number;

function seeded(text: string): Chance {
  let hash = 2166136261;
  for (const letter of text) {
    hash ^= letter.charCodeAt(0);
    hash = Math.imul(hash, 16777619);
  }
  let a = hash >>> 0;
  return () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const HUES: Record<string, number> = {
  Tremere: 352, Ventrue: 222, Gangrel: 34, Toreador: 318, Nosferatu: 132, Brujah: 18,
  Malkavian: 276, Lasombra: 252, Ministry: 46, 'Banu Haqim': 8, Hecata: 190, Tzimisce: 340,
  Ravnos: 62, Salubri: 168, Baali: 0, Caitiff: 28, Daughter: 300, 'Daughter of Cacophony': 300,
  Giovanni: 190, Assamite: 8, 'Follower of Set': 46, Samedi: 104, Gargoyle: 206, Kiasyd: 264,
};

const TYPE_HUES: Record<string, number> = {
  reaction: 210, combat: 8, 'action modifier': 270, 'political action': 36, master: 160,
  action: 46, equipment: 24, retainer: 96, ally: 40, event: 320, location: 200,
};

/** The hue of a clan; one that has none of its own gets one from its name. */
export function hueOf(clan: string): number {
  const plain = clan.replace(/ antitribu$/, '');
  const known = HUES[plain];
  return known ?? (plain ? Math.floor(seeded(plain)() * 360) : 30);
}

export const hueOfType = (type: string): number => TYPE_HUES[type] ?? 30;

/** Two letters for a clan. */
export function pennant(clan: string): string {
  const words = clan.split(' ').filter((word) => /^[A-Z]/.test(word));
  return words.length > 1 ? words.map((word) => word[0]).join('').slice(0, 2) : clan.slice(0, 2);
}

const at = (cx: number, cy: number, r: number, a: number): [number, number] => [
  +(cx + r * Math.cos(a)).toFixed(1),
  +(cy + r * Math.sin(a)).toFixed(1),
];

const SERIF = 'Palatino Linotype,Palatino,Georgia,Liberation Serif,serif';
const LEAD = '#0b090e';

function letter(x: number, y: number, size: number, text: string): string {
  return `<text x="${x}" y="${y.toFixed(1)}" text-anchor="middle" font-family="${SERIF}" font-weight="700" font-size="${size.toFixed(1)}" fill="#f6efe4">${text}</text>`;
}

/** A rose window: petals of tinted glass between lead lines. */
function rose(seed: string, hue: number, cx: number, cy: number, R: number, initial: string, lead: number): string {
  const next = seeded(seed);
  const petals = 6 + Math.floor(next() * 5);
  const turn = -Math.PI / 2 + (next() < 0.5 ? 0 : Math.PI / petals);
  const inner = R * (0.5 + next() * 0.06);
  const style = Math.floor(next() * 3);
  let drawn = '';
  for (let i = 0; i < petals; i++) {
    const from = turn + (i * 2 * Math.PI) / petals;
    const to = from + (2 * Math.PI) / petals;
    const middle = (from + to) / 2;
    const [x1, y1] = at(cx, cy, R, from);
    const [x2, y2] = at(cx, cy, R, to);
    const h = hue + (next() - 0.5) * 44;
    const l = 26 + next() * 22;
    drawn += `<path d="M${cx} ${cy}L${x1} ${y1}A${R} ${R} 0 0 1 ${x2} ${y2}Z" fill="hsl(${h | 0} ${(34 + next() * 16) | 0}% ${l | 0}%)"/>`;
    drawn += petal(style, cx, cy, R, inner, middle, petals, `hsl(${(h + 8) | 0} 52% ${(l + 20) | 0}%)`, lead);
    drawn += `<path d="M${cx} ${cy}L${x1} ${y1}" stroke="${LEAD}" stroke-width="${lead}"/>`;
  }
  drawn += `<circle cx="${cx}" cy="${cy}" r="${R}" fill="none" stroke="${LEAD}" stroke-width="${lead}"/>`;
  drawn += `<circle cx="${cx}" cy="${cy}" r="${inner.toFixed(1)}" fill="#120e16" stroke="hsl(${hue} 30% 62%)" stroke-width="${lead * 0.6}"/>`;
  return initial ? drawn + letter(cx, cy + inner * 0.46, inner * 1.36, initial) : drawn;
}

function petal(style: number, cx: number, cy: number, R: number, inner: number, a: number, petals: number, fill: string, lead: number): string {
  const [px, py] = at(cx, cy, (R + inner) / 2, a);
  const r = Math.min(((R - inner) / 2) * 0.86, R * Math.sin(Math.PI / petals) * 0.78);
  if (style === 0)
    return `<circle cx="${px}" cy="${py}" r="${r.toFixed(1)}" fill="${fill}" stroke="${LEAD}" stroke-width="${lead * 0.8}"/>`;
  if (style === 1) {
    const [qx, qy] = at(cx, cy, R * 0.94, a);
    const [ix, iy] = at(cx, cy, inner, a);
    const [lx, ly] = at(px, py, r * 0.8, a + Math.PI / 2);
    const [rx, ry] = at(px, py, r * 0.8, a - Math.PI / 2);
    return `<path d="M${ix} ${iy}Q${lx} ${ly} ${qx} ${qy}Q${rx} ${ry} ${ix} ${iy}Z" fill="${fill}" stroke="${LEAD}" stroke-width="${lead * 0.8}"/>`;
  }
  return [0, 2.094, 4.189]
    .map((d) => at(px, py, r * 0.5, a + d))
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${(r * 0.5).toFixed(1)}" fill="${fill}" stroke="${LEAD}" stroke-width="${lead * 0.7}"/>`)
    .join('');
}

export const LANCET = 'M5 133V60C5 32 27 12 50 3 73 12 95 32 95 60V133Z';
const CUT = 'M5 133V20L20 5H80L95 20V133Z';
let clips = 0;
const plates = new Map<string, string>();

/** The window of a minion: a lancet for a vampire, cut corners for an ally. */
export function plate(name: string, clan: string, ally: boolean): string {
  const key = `${name}|${clan}|${ally}`;
  const known = plates.get(key);
  if (known) return known;
  const hue = ally && !clan ? 40 : hueOf(clan);
  const id = `clip${clips++}`;
  const next = seeded(name + 'x');
  const frame = ally ? CUT : LANCET;
  const lights = ally ? 2 : 3;
  const wide = 90 / lights;
  const initial = name[0] ?? '';
  let drawn = `<svg viewBox="0 0 100 136" aria-hidden="true"><defs><clipPath id="${id}"><path d="${frame}"/></clipPath></defs><g clip-path="url(#${id})"><rect width="100" height="136" fill="hsl(${hue} ${ally ? 10 : 28}% 15%)"/>`;
  for (let i = 0; i < lights; i++) {
    const x = 5 + i * wide;
    const l = (18 + next() * 14) | 0;
    drawn += `<path d="M${x} 136V112Q${x} 102 ${x + wide / 2} 96Q${x + wide} 102 ${x + wide} 112V136Z" fill="hsl(${(hue + (next() - 0.5) * 30) | 0} ${ally ? 14 : 36}% ${l}%)" stroke="${LEAD}" stroke-width="3"/>`;
  }
  drawn += ally
    ? `<rect x="16" y="26" width="68" height="62" fill="hsl(${hue} 12% 24%)" stroke="${LEAD}" stroke-width="3"/><path d="M16 26L84 88M84 26L16 88" stroke="${LEAD}" stroke-width="2"/><circle cx="50" cy="57" r="22" fill="#120e16" stroke="hsl(${hue} 20% 62%)" stroke-width="2"/>${letter(50, 68, 30, initial)}`
    : rose(name, hue, 50, 58, 39, initial, 2.6);
  drawn += `</g><path d="${frame}" fill="none" stroke="${LEAD}" stroke-width="6"/><path d="${frame}" fill="none" stroke="hsl(${hue} ${ally ? 12 : 26}% 64%)" stroke-width="2.4"/></svg>`;
  plates.set(key, drawn);
  return drawn;
}

/** A nave of arches, for locations. */
export function nave(seed: string, hue: number, w = 300, h = 150): string {
  const next = seeded(seed);
  const id = `nave${clips++}`;
  let drawn = `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue} 34% 30%)"/><stop offset=".62" stop-color="hsl(${hue} 36% 15%)"/><stop offset="1" stop-color="hsl(${hue} 40% 8%)"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#${id})"/>`;
  drawn += `<circle cx="${w / 2}" cy="${h * 0.34}" r="${h * 0.2}" fill="hsl(${hue + 10} 48% 78%)" opacity=".9"/>`;
  drawn += rose(seed, hue, w / 2, h * 0.34, h * 0.2, '', 1.6);
  for (const i of [0, 1, 3, 4]) {
    const d = Math.abs(i - 2);
    const cw = (w / 5) * 0.92;
    const cx = w / 2 + ((i - 2) * w * 1.02) / 5;
    const top = h * 0.42 - d * h * 0.13;
    const b = h * 0.8;
    drawn += `<path d="M${cx - cw / 2} ${b}V${top + 22}Q${cx - cw / 2} ${top + 6} ${cx} ${top - 8}Q${cx + cw / 2} ${top + 6} ${cx + cw / 2} ${top + 22}V${b}Z" fill="hsl(${hue} 30% ${10 + d * 2}%)" stroke="hsl(${hue} 26% 52%)" stroke-width="1.4"/><path d="M${cx} ${b}V${top + 2}" stroke="hsl(${hue} 26% 40%)" stroke-width="1"/>`;
  }
  drawn += `<path d="M${w * 0.41} ${h * 0.8}V${h * 0.7}Q${w * 0.41} ${h * 0.6} ${w / 2} ${h * 0.56}Q${w * 0.59} ${h * 0.6} ${w * 0.59} ${h * 0.7}V${h * 0.8}Z" fill="${LEAD}" stroke="hsl(${hue} 40% 70%)" stroke-width="1.4"/>`;
  for (let i = 0; i < 5; i++) {
    const y = h * (0.82 + i * 0.038);
    const x = w * 0.1 + next() * w * 0.2;
    drawn += `<path d="M${x} ${y}h${w * 0.2 + next() * w * 0.45}" stroke="hsl(${hue} 44% ${62 - i * 6}%)" stroke-width="1.2" opacity=".75"/>`;
  }
  return drawn + '</svg>';
}

/** A wheel of glass with the sign of the type, for all other cards. */
export function glass(seed: string, hue: number, icon: string, w = 300, h = 120): string {
  const next = seeded(seed);
  const cx = w / 2;
  const cy = h / 2;
  const n = 20;
  let drawn = `<svg viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="${w}" height="${h}" fill="hsl(${hue} 30% 9%)"/>`;
  const wedges = (R: number, from: number, to: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const a = (i * 2 * Math.PI) / count;
      const [x1, y1] = at(cx, cy, R, a);
      const [x2, y2] = at(cx, cy, R, a + (2 * Math.PI) / count);
      drawn += `<path d="M${cx} ${cy}L${x1} ${y1}A${R} ${R} 0 0 1 ${x2} ${y2}Z" fill="hsl(${(hue + (next() - 0.5) * 50) | 0} ${(36 + next() * 20) | 0}% ${(from + next() * (to - from)) | 0}%)" stroke="${LEAD}" stroke-width="1.6"/>`;
    }
  };
  wedges(w * 0.62, 9, 20, n);
  wedges(h * 1.02, 16, 30, n);
  for (let i = 0; i < n; i++) {
    const [x, y] = at(cx, cy, h * 0.79, ((i + 0.5) * 2 * Math.PI) / n);
    drawn += `<circle cx="${x}" cy="${y}" r="${h * 0.085}" fill="hsl(${(hue + (next() - 0.5) * 40) | 0} 52% ${(44 + next() * 16) | 0}%)" stroke="${LEAD}" stroke-width="1.6"/>`;
  }
  wedges(h * 0.6, 24, 40, n / 2);
  drawn += `<circle cx="${cx}" cy="${cy}" r="${h * 0.38}" fill="#120e16" stroke="hsl(${hue} 40% 70%)" stroke-width="1.6"/>`;
  drawn += `<svg x="${cx - h * 0.23}" y="${cy - h * 0.23}" width="${h * 0.46}" height="${h * 0.46}" viewBox="0 0 16 16" fill="none" stroke="#f6efe4" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round">${ICONS[icon] ?? ''}</svg>`;
  return drawn + '</svg>';
}

/** The tracery behind the stage. */
export const tracery: string = `<svg class="rose" viewBox="0 0 200 200" fill="none" stroke="currentColor" aria-hidden="true"><circle cx="100" cy="100" r="98"/><circle cx="100" cy="100" r="92"/><circle cx="100" cy="100" r="34"/>${Array.from({ length: 12 }, (_, i) => {
  const a = (i * Math.PI) / 6;
  const [x, y] = at(100, 100, 74, a + Math.PI / 12);
  const [x1, y1] = at(100, 100, 34, a);
  const [x2, y2] = at(100, 100, 92, a);
  return `<circle cx="${x}" cy="${y}" r="17.4"/><path d="M${x1} ${y1}L${x2} ${y2}"/>`;
}).join('')}</svg>`;
