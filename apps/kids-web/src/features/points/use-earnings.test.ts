import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useEarnings } from './use-earnings';

const hero = { id: 'h', level: 1, totalXp: 40, rewardPoints: 8 };
const teeth = { completionId: 'c1', name: 'Teeth', cardId: 'm1' };
const book = { completionId: 'c2', name: 'Book', cardId: 'm2' };
const first = { hero, approved: [] as (typeof teeth)[] | null, isSettled: true };

const watch = () => renderHook((props: typeof first) => useEarnings(props), { initialProps: first });

test('the first look and an unchanged one celebrate nothing', () => {
  const { result, rerender } = watch();
  rerender({ ...first, hero: { ...hero } });
  expect(result.current.earnings).toBeNull();
});

test('half-renewed figures are not compared', () => {
  const { result, rerender } = watch();
  rerender({ hero, approved: [teeth], isSettled: false });
  rerender({ hero: { ...hero, totalXp: 90, rewardPoints: 18 }, approved: [teeth], isSettled: true });
  expect(result.current.earnings).toEqual({ missions: [teeth], xp: 50, points: 10, newLevel: null });
});

test('what arrives while a celebration is on show adds up, and closing clears it', () => {
  const { result, rerender } = watch();
  rerender({ ...first, hero: { ...hero, totalXp: 90 }, approved: [teeth] });
  rerender({ ...first, hero: { ...hero, totalXp: 140, level: 2 }, approved: [teeth, book] });
  expect(result.current.earnings).toMatchObject({ missions: [teeth, book], xp: 100, newLevel: 2 });
  act(() => result.current.clearEarnings());
  expect(result.current.earnings).toBeNull();
});

test('work of an earlier day that is paid today is celebrated without a mission of today', () => {
  const { result, rerender } = watch();
  rerender({ ...first, hero: { ...hero, totalXp: 65, rewardPoints: 13 } });
  expect(result.current.earnings).toMatchObject({ missions: [], xp: 25, points: 5 });
});

test('XP that a parent takes back is not celebrated', () => {
  const { result, rerender } = watch();
  rerender({ ...first, hero: { ...hero, totalXp: 0 } });
  expect(result.current.earnings).toBeNull();
});

test('another hero’s figures are no earnings', () => {
  const { result, rerender } = watch();
  rerender({ ...first, hero: { ...hero, id: 'other', totalXp: 500 } });
  expect(result.current.earnings).toBeNull();
});
