import type { ChildHabit, MasterHabit } from '@herohood/domain/habits/schema';
import { untilHolds } from '@herohood/testing/until-holds';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { aHero, aMaster, anAssignment, aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { OwnPlanDialog } from './own-plan-dialog';
import { TrustFields, type TrustValues } from './trust-fields';

const hero = aHero(1, { name: 'Mia' });
const habit = aMaster(1, { name: 'Teeth', approval: 'trust', spotCheck: 5 });

function Form({ start = {}, hasAccess = true }: { start?: Partial<MasterHabit>; hasAccess?: boolean }) {
  const [values, setValues] = useState<TrustValues>({
    ...{ approval: 'family', spotCheck: 0, photo: 'none' },
    ...start,
  });
  return (
    <>
      <TrustFields
        {...values}
        hasAccess={hasAccess}
        onChange={(part) => setValues((all) => ({ ...all, ...part }))}
      />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}
const values = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('the ladder says in one line what each rung means; spot checks belong to trust', async () => {
  const { user } = renderConsole(<Form />);
  expect(screen.getByRole('radio', { name: 'As the family' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Trust' })).toHaveAccessibleDescription(
    'It counts at once, without you.',
  );
  expect(screen.queryByText('Spot checks')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Trust' }));
  await user.click(screen.getByRole('radio', { name: '1 in 5' }));
  expect(screen.getByText(/^About one in 5 waits for you/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Needed' }));
  expect(values()).toEqual({ approval: 'trust', spotCheck: 5, photo: 'required' });
});

test('a share that came from elsewhere stands among the choices, in its place', () => {
  renderConsole(<Form start={{ approval: 'trust', spotCheck: 7 }} />);
  const shares = within(screen.getByRole('radiogroup', { name: 'Spot checks' })).getAllByRole('radio');
  expect(shares.map((share) => share.getAttribute('value'))).toEqual(['0', '3', '5', '7', '10', '20']);
});

test('without access it says that trusted missions wait', () => {
  renderConsole(<Form start={{ approval: 'trust' }} hasAccess={false} />);
  expect(screen.getByText(/^Trust belongs to Premium/)).toBeVisible();
});

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

test('when asking cannot be ended it says so', async () => {
  const { user, group } = showOwn({ askUntil: '2026-12-03T09:00:00Z' });
  answer({
    'habits.update': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  await user.click(within(group).getByRole('button', { name: 'Stop asking now' }));
  expect(await screen.findByText('Could not change this')).toBeVisible();
});
