/** The signs of the table, on a grid of 16. */
export const ICONS: Record<string, string> = {
  blood:
    '<path d="M8 1.5C10.8 5.2 12.6 7.6 12.6 10a4.6 4.6 0 0 1-9.2 0C3.4 7.6 5.2 5.2 8 1.5Z"/>',
  lock:
    '<rect x="3.2" y="7" width="9.6" height="7" rx="1.4"/><path d="M5.2 7V5a2.8 2.8 0 0 1 5.6 0v2"/>',
  hand:
    '<rect x="2" y="5" width="6.5" height="9" rx="1" transform="rotate(-12 5 9)"/><rect x="7" y="3.4" width="6.5" height="9.4" rx="1" transform="rotate(10 10 8)"/>',
  lib:
    '<rect x="3" y="2" width="10" height="12" rx="1.2"/><path d="M5.6 2v12"/>',
  crypt:
    '<path d="M4.2 14.5V6.4C4.2 4 6 2.3 8 1.4c2 .9 3.8 2.6 3.8 5v8.1Z"/><path d="M8 6v5M6.2 8h3.6"/>',
  ash:
    '<path d="M1.6 13.5 6 7.6l2.4 2.8 1.8-2.2 4.2 5.3Z"/><path d="M8 5V2.6M11.4 4.8l.9-1.6M4.6 4.8l-.9-1.6"/>',
  edge:
    '<path d="M8 1.2 14.8 8 8 14.8 1.2 8Z"/><path d="M8 4.6V11.4"/>',
  vp:
    '<path d="M8 1.6 9.8 6l4.7.3-3.6 3 1.2 4.6L8 11.4l-4.1 2.5 1.2-4.6-3.6-3L6.2 6Z"/>',
  sword:
    '<path d="M13.6 2.4 6 10M4 8.6l3.4 3.4M5.2 10.8 2.4 13.6"/>',
  retainer:
    '<circle cx="8" cy="5" r="2.6"/><path d="M3.4 14c.5-3 2.2-4.6 4.6-4.6s4.1 1.6 4.6 4.6"/>',
  eye:
    '<path d="M1.4 8C3 5.2 5.3 3.8 8 3.800S13 5.2 14.6 8C13 10.8 10.7 12.2 8 12.200S3 10.8 1.4 8Z"/><circle cx="8" cy="8" r="2"/>',
  veil:
    '<path d="M2 3c3 1.6 9 1.6 12 0-.3 5.8-2.4 9.3-6 11C4.4 12.3 2.3 8.8 2 3Z"/><path d="M5 7.400h2M9 7.400h2"/>',
  check:
    '<path d="M3 8.6 6.4 12 13 4.6"/>',
  x:
    '<path d="M4 4l8 8M12 4l-8 8"/>',
  plus:
    '<path d="M8 3v10M3 8h10"/>',
  clock:
    '<circle cx="8" cy="8" r="6.2"/><path d="M8 4.600V8l2.4 1.6"/>',
  chat:
    '<path d="M2 3.200h12v8H7.400L4.4 14v-2.800H2Z"/>',
  log:
    '<path d="M3 4h10M3 8h10M3 12h6"/>',
  back:
    '<path d="M6 4 2.5 7.500 6 11"/><path d="M3 7.500h6.500a3.500 3.500 0 0 1 0 7H6"/>',
  pause:
    '<path d="M5.500 3v10M10.500 3v10"/>',
  deal:
    '<circle cx="5.8" cy="8" r="3.8"/><circle cx="10.2" cy="8" r="3.8"/>',
  gear:
    '<circle cx="8" cy="8" r="2.2"/><path d="M8 1.600v2M8 12.400v2M1.6 8h2M12.4 8h2M3.5 3.500l1.4 1.400M11.1 11.100l1.4 1.400M12.5 3.500l-1.4 1.400M4.9 11.100l-1.4 1.4"/>',
  help:
    '<path d="M5.6 5.800A2.5 2.5 0 1 1 8.9 8.100c-.6.3-.9.7-.9 1.5"/><path d="M8 12.300v.1"/>',
  menu:
    '<path d="M2.5 4.500h11M2.5 8h11M2.5 11.500h11"/>',
  left:
    '<path d="M10 3 5 8l5 5"/>',
  right:
    '<path d="M6 3l5 5-5 5"/>',
  up:
    '<path d="M3 10l5-5 5 5"/>',
  down:
    '<path d="M3 6l5 5 5-5"/>',
  action:
    '<path d="M2 8h10M8.6 4 12.8 8l-4.2 4"/>',
  modifier:
    '<path d="M2 8h6.500M6 5l3 3-3 3"/><path d="M12.4 5.600v4.800M10.6 8h3.8"/>',
  reaction:
    '<path d="M8 1.8 13 3.600V8c0 3-2 5-5 6.200C5 13 3 11 3 8V3.600Z"/>',
  combat:
    '<path d="M3 3l10 10M13 3 3 13"/><path d="M2.4 10.600l3 3M13.6 10.600l-3 3"/>',
  master:
    '<circle cx="8" cy="8" r="3"/><path d="M8 1.400v2M8 12.600v2M1.4 8h2M12.6 8h2M3.3 3.300l1.5 1.500M11.2 11.200l1.5 1.500M12.7 3.300l-1.5 1.500M4.8 11.200l-1.5 1.5"/>',
  politics:
    '<path d="M8 2v12M4 14h8M3 4.600h10"/><path d="M1.2 9.4 3.4 4.600l2.2 4.800a2.3 2.3 0 0 1-4.4 0ZM10.4 9.400l2.2-4.8 2.2 4.800a2.3 2.3 0 0 1-4.4 0Z"/>',
  place:
    '<path d="M2.6 14V7.400C2.6 4.6 5 2.7 8 1.600c3 1.1 5.4 3 5.4 5.800V14Z"/><path d="M6 14v-3.400C6 9.3 6.9 8.5 8 8c1.1.5 2 1.3 2 2.600V14"/>',
  ally:
    '<circle cx="8" cy="4.8" r="2.8"/><path d="M2.6 14.200c.6-3.4 2.6-5.2 5.4-5.200s4.8 1.8 5.4 5.200Z"/>',
  copy:
    '<rect x="5" y="5" width="8.5" height="9" rx="1.2"/><path d="M10.5 5V2.500h-8v9H5"/>',
  dice:
    '<rect x="2.5" y="2.5" width="11" height="11" rx="2"/><path d="M5.5 5.500v.1M10.5 10.500v.1M8 8v.1M10.5 5.500v.1M5.5 10.500v.1"/>',
  bot:
    '<rect x="2.8" y="5.4" width="10.4" height="8" rx="2"/><path d="M8 5.400V2.600M5.8 9v.8M10.2 9v.8"/>',
  user:
    '<circle cx="8" cy="5.4" r="2.8"/><path d="M2.8 14c.5-3 2.5-4.6 5.2-4.600s4.7 1.6 5.2 4.6"/>',
};

/** The sign of a card type. */
export const TYPE_ICON: Record<string, string> = {
  action: 'action',
  'action modifier': 'modifier',
  reaction: 'reaction',
  combat: 'combat',
  master: 'master',
  'political action': 'politics',
  location: 'place',
  ally: 'ally',
  retainer: 'retainer',
  equipment: 'sword',
  event: 'log',
  conviction: 'eye',
  power: 'eye',
  vampire: 'crypt',
  imbued: 'ally',
};

/** Each place in the ring has a shape of its own; colour only helps. */
export const SIGILS: Record<string, string> = {
  me: '<circle cx="8" cy="8" r="6"/>',
  prey: '<path d="M8 .8 15.2 8 8 15.2.8 8Z"/>',
  gprey: '<path d="M8 1.4 15 14H1Z"/>',
  across: '<path d="M8 1l2.1 4.6 5 .6-3.700 3.400 1 5L8 12.100l-4.400 2.500 1-5L.9 6.200l5-.6Z"/>',
  gpred: '<rect x="2" y="2" width="12" height="12"/>',
  pred: '<path d="M4.4 1.6h7.2L15.2 8l-3.6 6.400H4.4L.8 8Z"/>',
};
