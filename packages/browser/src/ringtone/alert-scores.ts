import type { Score } from './score';

/** What the alert page offers. */
export const alertScores: Record<string, Score> = {
  default: {
    tempo: 116,
    echo: { seconds: 0.2, amount: 0.15 },
    voices: [
      { timbre: 'chime', gain: 0.5, line: 'E5:0.5 A5 -:0.5 E5:0.5 A5' },
      { timbre: 'marimba', gain: 0.35, line: 'A4:0.5 E5 -:0.5 A4:0.5 E5' },
    ],
  },
  cheerful: {
    tempo: 144,
    voices: [
      { timbre: 'pluck', gain: 0.5, line: 'C5:0.5 E5:0.5 D5:0.5 F5:0.5 E5:0.5 G5:0.5 C6 G5:0.5 C6' },
      { timbre: 'marimba', gain: 0.4, pan: -0.3, line: 'C4 G4 C4 G4 E4+G4' },
    ],
  },
  gentle: {
    tempo: 66,
    echo: { seconds: 0.36, amount: 0.25 },
    voices: [
      { timbre: 'flute', gain: 0.35, line: 'E5 D5 G5:1.5' },
      { timbre: 'pad', gain: 0.25, line: 'C4+G4:2 G4+B4:1.5' },
    ],
  },
  upbeat: {
    tempo: 160,
    voices: [
      {
        timbre: 'marimba',
        gain: 0.55,
        line: 'D5:0.5 F#5:0.5 A5:0.5 D6:0.5 -:0.5 A5:0.5 B5:0.5 D6 A5:0.5 D6',
      },
      { timbre: 'drum', gain: 0.5, line: 'D2 D2 D2 D2 D2 D2' },
      { timbre: 'brush', gain: 0.22, pan: 0.3, line: '-:0.5 B7 B7 B7 B7 B7' },
    ],
  },
  nature: {
    tempo: 100,
    echo: { seconds: 0.25, amount: 0.2 },
    voices: [
      { timbre: 'trill', gain: 0.25, pan: -0.4, line: 'A6:0.7 -:1.6 B6:0.7' },
      {
        timbre: 'bird',
        gain: 0.35,
        pan: 0.4,
        line: '-:1 C7:0.2 -:0.1 E7:0.2 -:0.1 C7:0.4 -:1.2 E7:0.2 -:0.1 C7:0.4',
      },
      { timbre: 'rain', gain: 0.1, line: 'C7:4.5' },
    ],
  },
  hero: {
    tempo: 132,
    echo: { seconds: 0.22, amount: 0.2 },
    voices: [
      { timbre: 'brass', gain: 0.4, line: 'G4:0.5 C5:0.5 E5:0.5 G5:1.5 E5:0.5 G5:2' },
      { timbre: 'brass', gain: 0.25, pan: -0.3, line: '-:1.5 C4+E4:1.5 G4:0.5 C4+E4:2' },
      { timbre: 'drum', gain: 0.5, line: 'C2:1.5 C2 C2:0.5 C2:0.5 C2' },
    ],
  },
  mission: {
    tempo: 126,
    echo: { seconds: 0.24, amount: 0.3 },
    voices: [
      {
        timbre: 'pluck',
        gain: 0.5,
        line: 'D4:0.5 D4:0.25 D4:0.25 F4:0.5 D4:0.5 G4:0.5 D4:0.5 A4:0.5 C5:0.5 D5',
      },
      { timbre: 'wood', gain: 0.5, pan: 0.3, line: '-:0.5 D5 D5 D5 D5:0.5 D5:0.5 D5' },
      { timbre: 'pad', gain: 0.2, line: 'D3+A3:4' },
    ],
  },
  achievement: {
    tempo: 150,
    echo: { seconds: 0.2, amount: 0.25 },
    voices: [
      { timbre: 'bell', gain: 0.4, line: 'C5:0.5 E5:0.5 G5:0.5 C6 G5:0.5 C6+E6:3' },
      { timbre: 'brass', gain: 0.25, line: '-:1.5 C4+G4 -:0.5 C4+E4+G4:2.5' },
    ],
  },
  adventure: {
    tempo: 120,
    echo: { seconds: 0.25, amount: 0.2 },
    voices: [
      { timbre: 'brass', gain: 0.32, line: 'A4:0.75 B4:0.25 C#5 E5:0.75 D5:0.25 C#5:0.5 B4:0.5 A4+E5:2' },
      { timbre: 'drum', gain: 0.6, line: 'A1 A1:0.5 A1:0.5 A1 A1:0.5 A1:0.5 A1' },
      {
        timbre: 'pluck',
        gain: 0.3,
        pan: -0.3,
        line: 'A3:0.5 E4:0.5 A3:0.5 E4:0.5 F#3:0.5 D4:0.5 E3:0.5 B3:0.5 A3:2',
      },
    ],
  },
  magic: {
    tempo: 140,
    echo: { seconds: 0.19, amount: 0.38 },
    voices: [
      {
        timbre: 'glass',
        gain: 0.4,
        pan: 0.3,
        line: 'C6:0.25 D6:0.25 E6:0.25 F#6:0.25 G#6:0.25 Bb6:0.25 C7:2 G#6:0.5 C7',
      },
      { timbre: 'whistle', gain: 0.16, pan: -0.3, line: '-:1.5 E6:2 F#6' },
      { timbre: 'bowl', gain: 0.3, line: 'C4' },
    ],
  },
};
