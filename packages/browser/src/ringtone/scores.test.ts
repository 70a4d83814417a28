import { describe, expect, test } from 'vitest';
import { scoreOf, scores } from './play-ringtone';
import { frequencyOf, lengthOf, notesOf } from './score';

describe('the score language', () => {
  test('pitches are tuned to 440 Hz, with sharps and flats', () => {
    expect(frequencyOf('A4')).toBe(440);
    expect(frequencyOf('A5')).toBe(880);
    expect(frequencyOf('C4')).toBeCloseTo(261.63, 2);
    expect(frequencyOf('F#5')).toBeCloseTo(frequencyOf('Gb5'), 6);
  });

  test('a line is read with its lengths, loudness, rests and chords', () => {
    expect(notesOf('A4:0.5 - A5+A4:2!0.3', 60)).toEqual([
      { frequency: 440, at: 0, seconds: 0.5, loudness: 1 },
      { frequency: 880, at: 1.5, seconds: 2, loudness: 0.3 },
      { frequency: 440, at: 1.5, seconds: 2, loudness: 0.3 },
    ]);
  });

  test.each(['H5', 'A', 'A4:x', '5', 'A44'])('%s is no note', (line) => {
    expect(() => notesOf(line, 60)).toThrow();
  });
});

describe('the ringtones', () => {
  test('no two are the same', () => {
    const all = Object.values(scores).map((score) => JSON.stringify(score));
    expect(new Set(all).size).toBe(30);
    // Not one tune in two keys or tempi either: what is played differs.
    const tunes = Object.values(scores).map(({ voices }) => voices.map(({ line }) => line).join('|'));
    expect(new Set(tunes).size).toBe(30);
  });

  test.each(Object.keys(scores))('%s lasts 2 to 6 seconds', (id) => {
    const seconds = lengthOf(scores[id]!);
    expect(seconds).toBeGreaterThanOrEqual(2);
    expect(seconds).toBeLessThanOrEqual(6);
  });

  test.each(Object.entries(scores))(
    '%s stays within what a small speaker can give',
    (_, { voices, tempo }) => {
      for (const { line, gain, timbre } of voices) {
        expect(gain).toBeLessThanOrEqual(0.8);
        for (const { frequency } of notesOf(line, tempo)) {
          expect(frequency).toBeLessThan(8_000);
          if (timbre !== 'drum') expect(frequency).toBeGreaterThan(100);
        }
      }
    },
  );

  test('none is silent, and an unknown one sounds as the gentle chime', () => {
    expect(scoreOf('none')).toBeUndefined();
    expect(scoreOf('yodel')).toBe(scores['gentle-chime']);
    expect(scoreOf('toString')).toBe(scores['gentle-chime']);
  });
});
