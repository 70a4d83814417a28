import type { Score } from './score';

/** Premium ringtones of wind, water and animals. */
export const natureScores: Record<string, Score> = {
  'ocean-waves': {
    tempo: 60,
    voices: [
      { timbre: 'surf', gain: 0.7, pan: -0.3, line: 'C4:1.6' },
      { timbre: 'surf', gain: 0.6, pan: 0.3, line: '-:2 E4:1.8' },
      { timbre: 'pad', gain: 0.12, line: 'C4+G4:4' },
    ],
  },
  'bird-song': {
    tempo: 120,
    echo: { seconds: 0.24, amount: 0.2 },
    voices: [
      {
        timbre: 'bird',
        gain: 0.45,
        pan: -0.4,
        line: 'E7:0.2 -:0.1 E7:0.2 -:0.1 A7:0.5 -:1.4 E7:0.2 -:0.1 G7:0.2 -:0.1 B7:0.5',
      },
      { timbre: 'trill', gain: 0.25, pan: 0.4, line: '-:1.2 B6:0.9 -:1.9 G6:0.9' },
      { timbre: 'bird', gain: 0.2, pan: 0.6, line: '-:3.8 D7:0.3 -:0.2 C7:0.4' },
    ],
  },
  'wind-chimes': {
    tempo: 120,
    echo: { seconds: 0.34, amount: 0.3 },
    voices: [
      {
        timbre: 'glass',
        gain: 0.4,
        pan: -0.3,
        line: 'A5:0.7 D6:0.4!0.7 E6:0.9 B5:0.5!0.6 A6:1.3 E6:0.5!0.5 D6',
      },
      { timbre: 'glass', gain: 0.3, pan: 0.4, line: '-:0.3 F#6:1.1!0.7 A5:0.6 D6:1.5 B6:0.8!0.6 F#6' },
      { timbre: 'wind', gain: 0.2, line: 'D6:5' },
    ],
  },
  'forest-whisper': {
    tempo: 76,
    echo: { seconds: 0.36, amount: 0.25 },
    voices: [
      { timbre: 'wind', gain: 0.4, pan: -0.4, line: 'E5:3' },
      { timbre: 'flute', gain: 0.35, line: '-:0.5 A4:1.2 C5:0.6 E5:1.4' },
      { timbre: 'bird', gain: 0.12, pan: 0.6, line: '-:3.6 G7:0.12 -:0.06 G7:0.12' },
    ],
  },
  'gentle-rain': {
    tempo: 120,
    echo: { seconds: 0.18, amount: 0.2 },
    voices: [
      { timbre: 'rain', gain: 0.22, line: 'A7:7' },
      { timbre: 'drop', gain: 0.5, pan: -0.4, line: 'E6:0.8 C6:1.1 G6:0.9 A5:1.3 E6:1.2 G6' },
      { timbre: 'drop', gain: 0.4, pan: 0.4, line: '-:0.5 D6:1.2 A6:0.7 C6:1.4 D6:1 E5' },
    ],
  },
  'morning-breeze': {
    tempo: 104,
    echo: { seconds: 0.3, amount: 0.18 },
    voices: [
      { timbre: 'flute', gain: 0.4, line: 'D5:0.5 E5:0.5 F#5 A5 -:0.5 B5:0.5 A5 F#5:2' },
      { timbre: 'pluck', gain: 0.28, pan: -0.3, line: 'D4 A4 F#4 A4 G3 D4 D3+A3+D4:2' },
      { timbre: 'wind', gain: 0.16, pan: 0.4, line: 'A6:5' },
    ],
  },
  'bamboo-fountain': {
    tempo: 92,
    echo: { seconds: 0.26, amount: 0.28 },
    voices: [
      { timbre: 'wood', gain: 0.8, line: 'E4 -:2.5 E4!0.8 -:0.3 B3!0.5' },
      { timbre: 'drop', gain: 0.3, pan: 0.4, line: '-:0.6 A5:0.3 C6:0.5 A5:0.4 E6:0.9 C6:0.4 A5:0.3 E5' },
      { timbre: 'pluck', gain: 0.35, pan: -0.3, line: '-:1.2 E5:0.5 F5:0.5 A5:0.9 B5:0.5 E5:1.5' },
    ],
  },
};
