import type { Score } from './score';

/** Premium ringtones of bells, stars and melodies. */
export const dreamScores: Record<string, Score> = {
  'magical-sparkle': {
    tempo: 160,
    echo: { seconds: 0.16, amount: 0.35 },
    voices: [
      {
        timbre: 'glass',
        gain: 0.4,
        line: 'C6:0.25 E6:0.25 G6:0.25 B6:0.25 D7:0.25 F#7:0.25 A7:1.5 -:0.5 F#7:0.25!0.7 D7:0.25!0.7 A7:1!0.7',
      },
      { timbre: 'pad', gain: 0.2, line: 'C5+E5+B5:4.5' },
    ],
  },
  'crystal-bells': {
    tempo: 88,
    echo: { seconds: 0.34, amount: 0.3 },
    voices: [
      { timbre: 'glass', gain: 0.4, pan: -0.3, line: 'E6+B6 G#6:0.5 F#6:0.5 B6+E6 -:0.5 G#6+B6:2' },
      { timbre: 'bell', gain: 0.3, pan: 0.3, line: 'E5:1.5 B4:1.5 E5+G#5:2' },
    ],
  },
  'zen-meditation': {
    tempo: 60,
    echo: { seconds: 0.4, amount: 0.2 },
    voices: [
      { timbre: 'bowl', gain: 0.7, line: 'G3 -:0.3 D4!0.6' },
      { timbre: 'pad', gain: 0.2, line: 'G3+D4:3.8' },
    ],
  },
  'fairy-dust': {
    tempo: 150,
    echo: { seconds: 0.2, amount: 0.35 },
    voices: [
      {
        timbre: 'glass',
        gain: 0.3,
        pan: -0.4,
        line: 'B7:0.25 A7:0.25 F#7:0.25 E7:0.25 D7:0.5 -:1 A7:0.25!0.8 F#7:0.25!0.8 E7:0.25!0.8 B6:1.5!0.8',
      },
      {
        timbre: 'glass',
        gain: 0.3,
        pan: 0.4,
        line: '-:1.25 G7:0.25 E7:0.25 D7:0.25 B6:0.25 A6:1 -:1.25 D6+A6:1',
      },
      { timbre: 'brush', gain: 0.06, line: 'E8:0.25 E8:0.25 E8:0.25 E8:0.25 -:1.5 E8:0.25 E8:0.25' },
    ],
  },
  'starlight-melody': {
    tempo: 96,
    echo: { seconds: 0.31, amount: 0.25 },
    voices: [
      { timbre: 'chime', gain: 0.5, line: 'F5:0.5 C6:0.5 B5 A5:0.5 C6:0.5 E6:0.5 D6:0.5 C6:2' },
      { timbre: 'pad', gain: 0.2, line: 'F4+A4+C5:3 G4+B4+E5:2' },
    ],
  },
  'butterfly-dance': {
    tempo: 168,
    echo: { seconds: 0.18, amount: 0.15 },
    voices: [
      {
        timbre: 'flute',
        gain: 0.35,
        line: 'E5:0.5 F5:0.5 G5 E5:0.5 F5:0.5 G5 C6:0.5 B5:0.5 A5 G5:0.5 F5:0.5 E5:0.5 D5:0.5 C5:1.5',
      },
      { timbre: 'pluck', gain: 0.35, pan: -0.3, line: 'C4 E4 G4 C4 E4 F4 A4 G4 G3 C4+E4' },
    ],
  },
  'moonlight-serenade': {
    tempo: 108,
    echo: { seconds: 0.33, amount: 0.2 },
    voices: [
      {
        timbre: 'piano',
        gain: 0.4,
        line: 'A3:0.5 E4:0.5 A4:0.5 C5:0.5 F3:0.5 C4:0.5 A4:0.5 C5:0.5 E3:0.5 B3:0.5 A3+E4+A4:2',
      },
      { timbre: 'flute', gain: 0.28, line: '-:1 E5 F5:1.5 E5:0.5 D5 C5' },
    ],
  },
  'dream-whistle': {
    tempo: 92,
    echo: { seconds: 0.32, amount: 0.28 },
    voices: [
      { timbre: 'whistle', gain: 0.4, line: 'G5:0.75 B5:0.25 D6 C6:0.5 B5:0.5 A5:1.5' },
      { timbre: 'pad', gain: 0.2, line: 'G4+B4+D5:2 A4+C5+F#5:2' },
      { timbre: 'pluck', gain: 0.2, pan: -0.3, line: 'G3 D4 D3 A3' },
    ],
  },
};
