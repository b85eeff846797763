/** Sounds of the table, made here and now: no file is loaded, and one key turns them off. */
import { settings } from './settings.svelte';
import type { Screen } from './wire';

type Sound = 'asked' | 'played' | 'hurt' | 'gained' | 'voted' | 'ousted';

/** For each sound its notes: pitch in hertz, start and length in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  asked: [[659, 0, 0.16], [880, 0.09, 0.22]],
  played: [[392, 0, 0.07]],
  hurt: [[147, 0, 0.22], [110, 0.06, 0.3]],
  gained: [[523, 0, 0.1], [784, 0.07, 0.16]],
  voted: [[330, 0, 0.14], [330, 0.16, 0.14]],
  ousted: [[220, 0, 0.5], [175, 0.2, 0.6], [131, 0.45, 1]],
};
const LOUDNESS = 0.06;
/** Seconds in which a sound is not made twice. */
const APART = 0.12;

let context: AudioContext | null = null;
const last = new Map<Sound, number>();

/** Browsers let a page make sounds only after it was touched. */
function ready(): AudioContext | null {
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

export function make(sound: Sound): void {
  const room = ready();
  if (!room || room.currentTime - (last.get(sound) ?? -1) < APART) return;
  last.set(sound, room.currentTime);
  for (const [pitch, start, length] of NOTES[sound]) {
    const tone = room.createOscillator();
    const volume = room.createGain();
    const at = room.currentTime + start;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(room.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

/** What is to be heard of a new screen. */
export function soundsHeard(before: Screen | null, now: Screen): Sound[] {
  if (!before || now.afresh) return [];
  const heard: Sound[] = [];
  const mine = (screen: Screen) => screen.seats.find((one) => one.seat === screen.you);
  const [then, current] = [mine(before), mine(now)];
  if (now.seats.some((seat) => seat.out && !before.seats.find((one) => one.seat === seat.seat)?.out)) heard.push('ousted');
  if (before.now.referendum && !now.now.referendum) heard.push('voted');
  if (then && current && now.phase !== 'influence' && current.pool !== then.pool) heard.push(current.pool < then.pool ? 'hurt' : 'gained');
  if (now.played.some((one) => one.seat !== now.you)) heard.push('played');
  if (now.question && !before.question) heard.push('asked');
  return heard;
}

export function soundsOf(before: Screen | null, now: Screen): void {
  soundsHeard(before, now).forEach(make);
}
