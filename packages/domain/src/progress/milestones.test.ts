import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/family-day';
import { type MilestoneDays, milestonesReached, milestonesToGrant } from './milestones';
import { currentStreak } from './streak';

describe('streak milestones', () => {
  it.each([
    [6, 7, [7]],
    [7, 8, []],
    [7, 7, []],
    [7, 6, []],
    [3, 31, [7, 30]],
    [0, 100, [7, 30, 100]],
    [99, 101, [100]],
  ])('growing from %i to %i passes %j', (before, after, expected) => {
    expect(milestonesReached(before, after)).toEqual(expected);
  });

  it('are granted once though an approval is undone and repeated', () => {
    const question = { before: 6, after: 7, today: '2026-03-10' };
    expect(milestonesToGrant({ ...question, lastGrantedOn: {} })).toEqual([{ days: 7, points: 25 }]);
    expect(milestonesToGrant({ ...question, lastGrantedOn: { 7: '2026-03-10' } })).toEqual([]);
    expect(milestonesToGrant({ ...question, lastGrantedOn: { 7: '2026-03-04' } })).toEqual([]);
  });

  it('are granted again for a streak of its own', () => {
    const question = { before: 6, after: 7, today: '2026-03-10', lastGrantedOn: { 7: '2026-03-02' } };
    expect(milestonesToGrant(question)).toEqual([{ days: 7, points: 25 }]);
  });

  it('that were granted a day late leave the next streak its own', () => {
    const question = { before: 6, after: 7, today: '2026-03-10', lastGrantedOn: { 7: '2026-03-03' } };
    expect(milestonesToGrant(question)).toEqual([{ days: 7, points: 25 }]);
  });

  it('come at most once per n days of play, whatever is approved, undone and approved again', () => {
    const approvals = fc.array(fc.tuple(fc.nat(2), fc.nat(12)), { maxLength: 200 });
    fc.assert(
      fc.property(approvals, (acts) => {
        const days = new Set<string>();
        const lastGrantedOn: Partial<Record<MilestoneDays, string>> = {};
        let today = '2026-01-01';
        let grants = 0;
        for (const [step, back] of acts) {
          if (step === 0) today = addDays(today, 1);
          const day = addDays(today, -back);
          const before = currentStreak(days, today).days;
          if (step === 2) days.delete(day);
          else days.add(day);
          const after = currentStreak(days, today).days;
          for (const { days: n } of milestonesToGrant({ before, after, today, lastGrantedOn })) {
            lastGrantedOn[n] = today;
            if (n === 7) grants += 1;
          }
        }
        const daysPlayed = acts.filter(([step]) => step === 0).length + 1;
        expect(grants).toBeLessThanOrEqual(Math.ceil(daysPlayed / 7));
      }),
    );
  });
});
