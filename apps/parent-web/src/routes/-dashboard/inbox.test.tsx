import type { PendingHabit } from '@herohood/domain/missions/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aClaim, aHero, aPending, aReward, aTransaction } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { Inbox } from './inbox';

const mia = aHero(1, { name: 'Mia' });
const theo = aHero(2, { name: 'Theo' });
const clock = { timeZone: 'UTC', dayStartHour: 0 };
let pending: PendingHabit[] = [];

beforeEach(() => {
  pending = [aPending(1, mia), aPending(2, theo), aPending(3, mia)];
  const drop = ({ id }: { id: string }) => {
    pending = pending.filter(({ completion }) => completion.id !== id);
    return {};
  };
  answer({
    'missions.listPending': () => pending,
    'missions.approve': drop,
    'missions.reject': drop,
    'points.listPending': () => [],
    'rewards.listPendingClaims': () => [],
    'family.listJoinRequests': () => [],
  });
});

const show = () => renderConsole(<Inbox heroes={[mia, theo]} clock={clock} />);

test('missions, claims, points and join requests of all heroes are counted together', async () => {
  answer({
    'points.listPending': () => [aTransaction(1, theo)],
    'family.listJoinRequests': () => [
      { id: 'j', firstName: 'Jon', lastName: 'Berg', email: 'j@x.org', createdAt: '2026-03-01T08:00:00Z' },
    ],
  });
  answer({ 'rewards.listPendingClaims': () => [aClaim(1, aReward(1, mia, { name: 'Ice cream' }))] });
  show();
  expect(await screen.findByText('6 waiting')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve Ice cream for Mia' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Let Jon Berg in' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Approve 35 points for Theo' })).toBeEnabled();
});

test('one tap approves a mission, and the toast can take it back', async () => {
  const first = pending[0];
  answer({
    'missions.undo': () => {
      pending = first ? [first, ...pending] : pending;
      return {};
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Approve Mission 1 by Mia' }));
  expect(await screen.findByText('Habit Approved!')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve Mission 1 by Mia' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Approve Mission 1 by Mia' })).toBeVisible();
  expect(callsTo('missions.undo')).toEqual([{ id: first?.completion.id }]);
});

test('approving all reports the one that was decided elsewhere meanwhile', async () => {
  const stale = pending[1]?.completion.id;
  answer({
    'missions.approve': ({ id }: { id: string }) => {
      pending = pending.filter(({ completion }) => completion.id !== id);
      if (id === stale) throw new Refusal('ALREADY_REJECTED', 'This mission was rejected already.');
      return {};
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Approve all 3' }));
  expect(await screen.findByText(/2 approved\./)).toHaveTextContent(
    '1 had changed meanwhile and was left alone.',
  );
  expect(await screen.findByText('All caught up')).toBeVisible();
});

test('a mission that could not be approved comes back with the reason', async () => {
  answer({
    'missions.approve': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Approve Mission 1 by Mia' }));
  expect(await screen.findByText('Failed to approve habit')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Approve Mission 1 by Mia' })).toBeVisible();
});

test('Needs Work without words asks for them; with words it sends them', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Needs Work: Mission 2 by Theo' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText('Message Required')).toBeVisible();
  expect(callsTo('missions.reject')).toEqual([]);

  await user.type(within(dialog).getByLabelText('Your feedback'), '  The shelf too, please  ');
  await user.click(within(dialog).getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText('Feedback Sent')).toBeVisible();
  expect(callsTo('missions.reject')).toEqual([
    { id: aPending(2, theo).completion.id, message: 'The shelf too, please' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a list that cannot be loaded offers to try again', async () => {
  answer({
    'missions.listPending': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  const { user } = show();
  expect(await screen.findByText('The service is not available right now.')).toBeVisible();
  answer({ 'missions.listPending': () => [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All caught up')).toBeVisible();
});

test('everything is approved with one tap, what fails is told, and undo takes the missions back', async () => {
  answer({
    'rewards.listPendingClaims': () => [aClaim(1, aReward(1, mia))],
    'rewards.approveClaim': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
    'points.listPending': () => [aTransaction(1, mia)],
    'points.approveTransaction': () => aTransaction(1, mia, { isApproved: true }),
    'missions.undo': () => ({}),
  });
  const ids = pending.map(({ completion }) => ({ id: completion.id }));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Approve everything (5)' }));
  expect(await screen.findByText(/4 approved, 1 could not be\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(callsTo('missions.undo')).toEqual(ids));
});

test('filters show one kind or one hero, and give way once all of it is answered', async () => {
  answer({ 'rewards.listPendingClaims': () => [aClaim(1, aReward(1, mia, { name: 'Ice cream' }))] });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Rewards, 1 waiting' }));
  expect(screen.getByText('Ice cream')).toBeVisible();
  expect(screen.queryByText('Mission 1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All, 4 waiting' }));
  await user.click(screen.getByRole('button', { name: 'Theo, 1 waiting' }));
  expect(screen.getByText('Mission 2')).toBeVisible();
  expect(screen.queryByText('Mission 1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Approve Mission 2 by Theo' }));
  expect(await screen.findByText('Mission 1')).toBeVisible();
});
