import { expect, it } from 'vitest';
import { decideRoom, FAMILY_ROOM } from './room';

it.each(['heroes', 'habits', 'rewards'] as const)(
  'the last place for %s can be taken, one more not',
  (what) => {
    expect(decideRoom(what, FAMILY_ROOM[what] - 1).kind).toBe('allowed');
    expect(decideRoom(what, FAMILY_ROOM[what])).toEqual({ kind: 'refused', code: 'CONFLICT' });
  },
);
