import { setServerClock } from '@herohood/browser/server-clock';
import type { DayMark } from '@herohood/domain/days/marks-schema';
import { addDays, familyDay } from '@herohood/domain/time/family-day';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { useUser } from '../../lib/use-user';
import { aHero, aMark, aUser } from '../../testing/fixtures';
import { renderWithLinks } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { SickToday } from './sick-today';

const clock = { timeZone: 'UTC', dayStartHour: 0 };
const today = familyDay(new Date(), clock);
const yesterday = addDays(today, -1);
const mia = aHero(1, { name: 'Mia' });
let marks: DayMark[] = [];

const sick = (part: Partial<DayMark> = {}) =>
  aMark(1, { kind: 'sick', childId: mia.id, from: today, until: today, ...part });

beforeEach(() => {
  marks = [];
  answer({
    'days.listMarks': () => marks,
    'days.createMark': () => {
      marks = [sick()];
      return marks[0];
    },
    'days.updateMark': (input: DayMark) => {
      marks = [];
      return sick(input);
    },
    'days.removeMark': () => {
      marks = [];
    },
  });
});

const show = () => renderWithLinks(<SickToday hero={mia} clock={clock} />);

test('who was sick since before keeps those days, and the tap can be undone', async () => {
  marks = [sick({ from: addDays(today, -2), until: addDays(today, 2) })];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Mia is well again' }));
  expect(await screen.findByText('Welcome back!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(callsTo('days.updateMark')).toMatchObject([
    { until: yesterday },
    { from: addDays(today, -2), until: addDays(today, 2) },
  ]);
});

/** As on every page: who is signed in is asked first, and says what time it is. */
function OfParent() {
  const { user } = useUser();
  return user ? <SickToday hero={mia} clock={user} /> : null;
}

test('a device that is a day ahead marks the server’s day', async () => {
  onTestFinished(() => setServerClock(new Date().toISOString(), Date.now()));
  answer({ 'account.me': () => aUser({ serverTime: new Date(Date.now() - 86_400_000).toISOString() }) });
  const { user } = renderWithLinks(<OfParent />);
  await user.click(await screen.findByRole('button', { name: /^Mia is sick/ }));
  await waitFor(() =>
    expect(callsTo('days.createMark')).toMatchObject([{ from: yesterday, until: yesterday }]),
  );
});
