import { DAILY_PLAN, type Schedule } from '@herohood/domain/days/schedule';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { PlanCalendar } from '../../lib/use-plan-calendar';
import { renderConsole } from '../../testing/render';
import { ScheduleFields } from './schedule-fields';
import { type PlanValues, planWords } from './schedule-words';

const MONDAY = '2026-11-23';
const calendar: PlanCalendar = { today: MONDAY, weekStart: 'mon', marks: [], carePattern: null };
const planWith = (schedule: Schedule, part: Partial<PlanValues> = {}): PlanValues => ({
  ...DAILY_PLAN,
  partOfDay: 'any',
  schedule,
  ...part,
});

test.each<[PlanValues, string]>([
  [planWith({ kind: 'daily' }), 'Every day'],
  [planWith({ kind: 'days', days: ['mon', 'wed', 'fri'] }), 'Mon, Wed, Fri'],
  [planWith({ kind: 'days', days: ['mon', 'tue', 'wed', 'thu', 'fri'] }), 'Mon to Fri'],
  [planWith({ kind: 'interval', every: 2, from: 'start', start: MONDAY }), 'Every 2nd day'],
  [planWith({ kind: 'interval', every: 13, from: 'start', start: MONDAY }), 'Every 13th day'],
  [planWith({ kind: 'interval', every: 3, from: 'completion', start: MONDAY }), '3 days after the last time'],
  [planWith({ kind: 'quota', times: 3 }), '3 times a week'],
  [planWith({ kind: 'once', date: '2026-12-24' }), 'Once, on Thu 24 Dec'],
  [
    planWith({ kind: 'daily' }, { timesPerDay: 2, partOfDay: 'evening', schoolDaysOnly: true }),
    'Every day, twice a day, evenings, school days',
  ],
])('%o is said in words: %s', (plan, words) => {
  expect(planWords(plan, 'mon')).toBe(words);
});

test('weekdays stand in the order of the family’s week', () => {
  expect(planWords(planWith({ kind: 'days', days: ['mon', 'sun'] }), 'sun')).toBe('Sun, Mon');
});

function Form({ start, of = calendar }: { start: PlanValues; of?: PlanCalendar }) {
  const [plan, setPlan] = useState(start);
  return (
    <ScheduleFields
      plan={plan}
      calendar={of}
      faults={{}}
      onChange={(part) => setPlan((before) => ({ ...before, ...part }))}
    />
  );
}

/** The days of the month of the next 14 that are of this state. */
const daysThatAre = (state: string) =>
  within(screen.getByRole('list', { name: 'The next 14 days' }))
    .getAllByRole('listitem')
    .map((day) => day.getAttribute('aria-label') ?? '')
    .filter((label) => label.includes(`: ${state}`))
    .map((label) => Number(label.split(' ')[1]));

test('the preview shows what the chosen days make of the next two weeks', async () => {
  const { user } = renderConsole(<Form start={planWith({ kind: 'daily' })} />);
  expect(screen.getByText('Due on 14 days of the next 14.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Some weekdays' }));
  expect(daysThatAre('due')).toEqual([23, 30]);
  await user.click(screen.getByRole('checkbox', { name: 'Thursday' }));
  expect(daysThatAre('due')).toEqual([23, 26, 30, 3]);
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Thursday' }));
  expect(screen.queryByRole('list', { name: 'The next 14 days' })).toBeNull();
});

test('what waits for the last time is taken to be done when it is due, and a quota leaves the choice', async () => {
  const { user } = renderConsole(
    <Form start={planWith({ kind: 'interval', every: 5, from: 'completion', start: MONDAY })} />,
  );
  expect(daysThatAre('due')).toEqual([23, 28, 3]);
  await user.click(screen.getByRole('radio', { name: 'Times a week' }));
  expect(screen.getByText('Any of these days, 3 times in each week.')).toBeVisible();
  expect(daysThatAre('can be chosen')).toHaveLength(14);
  expect(daysThatAre('due')).toEqual([]);
  expect(screen.queryByText('Times a day')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Once' }));
  expect(daysThatAre('due')).toEqual([23]);
  expect(daysThatAre('if they like')).toEqual([]);
});
