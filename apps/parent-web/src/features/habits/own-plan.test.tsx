import { untilHolds } from '@herohood/testing/until-holds';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aHero, aMaster, anAssignment, aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { OwnPlanDialog } from './own-plan-dialog';

const hero = aHero(1);

test('the same weekdays in another order are no days of their own', async () => {
  const habit = aMaster(1, { schedule: { kind: 'days', days: ['fri', 'mon'] } });
  const schedule = { kind: 'days' as const, days: ['mon' as const, 'fri' as const] };
  const own = { schedule, partOfDay: 'evening' as const, timesPerDay: null, approval: null };
  const assignment = anAssignment(hero, habit, { schedule, partOfDay: 'evening', own });
  answer({
    'account.me': () => aUser(),
    'days.listMarks': () => [],
    'days.carePattern': () => null,
    'habits.update': () => assignment,
  });
  const onClose = vi.fn();
  const { user } = renderConsole(
    <OwnPlanDialog pair={{ hero, habit }} assignment={assignment} onClose={onClose} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await untilHolds(() => expect(onClose).toHaveBeenCalled());
  expect(callsTo('habits.update')).toEqual([
    { id: assignment.id, schedule: null, partOfDay: 'evening', timesPerDay: null },
  ]);
});
