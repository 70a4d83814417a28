import { expect, test } from 'vitest';
import { i18n } from './i18n';
import { isHead, weekdayHead } from './weekday-head';

const WEEK = [16, 17, 18, 19, 20, 21, 22].map((day) => new Date(Date.UTC(2026, 10, day, 12)));

test.each([
  ['en', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
  ['uk', ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд']],
  ['ar', ['ن', 'ث', 'ر', 'خ', 'ج', 'س', 'ح']],
  ['he', ['ב׳', 'ג׳', 'ד׳', 'ה׳', 'ו׳', 'ש׳', 'א׳']],
])('in %s the days of a week are named as seven of them fit', (locale, heads) => {
  i18n.loadAndActivate({ locale, messages: {} });
  expect(WEEK.map(weekdayHead)).toEqual(heads);
  expect(heads.every(isHead)).toBe(true);
});
