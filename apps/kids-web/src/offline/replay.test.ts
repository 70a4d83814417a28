import { type ApiError, readApiError } from '@herohood/browser/api-error';
import { describe, expect, test } from 'vitest';
import { makeCompletion } from '../testing/fixtures';
import type { Tap } from './offline-status';
import { type ReplayPorts, replayTaps } from './replay';

const NOW = Date.parse('2026-03-10T15:00:00.000Z');
const tap = (habitId: string, completedAt = '2026-03-10T14:00:00.000Z'): Tap => ({
  heroId: 'mia',
  habitId,
  tapId: `tap of ${habitId}`,
  completedAt,
});

function refuse(change: Partial<ApiError>): ApiError {
  return { ...readApiError(undefined), ...change };
}

/** A server that answers each mission as told; a thrown `ApiError` is its refusal. */
function world(change: Partial<ReplayPorts> = {}, answers: Record<string, ApiError> = {}) {
  const removed: string[] = [];
  const refusals: [string, string][] = [];
  const sent: { id: string; tapId?: string; completedAt: string; photo?: string }[] = [];
  const ports: ReplayPorts = {
    async complete(mission) {
      sent.push(mission);
      const refusal = answers[mission.id];
      if (refusal) throw refusal;
      return makeCompletion(mission.id, 'pending', { completedAt: mission.completedAt });
    },
    photoOf: async ({ habitId }) => (habitId === 'lost' ? null : `picture of ${habitId}`),
    isStillSignedIn: async () => true,
    remove: async ({ habitId }) => void removed.push(habitId),
    refuse: async ({ habitId }, reason) => void refusals.push([habitId, reason]),
    readError: (thrown) => thrown as ApiError,
    now: () => NOW,
    ...change,
  };
  return { ports, removed, refusals, sent };
}

describe('sending', () => {
  test('goes in order, with the name and time of each tap, and removes what arrived', async () => {
    const { ports, removed, sent } = world();
    const result = await replayTaps([tap('teeth'), tap('bed', '2026-03-10T14:05:00.000Z')], ports);
    expect(sent).toEqual([
      { id: 'teeth', tapId: 'tap of teeth', completedAt: '2026-03-10T14:00:00.000Z' },
      { id: 'bed', tapId: 'tap of bed', completedAt: '2026-03-10T14:05:00.000Z' },
    ]);
    expect(removed).toEqual(['teeth', 'bed']);
    expect(result.sent).toHaveLength(2);
    expect([result.refused, result.stoppedBy, result.isFaulty]).toEqual([[], null, false]);
  });

  test('names which of several times a day a tap was; the first one needs no name', async () => {
    const { ports, removed, sent } = world();
    await replayTaps([tap('teeth'), { ...tap('teeth', '2026-03-10T14:05:00.000Z'), slot: 2 }], ports);
    expect(sent).toMatchObject([
      { id: 'teeth', completedAt: '2026-03-10T14:00:00.000Z' },
      { id: 'teeth', slot: 2, completedAt: '2026-03-10T14:05:00.000Z' },
    ]);
    expect(sent[0]).not.toHaveProperty('slot');
    expect(removed).toEqual(['teeth', 'teeth']);
  });

  test('takes along the picture that lies beside a tap, and none where it has gone', async () => {
    const { ports, sent } = world();
    const taps = ['teeth', 'lost'].map((id): Tap => ({ ...tap(id), hasPhoto: true }));
    await replayTaps([...taps, tap('bed')], ports);
    expect(sent.map(({ photo }) => photo)).toEqual(['picture of teeth', undefined, undefined]);
  });

  test.each([
    ['a picture that is missing', { status: 400, code: 'PHOTO_REQUIRED' }, 'photoMissing'],
    ['one that is too large', { status: 413, code: 'TOO_LARGE' }, 'photoRefused'],
    ['one that is none', { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' }, 'photoRefused'],
  ])('%s is told as what it is', async (_what, refusal, reason) => {
    const { ports, refusals } = world({}, { teeth: refuse(refusal) });
    await replayTaps([tap('teeth'), tap('bed')], ports);
    expect(refusals).toEqual([['teeth', reason]]);
  });

  test('an earlier version of the app gave taps no names: they go without one', async () => {
    const { ports, sent } = world();
    const { tapId: _, ...old } = tap('teeth');
    await replayTaps([old], ports);
    expect(sent).toEqual([{ id: 'teeth', completedAt: '2026-03-10T14:00:00.000Z' }]);
  });
});

describe('what the server refuses for good is told once and dropped', () => {
  test.each([
    ['tooOld', { status: 400, code: 'TOO_OLD' }],
    ['notDue', { status: 409, code: 'NOT_DUE' }],
    ['notDue', { status: 409, code: 'SLOT_GONE' }],
    ['resting', { status: 409, code: 'HABIT_INACTIVE' }],
    ['gone', { status: 404, code: 'NOT_FOUND' }],
    ['disabled', { status: 403, isFeatureDisabled: true }],
    ['refused', { status: 400, code: 'BAD_REQUEST' }],
  ] as const)('%s', async (reason, refusal) => {
    const { ports, removed, refusals, sent } = world({}, { teeth: refuse(refusal) });
    const result = await replayTaps([tap('teeth'), tap('bed')], ports);
    expect(result.refused).toEqual([{ tap: tap('teeth'), reason }]);
    expect([refusals, removed]).toEqual([[['teeth', reason]], ['bed']]);
    expect(sent.map(({ id }) => id)).toEqual(['teeth', 'bed']);
  });
});

describe('what stays', () => {
  test.each([
    ['no network', { status: 0 }],
    ['an emergency', { status: 403, hasEmergency: true }],
    ['an ended session', { status: 401 }],
    ['too many calls', { status: 429 }],
    ['a server that rests', { status: 503 }],
  ])('%s stops the sending; everything waits', async (_name, refusal) => {
    const error = refuse(refusal);
    const { ports, removed, sent } = world({}, { teeth: error });
    const result = await replayTaps([tap('teeth'), tap('bed')], ports);
    expect([removed, sent.length, result.stoppedBy]).toEqual([[], 1, error]);
  });

  test('a fault keeps one tap and lets the others pass', async () => {
    const { ports, removed } = world({}, { teeth: refuse({ status: 500 }) });
    const result = await replayTaps([tap('teeth'), tap('bed')], ports);
    expect([removed, result.refused, result.isFaulty]).toEqual([['bed'], [], true]);
  });

  test('a fault is not waited out for longer than a tap is good', async () => {
    const { ports, removed, refusals } = world({}, { teeth: refuse({ status: 500 }) });
    await replayTaps([tap('teeth', '2026-03-09T14:59:59.000Z')], ports);
    expect([removed, refusals]).toEqual([[], [['teeth', 'tooOld']]]);
  });

  test('to a sibling’s session the mission does not exist: the tap waits for its own hero', async () => {
    const { ports, removed } = world(
      { isStillSignedIn: async () => false },
      { teeth: refuse({ status: 404, code: 'NOT_FOUND' }) },
    );
    const result = await replayTaps([tap('teeth')], ports);
    expect([removed, result.refused, result.stoppedBy?.status]).toEqual([[], [], 404]);
  });
});
