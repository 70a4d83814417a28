import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelFor, levelProgress, xpToReach } from './level';

/** The rule read aloud: going from level L to L+1 costs 100 + 10·(L−1). */
const stepCost = (level: number) => 100 + 10 * (level - 1);

describe('levels', () => {
  it('each level begins where the costs of all before it add up to, and not an XP earlier', () => {
    let sum = 0;
    for (let level = 1; level <= 2000; level++) {
      expect(xpToReach(level)).toBe(sum);
      expect(levelFor(sum)).toBe(level);
      if (level > 1) expect(levelFor(sum - 1)).toBe(level - 1);
      sum += stepCost(level);
    }
  });

  it('places every XP inside its level, however large', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (totalXp) => {
        const { level, xpIntoLevel, xpForNextLevel } = levelProgress(totalXp);
        expect(level).toBe(levelFor(totalXp));
        expect(xpForNextLevel).toBe(stepCost(level));
        expect(xpIntoLevel).toBeGreaterThanOrEqual(0);
        expect(xpIntoLevel).toBeLessThan(xpForNextLevel);
        expect(xpToReach(level) + xpIntoLevel).toBe(totalXp);
      }),
    );
  });
});
