import type { BadgeFigures } from '@herohood/domain/progress/badge-catalogue';
import { BADGE_STORIES } from '@herohood/domain/progress/badge-stories';
import { badgesFor } from '@herohood/domain/progress/badges';
import { expect, test } from 'vitest';
import { sayInEnglish } from '../text/say';

const withAll = (count: number) =>
  Object.fromEntries(Object.keys(BADGE_STORIES).map((figure) => [figure, count])) as unknown as BadgeFigures;
const badge = (id: string, count: number) =>
  badgesFor(withAll(count), sayInEnglish).find((each) => each.id === id);

test('a badge says what is to be done, then why it was earned, and what comes next', () => {
  expect(badge('first-mission', 0)).toMatchObject({
    description: 'Finish your first mission.',
    next: 'Next: Rising Hero. Finish 10 missions.',
  });
  expect(badge('first-mission', 3)?.description).toBe('You finished your first mission!');
  expect(badge('secret-1', 1000)?.description).toBe('You finished 1,000 missions!');
  expect(badge('unstoppable', 0)?.next).toBe('Next: a secret badge!');
});

test('no sentence of a badge speaks of one of many', () => {
  for (const { description } of [
    ...badgesFor(withAll(0), sayInEnglish),
    ...badgesFor(withAll(1e6), sayInEnglish),
  ]) {
    expect(description).not.toMatch(/\b1 [a-z]+s\b/);
  }
});
