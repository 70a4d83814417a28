import { expect, test } from 'vitest';
import { makeBadge, makeBadges } from '../../testing/fixtures';
import { makeClaim, makeMovement } from '../../testing/reward-fixtures';
import { celebrationsSince, type Snapshot } from './celebrations-since';
import { firstSeen } from './first-seen';
import type { FirstSnapshot } from './use-first-snapshot';

const SINCE = '2026-03-10T09:00:00.000Z';
const BEFORE = '2026-03-10T08:00:00.000Z';
const AFTER = '2026-03-10T09:00:01.000Z';
const hero = { id: 'hero-1', level: 1, totalXp: 0 };
const first: FirstSnapshot = { hero, approved: [], badges: makeBadges(), since: SINCE };

const praised = (completionId: string, at: string) => ({
  ...{ completionId, at, from: 'Pat', sticker: 'sticker-01' as const, message: null, voiceUrl: null },
});
const now: Snapshot = {
  hero,
  approved: [],
  badges: [makeBadge('rising-hero', { name: 'Rising Hero', earned: true })],
  claims: [
    { ...makeClaim('old', 'approved'), createdAt: BEFORE, decidedAt: BEFORE },
    { ...makeClaim('zoo', 'approved'), createdAt: BEFORE, decidedAt: AFTER },
    { ...makeClaim('film', 'used'), createdAt: BEFORE, decidedAt: BEFORE, usedAt: AFTER },
    { ...makeClaim('ice', 'rejected'), createdAt: AFTER, decidedAt: AFTER },
  ],
  movements: [
    makeMovement('before', { createdAt: BEFORE, approvedAt: BEFORE }),
    makeMovement('answered', { createdAt: BEFORE, approvedAt: AFTER }),
    makeMovement('bonus', { createdAt: AFTER, approvedAt: AFTER }),
  ],
  praise: [praised('done-1', BEFORE), praised('done-2', AFTER)],
  cheers: [{ id: 'cheer-1', fromChildId: 'hero-2', fromName: 'Tom', cheer: 'wave', at: AFTER }],
};
const since = (from: FirstSnapshot) =>
  celebrationsSince(celebrationsSince(null, firstSeen(from, now)).seen, now);

test('on a new device what came after its first question is news, and what is older is only noted', () => {
  const { celebrations, refunds } = since(first);
  expect(celebrations.map(({ kind }) => kind)).toEqual([
    ...['praise', 'badge', 'bonus', 'present', 'thanks', 'cheers'],
  ]);
  expect(celebrations).toMatchObject([
    { completionId: 'done-2' },
    { badges: [{ name: 'Rising Hero' }] },
    { gifts: [{ id: 'answered' }, { id: 'bonus' }] },
    { claimId: 'claim-zoo' },
    { claimId: 'claim-film' },
    { cheers: [{ id: 'cheer-1' }] },
  ]);
  expect(refunds).toMatchObject([{ id: 'claim-ice' }]);
});

test('without a clock all of it is only noted', () => {
  const blind = { ...first, badges: undefined, since: undefined };
  expect(since(blind)).toMatchObject({ celebrations: [], refunds: [] });
});
