import { expect, it } from 'vitest';
import { decideFamilyLimit, FAMILY_LIMITS } from './family-limits';

it.each(['heroes', 'habits', 'rewards', 'newcomers'] as const)(
  'the last place for %s can be taken, one more not',
  (what) => {
    expect(decideFamilyLimit(what, FAMILY_LIMITS[what] - 1).kind).toBe('allowed');
    expect(decideFamilyLimit(what, FAMILY_LIMITS[what])).toEqual({ kind: 'refused', code: 'CONFLICT' });
  },
);
