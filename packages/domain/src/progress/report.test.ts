import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, lastDays } from '../time/family-day';
import { barPercent, childReport } from './report';

const today = '2026-03-10';
const teeth = { habitId: 'teeth', name: 'Brush teeth', icon: 'teeth', isActive: true, streak: 2 };
const bed = { habitId: 'bed', name: 'Make the bed', icon: null, isActive: false, streak: 0 };
const streaks = { current: 2, best: 12 };
const question = { childId: 'mia', totalXp: 330, today, streaks, habits: [teeth, bed] };

describe('the report of a hero', () => {
  it('without habits is empty, with zeros', () => {
    const none = { ...question, totalXp: 0, streaks: { current: 0, best: 0 }, habits: [], approvals: [] };
    const report = childReport(none);
    expect(report).toMatchObject({ level: 1, bestStreak: 0, currentStreak: 0, activeHabits: 0, habits: [] });
    expect(report.days).toEqual(lastDays(today, 7).map((date) => ({ date, xp: 0, tasks: 0 })));
  });

  it('counts 10 XP for each approved mission of the last 7 days, whatever it paid', () => {
    const approvals = [
      { habitId: 'teeth', date: today },
      { habitId: 'bed', date: today },
      { habitId: 'teeth', date: '2026-03-09' },
      { habitId: 'teeth', date: '2026-03-03' },
      { habitId: null, date: '2026-03-09' },
    ];
    const report = childReport({ ...question, approvals });
    expect(report).toMatchObject({ level: 4, currentStreak: 2, bestStreak: 12, activeHabits: 1 });
    expect(report.days.slice(-2)).toEqual([
      { date: '2026-03-09', xp: 20, tasks: 2 },
      { date: today, xp: 20, tasks: 2 },
    ]);
    expect(report.habits).toEqual([
      { ...figures('teeth'), completions: 2, streak: 2, xpEarned: 20, completionRate: 29 },
      { ...figures('bed'), completions: 1, streak: 0, xpEarned: 10, completionRate: 14 },
    ]);
  });

  it('rates a habit done on all seven days 100, and never more', () => {
    const anyDays = fc.array(fc.nat(20));
    fc.assert(
      fc.property(anyDays, (backs) => {
        const approvals = backs.map((back) => ({ habitId: 'teeth', date: addDays(today, -back) }));
        const report = childReport({ ...question, approvals });
        const inWeek = new Set(backs.filter((back) => back < 7)).size;
        expect(report.habits[0]!.completionRate).toBe(Math.round((inWeek / 7) * 100));
        expect(report.habits[1]!.completionRate).toBe(0);
      }),
    );
  });
});

function figures(habitId: 'teeth' | 'bed') {
  return habitId === 'teeth'
    ? { habitId, name: 'Brush teeth', icon: 'teeth' }
    : { habitId, name: 'Make the bed', icon: 'target' };
}

it.each([
  [0, 0],
  [10, 10],
  [100, 100],
  [250, 100],
])('a bar of %i XP is %i per cent full', (xp, percent) => {
  expect(barPercent(xp)).toBe(percent);
});
