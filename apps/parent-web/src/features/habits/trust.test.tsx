import type { ChildHabit } from '@herohood/domain/habits/schema';
import { untilHolds } from '@herohood/testing/until-holds';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aHero, aMaster, anAssignment, aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { OwnPlanDialog } from './own-plan-dialog';

const hero = aHero(1, { name: 'Mia' });
const habit = aMaster(1, { name: 'Teeth', approval: 'trust', spotCheck: 5 });

function showOwn(part: Partial<ChildHabit> = {}) {
  const assignment = anAssignment(hero, habit, part);
  const onClose = vi.fn();
  answer({
    'account.me': () => aUser(),
    'days.listMarks': () => [],
    'days.carePattern': () => null,
    'habits.update': () => assignment,
  });
  const { user } = renderConsole(
    <OwnPlanDialog pair={{ hero, habit }} assignment={assignment} onClose={onClose} />,
  );
  return { user, onClose, assignment, group: screen.getByRole('group', { name: 'Who says yes for Mia?' }) };
}
const noPlan = { schedule: null, partOfDay: null, timesPerDay: null };

test('a hero follows the habit until a parent says otherwise, and only that is sent', async () => {
  const { user, onClose, assignment, group } = showOwn();
  expect(within(group).getByText('The habit says: Trust.')).toBeVisible();
  await user.click(within(group).getByRole('radio', { name: 'Their own way' }));
  await user.click(within(group).getByRole('radio', { name: 'Ask me' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await untilHolds(() => expect(onClose).toHaveBeenCalled());
  expect(callsTo('habits.update')).toEqual([{ id: assignment.id, ...noPlan, approval: 'ask' }]);
});

test('saving other days does not end the days on which a parent is asked; the button does', async () => {
  const own = { ...noPlan, approval: 'trust' as const };
  const { user, onClose, assignment, group } = showOwn({
    ...{ own, approval: 'ask', askUntil: '2026-12-03T09:00:00Z' },
  });
  expect(await within(group).findByText('You are asked until Thu 3 Dec')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await untilHolds(() => expect(onClose).toHaveBeenCalled());
  await user.click(within(group).getByRole('button', { name: 'Stop asking now' }));
  expect(await screen.findByText('You are no longer asked')).toBeVisible();
  expect(callsTo('habits.update')).toEqual([
    { id: assignment.id, ...noPlan },
    { id: assignment.id, approval: 'trust' },
  ]);
});
