import { useSyncExternalStore } from 'react';
import { recall, remember } from './store';

export type Sound = 'tap' | 'sent' | 'approved' | 'levelUp';

/** Notes of each sound: pitch in hertz; they follow each other 90 ms apart. */
const melodies: Record<Sound, readonly number[]> = {
  tap: [520],
  sent: [523, 784],
  approved: [523, 659, 784, 1047],
  levelUp: [523, 659, 784, 1047, 784, 1047, 1319],
};

const STEP_S = 0.09;
const NOTE_S = 0.16;
const VOLUME = 0.12;

let context: AudioContext | null = null;
let isMuted: boolean | null = null;
const listeners = new Set<() => void>();

function muted(): boolean {
  isMuted ??= recall('muted') === true;
  return isMuted;
}

export function setMuted(next: boolean): void {
  isMuted = next;
  remember('muted', next);
  for (const listener of listeners) listener();
}

/** Whether sounds are off on this device. */
export function useMuted(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, muted);
}

/** Plays a short melody. Browsers without sound, or before the first touch, stay silent. */
export function play(sound: Sound): void {
  if (muted() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  melodies[sound].forEach((pitch, index) => {
    note(context!, pitch, context!.currentTime + index * STEP_S);
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
