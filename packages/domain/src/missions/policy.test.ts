import { describe, expect, test } from 'vitest';
import type { ApprovalPolicy } from '../habits/policy';
import { HOUR_MS } from '../time/durations';
import { askedUntil, isSpotCheck, photoState, policyInForce, routeOf } from './policy';

const NOW = new Date('2026-03-10T15:00:00.000Z');

/** Ids as the database makes them: their moment, then what does not repeat. */
function idsOf(count: number): string[] {
  let state = 20260310;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state.toString(16).padStart(8, '0');
  };
  return Array.from({ length: count }, (_, nth) => {
    const moment = (NOW.getTime() + nth * 977).toString(16).padStart(12, '0');
    const [a, b, c] = [random(), random(), random()];
    return `${moment.slice(0, 8)}-${moment.slice(8)}-7${a.slice(0, 3)}-a${b.slice(0, 3)}-${c}${a.slice(4)}`;
  });
}

describe('a spot check', () => {
  const ids = idsOf(10_000);

  test.each([3, 4, 5, 7, 10, 20])('is one in %i of 10,000 missions, within the bounds of chance', (oneIn) => {
    const share = 1 / oneIn;
    const checked = ids.filter((id) => isSpotCheck(id, oneIn)).length;
    // Four deviations: chance alone is further off once in 16,000 times.
    const deviation = Math.sqrt(ids.length * share * (1 - share));
    expect(Math.abs(checked - ids.length * share)).toBeLessThan(4 * deviation);
  });

  test('is none where none is wanted', () => {
    expect(ids.some((id) => isSpotCheck(id, 0))).toBe(false);
  });
});

describe('the policy in force', () => {
  const own: (ApprovalPolicy | null)[] = [null, 'family', 'ask', 'trust'];

  test.each(own)('of a hero is their own before the habit’s: %s', (ownApproval) => {
    const habit = { approval: 'trust', ownApproval, askUntil: null } as const;
    expect(policyInForce(habit, NOW)).toBe(ownApproval ?? 'trust');
  });

  test('is to ask for seven days to the millisecond, whatever else is said', () => {
    const habit = { approval: 'trust', ownApproval: 'trust', askUntil: askedUntil(NOW) } as const;
    const after = (ms: number) => new Date(NOW.getTime() + ms);
    expect(policyInForce(habit, NOW)).toBe('ask');
    expect(policyInForce(habit, after(7 * 24 * HOUR_MS - 1))).toBe('ask');
    expect(policyInForce(habit, after(7 * 24 * HOUR_MS))).toBe('trust');
  });
});

describe('the way of a completion', () => {
  const [checked = '', unchecked = ''] = [true, false].map((is) =>
    idsOf(100).find((id) => isSpotCheck(id, 3) === is),
  );
  const question = {
    ...({ policy: 'trust', spotCheck: 3, photo: 'none', completionId: unchecked } as const),
    ...{ hasAccess: true, wasSpotChecked: false, isBeforePhoto: false },
  };
  const TRUST = { way: 'trust', isSpotCheck: false };
  const ASK = { way: 'ask', isSpotCheck: false };
  const CHECK = { way: 'ask', isSpotCheck: true };
  const TIMER = { way: 'timer', isSpotCheck: false };

  test.each([
    ['trusted', {}, TRUST],
    ['trusted, with a picture', { photo: 'required' }, TRUST],
    ['trusted, done before a picture was asked for', { photo: 'required', isBeforePhoto: true }, ASK],
    ['trusted and looked at', { completionId: checked }, CHECK],
    ['trusted, never looked at', { completionId: checked, spotCheck: 0 }, TRUST],
    ['trusted, after a look on that day', { wasSpotChecked: true }, CHECK],
    ['trusted without access', { hasAccess: false }, ASK],
    ['asked about', { policy: 'ask', completionId: checked }, ASK],
    ['the family’s', { policy: 'family', completionId: checked }, TIMER],
    ['the family’s, a picture may be sent', { policy: 'family', photo: 'optional' }, TIMER],
    ['the family’s, with a picture', { policy: 'family', photo: 'required' }, ASK],
    ['the family’s, after a look on that day', { policy: 'family', wasSpotChecked: true }, ASK],
  ] as const)('of a mission that is %s', (_, change, way) => {
    expect(routeOf({ ...question, ...change })).toEqual(way);
  });
});

test('a picture is needed from the moment on that it is asked for; what was done before shows that it was', () => {
  const before = new Date(NOW.getTime() - 1);
  const required = { photo: 'required', photoSince: NOW } as const;
  const stateAt = (doneAt: Date, hasPhoto = false) => photoState(required, { doneAt, hasPhoto });
  expect([before, NOW].map((at) => stateAt(at))).toEqual(['tooEarly', 'needed']);
  expect([before, NOW].map((at) => stateAt(at, true))).toEqual(['fine', 'fine']);
  const none = { doneAt: before, hasPhoto: false };
  expect(photoState({ photo: 'required', photoSince: null }, none)).toBe('needed');
  expect(photoState({ photo: 'optional', photoSince: NOW }, none)).toBe('fine');
});
