import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giftsUpTo } from './level-gifts';
import { ownedStyle, ownsStyle, STYLE_KINDS, type Style, styleIds, styleWith } from './style';

const anyId = fc.constantFrom(null, 'backdrop-of-tomorrow', ...giftsUpTo(60).map(({ id }) => id));
const anyStyle: fc.Arbitrary<Style> = fc.record({ backdrop: anyId, frame: anyId, pose: anyId });
const anyLevel = fc.integer({ min: 1, max: 70 });
const givenAt = (level: number) => new Set<string | null>(giftsUpTo(level).map(({ id }) => id));

test('what is shown was given by a level that the hero has, and is of its kind', () => {
  fc.assert(
    fc.property(anyStyle, anyLevel, (chosen, level) => {
      const shown = ownedStyle(chosen, level);
      for (const kind of STYLE_KINDS) {
        const isOwned = givenAt(level).has(chosen[kind]) && styleIds(kind).some((id) => id === chosen[kind]);
        expect(shown[kind]).toBe(isOwned ? chosen[kind] : null);
      }
      expect(ownsStyle(shown, level)).toBe(true);
      expect(ownsStyle(chosen, level)).toBe(STYLE_KINDS.every((kind) => shown[kind] === chosen[kind]));
    }),
  );
});

test('there is something to choose of each kind', () => {
  expect(STYLE_KINDS.map((kind) => styleIds(kind).length)).toEqual([10, 9, 8]);
});

test('new gifts take the place of what was chosen of their kind, the newest one of each', () => {
  const style = { backdrop: 'backdrop-meadow', frame: null, pose: null };
  expect(styleWith(style, giftsUpTo(9))).toEqual({
    backdrop: 'backdrop-beach',
    frame: 'frame-leaf',
    pose: 'pose-wave',
  });
  expect(styleWith(style, giftsUpTo(2))).toBe(style);
});
