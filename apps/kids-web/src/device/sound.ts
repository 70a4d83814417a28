import { createAtom, useSelector } from '@tanstack/react-store';
import { recall, remember } from './store';

export type Sound = 'tap' | 'sent' | 'approved' | 'levelUp' | 'badge' | 'streak' | 'bonus' | 'gift';

/** Notes of each sound: pitch in hertz; they follow each other 90 ms apart. */
const melodies: Record<Sound, readonly number[]> = {
  tap: [520],
  sent: [523, 784],
  approved: [523, 659, 784, 1047],
  levelUp: [523, 659, 784, 1047, 784, 1047, 1319],
  badge: [659, 784, 988, 1319],
  streak: [392, 523, 659, 784, 1047],
  bonus: [988, 1319],
  gift: [587, 740, 880],
};

const STEP_S = 0.09;
const NOTE_S = 0.16;
const VOLUME = 0.12;

let context: AudioContext | null = null;
/** Null until somebody asked what this device remembers, or switched it. */
const muteSwitch = createAtom<boolean | null>(null);
const bedtime = createAtom(false);
const muted = createAtom(() => muteSwitch.get() ?? recall('muted') === true);
const silence = createAtom(() => bedtime.get() || muted.get());

export function setMuted(next: boolean): void {
  remember('muted', next);
  muteSwitch.set(next);
}

/** Whether this device's own switch is off. */
export const useMuted = (): boolean => useSelector(muted);

/** Bedtime silences everything without touching the switch, which is what it was again in the morning. */
export const setBedtimeSilence = (isQuiet: boolean): void => bedtime.set(isQuiet);

/** Whether nothing may sound now: the switch is off, or it is bedtime. */
export const isSilent = (): boolean => silence.get();

/** `isSilent`, followed live. */
export const useSilence = (): boolean => useSelector(silence);

/**
 * What sounds are made with, shared by all of the app and woken: before the first touch it is suspended, and after a call or
 * the lock screen iOS says 'interrupted'. Null in browsers without.
 */
export function soundContext(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (!doesSound(context)) void context.resume().catch(() => {});
  return context;
}

/** Whether what is played now is heard. */
export const doesSound = ({ state }: AudioContext): boolean => state === 'running';

/** Plays a short melody. Browsers without sound, or before the first touch, stay silent. */
export function play(sound: Sound): void {
  if (isSilent()) return;
  const audio = soundContext();
  if (!audio) return;
  melodies[sound].forEach((pitch, index) => {
    note(audio, pitch, audio.currentTime + index * STEP_S);
  });
}

function note(audio: AudioContext, pitch: number, startAt: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, startAt);
  volume.gain.linearRampToValueAtTime(VOLUME, startAt + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, startAt + NOTE_S);
  tone.connect(volume).connect(audio.destination);
  tone.start(startAt);
  tone.stop(startAt + NOTE_S);
}
