import { type TimbreName, timbres } from './timbres';

/** One instrument's part. */
export interface Voice {
  timbre: TimbreName;
  /** Loudness among the voices, 0 to 1. */
  gain: number;
  /** Place between the left (-1) and the right (1) ear. */
  pan?: number;
  /**
   * Notes one after another, with spaces between: pitch, `:beats` (1 when left out), `!loudness` (1 when left out).
   * `-` is a rest, `+` joins a chord: `C5:0.5 E5!0.6 C4+G4:2 -:1`. What hisses takes its pitch as its colour.
   */
  line: string;
}

/** A ringtone as data: what `playRingtone` performs. */
export interface Score {
  /** Beats a minute. */
  tempo: number;
  voices: readonly Voice[];
  /** The room it sounds in: seconds until the echo, and how much comes back (0 to 0.6). */
  echo?: { seconds: number; amount: number };
}

export interface Note {
  /** Hertz. */
  frequency: number;
  /** Seconds from the ringtone's beginning. */
  at: number;
  /** Seconds that the note is held. */
  seconds: number;
  /** 0 to 1. */
  loudness: number;
}

const SEMITONES: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const SIGNS: Record<string, number> = { '#': 1, b: -1, '': 0 };
const PITCH = /^([A-G])([#b]?)(\d)$/;
const TOKEN = /^([^:!]+)(?::([\d.]+))?(?:!([\d.]+))?$/;

/** Hertz of a pitch such as `A4` (440), `F#5` or `Bb3`. @throws Error for anything else */
export function frequencyOf(pitch: string): number {
  const [, letter = '', sign = '', octave = ''] = PITCH.exec(pitch) ?? [];
  const semitone = SEMITONES[letter];
  if (semitone === undefined) throw new Error(`No pitch: ${pitch}`);
  const fromA4 = semitone + (SIGNS[sign] ?? 0) - 9 + (Number(octave) - 4) * 12;
  return 440 * 2 ** (fromA4 / 12);
}

/** The notes of a line in the order in which they begin. @throws Error when the line cannot be read */
export function notesOf(line: string, tempo: number): Note[] {
  const notes: Note[] = [];
  let at = 0;
  for (const token of line.trim().split(/\s+/)) {
    const [, pitches, beats = '1', loudness = '1'] = TOKEN.exec(token) ?? [];
    if (pitches === undefined) throw new Error(`Not to be read in a score: ${token}`);
    const seconds = (Number(beats) * 60) / tempo;
    if (pitches !== '-') {
      for (const pitch of pitches.split('+')) {
        notes.push({ frequency: frequencyOf(pitch), at, seconds, loudness: Number(loudness) });
      }
    }
    at += seconds;
  }
  return notes;
}

/** Seconds for which a note can be heard: what is struck rings out, what is held fades after its length. */
export function soundingSeconds(timbre: TimbreName, note: Pick<Note, 'seconds'>): number {
  const { isStruck, attackSeconds, fadeSeconds } = timbres[timbre];
  return isStruck ? attackSeconds + fadeSeconds : Math.max(note.seconds, attackSeconds) + fadeSeconds;
}

/** What an echo adds after the last note. */
const ECHO_TAIL_SECONDS = 0.5;

/** Seconds from the first sound to the last. */
export function lengthOf({ voices, tempo, echo }: Score): number {
  const ends = voices.flatMap(({ timbre, line }) =>
    notesOf(line, tempo).map((note) => note.at + soundingSeconds(timbre, note)),
  );
  return Math.max(...ends) + (echo ? ECHO_TAIL_SECONDS : 0);
}
