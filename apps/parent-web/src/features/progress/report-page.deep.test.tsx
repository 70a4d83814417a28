import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aUser } from '../../testing/fixtures';
import { aCompletion, aReport, aReportHabit } from '../../testing/hero-figures';
import { openAddress } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';

const mia = aHero(1, { name: 'Mia', totalXp: 100 });
const theo = aHero(2, { name: 'Theo', totalXp: 900 });
const report = aReport({
  totalXp: 1240,
  level: 9,
  bestStreak: 12,
  currentStreak: 2,
  activeHabits: 1,
  due: 7,
  done: 3,
  xp: 75,
  completionRate: 43,
  before: { due: 7, done: 6, waiting: 0, xp: 150, completionRate: 86 },
  days: aReport().days.map((day, index) =>
    index === 5 ? { ...day, due: 4, done: 3, waiting: 1, xp: 75 } : day,
  ),
  habits: [aReportHabit()],
});

beforeEach(() => {
  answerAsFamily(aUser(), [mia, theo]);
  answer({
    'progress.report': ({ id }: { id: string }) => (id === mia.id ? report : aReport()),
    'days.calendar': ({ month }: { month: string }) =>
      month === '2026-03'
        ? [
            { date: '2026-03-12', kind: 'sick', due: 0, done: 0, marks: ['sick'] },
            { date: '2026-03-13', kind: 'done', due: 4, done: 3, marks: [] },
            { date: '2026-03-14', kind: 'today', due: 1, done: 1, marks: [] },
          ]
        : [],
    'missions.listCompletions': () => [aCompletion(1), aCompletion(2, { date: '2026-03-13' })],
  });
});

test('the reports begin with the first child, not the best one, with the figures of each habit and hero', async () => {
  const { user, router } = openAddress('/progress-reports');
  expect(await screen.findByRole('heading', { level: 2, name: 'Mia' })).toBeVisible();
  expect(screen.getByText('1,240')).toBeVisible();
  expect(screen.getByText('12 days')).toBeVisible();
  for (const label of ['Total XP', 'Current Level', 'Best Streak', 'Active Habits'])
    expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Today' })).toHaveAttribute('href', '/parent-dashboard');
  const habits = within(await screen.findByRole('region', { name: 'Habit Performance' }));
  expect(habits.getByText('2 of 6 times')).toBeVisible();
  expect(habits.getByText('2 day streak')).toBeVisible();
  expect(habits.getByText('50 XP')).toBeVisible();
  expect(habits.getByRole('img', { name: 'Brush teeth: 33%, 2 of 6 times' })).toBeVisible();
  const heroes = within(await screen.findByRole('region', { name: 'All heroes' }));
  expect(await heroes.findByText('43% · 3 of 7 missions')).toBeVisible();
  expect(await heroes.findByText('nothing due')).toBeVisible();
  const slipped = within(screen.getByRole('region', { name: 'What slipped' }));
  expect(slipped.getByText('missed 4 of 6 · Mon, Tue, Wed, Sun · before: 6 of 7 done')).toBeVisible();
  expect(slipped.getByText('A smaller step may help, or a reminder.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Look at Theo' }));
  expect(await screen.findByText('No habit data yet')).toBeVisible();
  expect(router.state.location.search).toEqual({ hero: theo.id });
});

test('a habit of so many times a week shows its weeks in a row, and no days', async () => {
  answer({
    'progress.badges': () => ({
      ...{ badges: [], currentStreak: 0, bestStreak: 0, streakAtRisk: false },
      ...{ shields: { held: 0, max: 2, used: [] } },
      weeklyStreaks: [{ habitId: aReportHabit().habitId, weeks: 3 }],
    }),
  });
  openAddress('/progress-reports');
  const habits = await screen.findByRole('region', { name: 'Habit Performance' });
  expect(await within(habits).findByText('3 weeks in a row')).toBeVisible();
  expect(within(habits).queryByText(/\d day streak/)).toBeNull();
});

test('a day says its XP and how much of what was due is done and waits', async () => {
  openAddress('/progress-reports');
  const week = await screen.findByRole('region', { name: 'Weekly XP Progress' });
  const [friday, today] = within(week).getAllByRole('listitem').slice(-2);
  expect(friday).toHaveAccessibleName('Fri: 75 XP, 3 of 4 missions, 1 waiting for you');
  expect(today).toHaveAccessibleName('Sat: 0 XP, nothing due');
  expect(within(week).getByText('43% · 3 of 7 missions · 75 XP')).toBeVisible();
  expect(within(week).getByText('The 7 days before: 86% · 6 of 7 missions')).toBeVisible();
});

test('earlier weeks and months are a step away, and stay in the address', async () => {
  const { user, router } = openAddress('/progress-reports');
  await user.click(await screen.findByRole('button', { name: 'The week before' }));
  expect(await screen.findByText('Sun 1 Mar to Sat 7 Mar', { selector: 'strong' })).toBeVisible();
  const asked = { from: '2026-03-01', to: '2026-03-07' };
  expect(callsTo('progress.report')).toContainEqual({ id: mia.id, ...asked });
  expect(callsTo('progress.report')).toContainEqual({ id: theo.id, ...asked });
  expect(router.state.location.search).toEqual({ back: 1 });
  await user.click(screen.getByRole('radio', { name: 'Month' }));
  expect(await screen.findByText('March 2026')).toBeVisible();
  expect(callsTo('progress.report')).toContainEqual({ id: mia.id, from: '2026-03-01', to: '2026-03-14' });
  expect(router.state.location.search).toEqual({ view: 'month' });
});

test('the calendar is read and walked day by day', async () => {
  const { user } = openAddress('/progress-reports');
  const today = await screen.findByRole('button', { name: 'Sat 14 Mar: 1 mission, current streak' });
  expect(callsTo('missions.listCompletions')).toEqual([{ id: mia.id, from: '2025-12-22', to: '2026-03-14' }]);
  const region = screen.getByRole('region', { name: 'Streak Calendar' });
  expect(within(region).getByText('Brush teeth')).toBeVisible();
  await user.click(today);
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Thu 12 Mar: no missions, sick' })).toBeVisible();
  const weekBefore = screen.getByRole('button', { name: 'Sat 7 Mar: no missions' });
  expect(weekBefore).toHaveFocus();
  expect(within(region).getByText('Nothing approved on this day.')).toBeVisible();
  expect(today).toHaveAttribute('tabindex', '-1');
});

test('the report can be printed and saved', async () => {
  const saved: Blob[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {});
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:herohood';
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = openAddress('/progress-reports');
  await screen.findByRole('heading', { level: 2, name: 'Mia' });
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledOnce();

  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const missions = await screen.findByRole('menuitem', { name: 'Every mission of 12 weeks' });
  await waitFor(() => expect(missions).toBeEnabled());
  await user.click(missions);
  expect(click).toHaveBeenCalledOnce();
  expect(await saved[0]?.text()).toContain('Mia,2026-03-14,Sat,Brush teeth,approved,50');
});

test('figures that do not come can be asked for again', async () => {
  answer({
    'progress.report': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  const { user } = openAddress('/progress-reports');
  await screen.findByText('Could not load the report');
  answer({ 'progress.report': () => report });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: /^Brush teeth/ })).toBeVisible();
});

test('a family without heroes is led to its first one', async () => {
  answerAsFamily(aUser(), []);
  openAddress('/progress-reports');
  expect(await screen.findByRole('button', { name: 'Create hero' })).toBeVisible();
});
