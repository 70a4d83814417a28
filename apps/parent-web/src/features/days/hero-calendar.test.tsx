import { monthOf } from '@herohood/domain/days/calendar-months';
import type { CalendarDay } from '@herohood/domain/days/schema';
import { addDays, familyDay } from '@herohood/domain/time/family-day';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { shortDay } from '../../lib/format-day';
import { aHero } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { streaksText } from '../../text/en/streaks';
import { HeroCalendar } from './hero-calendar';

const today = familyDay(new Date(), { timeZone: 'UTC', dayStartHour: 0 });
const recent = addDays(today, -1);
const old = addDays(today, -8);
const mia = aHero(1, { name: 'Mia' });
const aRow = (habitId: string, part: object = {}) => ({
  ...{ habitId, name: habitId, due: 'due', status: 'available' },
  ...part,
});
/** Done once of twice, sent, not done, and one that nobody waited for. */
const ROWS = [
  aRow('Brush teeth', { slot: 1, status: 'approved' }),
  aRow('Brush teeth', { slot: 2 }),
  aRow('Read', { status: 'pending' }),
  aRow('Tidy up'),
  aRow('Swim', { due: 'optional' }),
];
let kinds: Record<string, CalendarDay['kind']> = {};
let isRefused = false;

beforeEach(() => {
  kinds = { [recent]: 'missed', [old]: 'missed', [today]: 'today' };
  answer({
    'days.calendar': ({ month }: { month: string }) =>
      Object.entries(kinds)
        .filter(([day]) => monthOf(day) === month)
        .map(([date, kind]) => ({ date, kind, due: 3, done: 1, marks: [] })),
    'days.board': ({ date }: { date: string }) => ({ date, missions: date === recent ? ROWS : [] }),
    'progress.repairStreak': () => {
      if (isRefused) throw new Refusal('REPAIRS_USED', 'used');
      kinds = { ...kinds, [recent]: 'repaired' };
      return { badges: [], currentStreak: 9, bestStreak: 9 };
    },
  });
});

const show = (isReadOnly = false) =>
  renderConsole(<HeroCalendar hero={mia} today={today} weekStart="mon" isReadOnly={isReadOnly} />);

/** The button of a day that may lie in the month before. */
async function openDay(user: ReturnType<typeof show>['user'], day: string) {
  await screen.findByRole('button', { name: new RegExp(`^${shortDay(today)}: Today`) });
  if (monthOf(day) !== monthOf(today)) {
    await user.click(screen.getByRole('button', { name: 'The month before' }));
  }
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${shortDay(day)}: `) }));
}

test('a missed day of this week is repaired with a reason; a refusal is said, and what was typed stays', async () => {
  const { user } = show();
  await openDay(user, recent);
  expect(screen.getByText('1 of 3 missions done')).toBeVisible();
  expect(screen.getByText(/^2 of 2 repairs left in/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Repair this day' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Repair' }));
  expect(dialog.getByText('Please say why, in a few words.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: streaksText.repair.ideas[0] }));
  expect(dialog.queryByText('Please say why, in a few words.')).toBeNull();
  await user.clear(dialog.getByRole('textbox', { name: /^Why/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'Dentist');
  isRefused = true;
  await user.click(dialog.getByRole('button', { name: 'Repair' }));
  expect(await dialog.findByText(/^Both repairs of this month are used\./)).toBeVisible();
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Repair' }));
  expect(await screen.findByText('The flame burns: 9 days.')).toBeVisible();
  const repair = { id: mia.id, date: recent, reason: 'Dentist' };
  expect(callsTo('progress.repairStreak')).toEqual([repair, repair]);
  expect(
    await screen.findByRole('button', { name: new RegExp(`^${shortDay(recent)}: Repaired`) }),
  ).toBeVisible();
});
