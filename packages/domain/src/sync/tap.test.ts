import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyDay } from '../time/family-day';
import { decideRepeat, deedOf, TAP_WINDOW_MS, tapInstant } from './tap';

describe('the instant of a tap', () => {
  const now = new Date('2026-03-10T07:00:00Z');
  const clock = { timeZone: 'UTC', dayStartHour: 0 };
  const before = (ms: number) => new Date(now.getTime() - ms);

  it.each([
    ['none is claimed', null],
    ['the device is ahead', before(-1)],
  ])('is now when %s', (_, claimed) => {
    expect(tapInstant({ now, clock, claimed })).toEqual({ kind: 'now', at: now, day: '2026-03-10' });
  });

  it.each([
    ['a tap of last evening', before(10 * 3_600_000)],
    ['one exactly 24 hours old', before(TAP_WINDOW_MS)],
  ])('is the claimed one of %s', (_, claimed) => {
    const instant = { kind: 'claimed', at: claimed, day: '2026-03-09' };
    expect(tapInstant({ now, clock, claimed, since: claimed })).toEqual(instant);
  });

  it('older by a millisecond is too old, whenever the mission was given', () => {
    const claimed = before(TAP_WINDOW_MS + 1);
    for (const since of [null, now]) {
      expect(tapInstant({ now, clock, claimed, since })).toEqual({ kind: 'refused', code: 'TOO_OLD' });
    }
  });

  it('is now for a time at which there was nothing to tap yet', () => {
    const claimed = before(3_600_000);
    const instant = tapInstant({ now, clock, claimed, since: before(3_599_999) });
    expect(instant).toEqual({ kind: 'now', at: now, day: '2026-03-10' });
  });

  it('never lies ahead, nor more than 24 hours back, and has its family day', () => {
    const anyTime = fc.date({
      min: new Date('2026-03-01Z'),
      max: new Date('2026-04-05Z'),
      noInvalidDate: true,
    });
    const berlin = { timeZone: 'Europe/Berlin', dayStartHour: 4 };
    fc.assert(
      fc.property(anyTime, fc.integer({ min: -3e8, max: 3e8 }), (at, offsetMs) => {
        const claimed = new Date(at.getTime() + offsetMs);
        const decision = tapInstant({ now: at, clock: berlin, claimed });
        expect(decision.kind === 'refused').toBe(offsetMs < -TAP_WINDOW_MS);
        if (decision.kind === 'refused') return;
        expect(decision.at).toEqual(offsetMs < 0 ? claimed : at);
        expect(decision.day).toBe(familyDay(decision.at, berlin));
      }),
    );
  });
});

it.each([
  ['the same hero and deed', { childId: 'mia', deed: deedOf.mission('teeth', 1) }, 'answered'],
  ['another mission', { childId: 'mia', deed: deedOf.mission('bed', 1) }, 'TAP_USED'],
  ['another time of the day', { childId: 'mia', deed: deedOf.mission('teeth', 2) }, 'TAP_USED'],
  ['another act', { childId: 'mia', deed: deedOf.claim('teeth') }, 'TAP_USED'],
  ['a sibling', { childId: 'zoe', deed: deedOf.mission('teeth', 1) }, 'TAP_USED'],
])('a repeat by %s is %s', (_, asked, expected) => {
  const answered = { childId: 'mia', deed: deedOf.mission('teeth', 1), rowId: 'row' };
  const decision = decideRepeat(answered, asked);
  expect(decision.kind === 'refused' ? decision.code : decision.kind).toBe(expected);
});
