import type { Score } from './score';

/** What every family may choose for a habit. */
export const freeScores: Record<string, Score> = {
  'gentle-chime': {
    tempo: 84,
    echo: { seconds: 0.28, amount: 0.25 },
    voices: [
      { timbre: 'chime', gain: 0.6, line: 'G5 E5 C6:2' },
      { timbre: 'chime', gain: 0.25, line: '-:2 E5+G5:2' },
    ],
  },
  'happy-bells': {
    tempo: 150,
    echo: { seconds: 0.2, amount: 0.2 },
    voices: [
      { timbre: 'bell', gain: 0.5, line: 'C5:0.5 E5:0.5 G5:0.5 C6 G5:0.5 A5:0.5 B5:0.5 C6:2' },
      { timbre: 'bell', gain: 0.25, pan: -0.3, line: 'C4:1.5 E4:1.5 F4 C5+E5:2' },
    ],
  },
  'nature-sounds': {
    tempo: 120,
    voices: [
      { timbre: 'wind', gain: 0.35, line: 'A5:6' },
      {
        timbre: 'bird',
        gain: 0.3,
        pan: -0.5,
        line: '-:1 E7:0.25 -:0.15 G7:0.25 -:2.2 E7:0.25 -:0.15 G7:0.3',
      },
      { timbre: 'trill', gain: 0.16, pan: 0.5, line: '-:2.6 C7:0.8' },
      { timbre: 'drop', gain: 0.25, line: '-:0.5 A5:1.4 D6:1.3 E5:1.5 B5' },
    ],
  },
  'soft-piano': {
    tempo: 100,
    echo: { seconds: 0.3, amount: 0.15 },
    voices: [
      { timbre: 'piano', gain: 0.55, line: 'C4:0.5 G4:0.5 E5:0.5 B5 A5:0.5 E5:0.5 D5:0.5 C5:2' },
      { timbre: 'piano', gain: 0.3, line: 'C3:3 F3 C3+G3:2' },
    ],
  },
  'cheerful-tune': {
    tempo: 138,
    voices: [
      {
        timbre: 'marimba',
        gain: 0.6,
        line: 'G5:0.5 G5:0.25 A5:0.25 B5:0.5 D6:0.5 B5:0.5 G5:0.5 A5:0.5 D5:0.5 G5',
      },
      { timbre: 'pluck', gain: 0.4, pan: -0.3, line: 'G3 D4 G3 D4 G3+B3+D4' },
      { timbre: 'brush', gain: 0.16, pan: 0.3, line: '-:0.5 A7 A7 A7 A7' },
    ],
  },
};
