import { isSilent, soundContext } from '../../device/sound';

export type GameSound =
  | 'pick'
  | 'back'
  | 'right'
  | 'combo'
  | 'soft'
  | 'hit'
  | 'beaten'
  | 'flip'
  | 'pair'
  | 'end';

type Melody = { notes: readonly number[]; stepMs: number; wave: OscillatorType };

/** Pitches in hertz. What is wrong sounds soft and short: a game never scolds. */
const melodies: Record<GameSound, Melody> = {
  pick: { notes: [587], stepMs: 60, wave: 'triangle' },
  back: { notes: [440], stepMs: 60, wave: 'triangle' },
  right: { notes: [659, 784, 1047], stepMs: 80, wave: 'triangle' },
  combo: { notes: [784, 988, 1175, 1568], stepMs: 65, wave: 'triangle' },
  soft: { notes: [330, 294], stepMs: 120, wave: 'sine' },
  hit: { notes: [196, 147], stepMs: 50, wave: 'square' },
  beaten: { notes: [523, 659, 784, 1047, 1319], stepMs: 75, wave: 'triangle' },
  flip: { notes: [494], stepMs: 40, wave: 'sine' },
  pair: { notes: [784, 1175], stepMs: 90, wave: 'triangle' },
  end: { notes: [523, 659, 784, 659, 784, 1047, 1319], stepMs: 100, wave: 'triangle' },
};

const NOTE_S = 0.15;
const VOLUME: Partial<Record<OscillatorType, number>> = { square: 0.035, triangle: 0.11, sine: 0.12 };

/** Plays a sound of the games, unless sounds are off. */
export function playGameSound(sound: GameSound): void {
  if (isSilent()) return;
  const audio = soundContext();
  if (!audio) return;
  const { notes, stepMs, wave } = melodies[sound];
  notes.forEach((pitch, index) => {
    const startAt = audio.currentTime + (index * stepMs) / 1000;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, startAt);
    volume.gain.linearRampToValueAtTime(VOLUME[wave] ?? 0.1, startAt + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.001, startAt + NOTE_S);
    tone.connect(volume).connect(audio.destination);
    tone.start(startAt);
    tone.stop(startAt + NOTE_S);
  });
}
