import type { RewardLimits } from '@herohood/domain/rewards/limits';
import { expect, test } from 'vitest';
import { limitsSentence } from './limit-words';

test.each<[RewardLimits, string | null]>([
  [{}, null],
  [
    { perWeek: 2, weekdays: ['fri', 'sat', 'sun'], from: '15:00', until: '00:00', minLevel: 3 },
    'At most 2 a week, Fri–Sun after 15:00, from level 3',
  ],
  [{ perDay: 1, perMonth: 5, stock: 10 }, 'At most 1 a day, 5 a month, 10 in all'],
  [{ stock: 0 }, 'None in stock'],
  [{ perWeek: 2, stock: 0 }, 'At most 2 a week, none in stock'],
  [{ weekdays: ['mon', 'wed'] }, 'Mon, Wed'],
  [{ weekdays: ['mon', 'sat', 'sun'] }, 'Sat–Mon'],
  [{ weekdays: ['sat', 'sun'], from: '00:00', until: '12:00' }, 'Sat, Sun before 12:00'],
  [{ from: '20:00', until: '02:00' }, '20:00–02:00'],
  [{ cooldownHours: 48 }, '2 days apart'],
  [{ cooldownHours: 36, minLevel: 2 }, '36 hours apart, from level 2'],
])('%o is said in one sentence: %s', (limits, sentence) => {
  expect(limitsSentence(limits, 'mon')).toBe(sentence);
});
