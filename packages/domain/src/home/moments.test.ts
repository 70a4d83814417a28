import { expect, test } from 'vitest';
import { filledGoal, newMoments, type Standing } from './moments';

const NOBODY: Standing = { level: 1, milestones: [], badges: [], goals: [], shieldDays: [], rested: null };
const said = (now: Partial<Standing>, known: { kind: string; key: string }[] = []) =>
  newMoments(known, { ...NOBODY, ...now }).map(({ kind, key }) => `${kind} ${key}`);

test('each level, milestone, badge, shielded day and ended run is a moment of its own', () => {
  expect(said({})).toEqual([]);
  expect(
    said({ level: 3, milestones: ['streak_7'], badges: ['first-mission'], rested: '2026-03-08' }),
  ).toEqual([...['level 2', 'level 3', 'streak streak_7', 'badge first-mission', 'rested 2026-03-08']]);
  expect(said({ shieldDays: ['2026-03-07', '2026-03-08'] })).toEqual([
    'shield 2026-03-07',
    'shield 2026-03-08',
  ]);
});

test('what was noted before is nothing new, also when it was lost and reached again', () => {
  const known = [
    { kind: 'level', key: '2' },
    { kind: 'badge', key: 'first-mission' },
  ];
  expect(said({ level: 2, badges: ['first-mission'] }, known)).toEqual([]);
});

test('a badge that comes with a parent’s doing is no moment', () => {
  expect(said({ badges: ['habit-collector', 'first-mission'] })).toEqual(['badge first-mission']);
});

test('a jar that was emptied and is filled again is another moment', () => {
  const [first, second] = [1, 2].map((at) => ({ id: 'jar', reachedAt: new Date(at) }));
  const known = [{ kind: 'goal', key: filledGoal(first!) }];
  expect(said({ goals: [first!] }, known)).toEqual([]);
  expect(said({ goals: [second!] }, known)).toEqual(['goal jar 2']);
});
