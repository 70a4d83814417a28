import type { Completion } from '@herohood/domain/missions/schema';
import { addDays, familyDay } from '@herohood/domain/time/family-day';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aHero, aMaster, anAssignment, idOf } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { MarkDoneDialog } from './mark-done-dialog';

const clock = { timeZone: 'UTC', dayStartHour: 0 };
const mia = aHero(1, { name: 'Mia' });
const read = anAssignment(mia, aMaster(1, { name: 'Read' }));
const paused = anAssignment(mia, aMaster(2, { name: 'Swim' }), { isActive: false });
const today = familyDay(new Date(), clock);
let completions: Completion[] = [];

function aCompletion(part: Partial<Completion>): Completion {
  return {
    id: idOf(2000),
    habitId: read.id,
    childId: mia.id,
    date: today,
    slot: 1,
    status: 'approved',
    completedAt: `${today}T00:00:00Z`,
    xpEarned: 50,
    feedback: null,
    praise: null,
    autoApproved: false,
    autoApprovesAt: null,
    decidedAt: null,
    find: null,
    ...part,
  };
}

beforeEach(() => {
  completions = [];
  answer({
    'habits.listForChild': () => [read, paused],
    'missions.listCompletions': () => completions,
    'missions.complete': ({ date }: { date: string }) => {
      completions = [aCompletion({ date })];
      return completions[0];
    },
  });
});

const show = () => renderConsole(<MarkDoneDialog hero={mia} clock={clock} onClose={() => undefined} />);

test('a forgotten mission of an earlier day is marked done for that day', async () => {
  const yesterday = addDays(today, -1);
  const { user } = show();
  await user.selectOptions(await screen.findByLabelText('Day'), yesterday);
  await user.click(await screen.findByRole('button', { name: 'Mark Read as done' }));
  expect(await screen.findByText('Mission Complete!')).toBeVisible();
  expect(callsTo('missions.complete')).toEqual([{ id: read.id, date: yesterday }]);
});

test('today and the seven days before can be chosen', async () => {
  show();
  expect(await screen.findAllByRole('option')).toHaveLength(8);
});

test('what is done already cannot be marked again, what was rejected can, and paused habits are not listed', async () => {
  completions = [aCompletion({ status: 'rejected' })];
  const { unmount } = show();
  expect(await screen.findByRole('button', { name: 'Mark Read as done' })).toBeEnabled();
  expect(screen.queryByText('Swim')).toBeNull();
  unmount();

  completions = [aCompletion({ status: 'rejected' }), aCompletion({ id: idOf(2001), status: 'approved' })];
  show();
  expect(await screen.findByText('Done')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark Read as done' })).toBeNull();
});
