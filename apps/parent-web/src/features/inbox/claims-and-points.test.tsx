import type { RewardClaim } from '@herohood/domain/rewards/schema';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aClaim, aHero, aReward, aTransaction } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { Inbox } from './inbox';

const mia = aHero(1, { name: 'Mia' });
const clock = { timeZone: 'UTC', dayStartHour: 0 };
let claims: RewardClaim[] = [];

beforeEach(() => {
  claims = [aClaim(1, aReward(1, mia, { name: 'Ice cream' }))];
  const decide = ({ id }: { id: string }) => {
    const claim = claims.find((other) => other.id === id);
    claims = claims.filter((other) => other.id !== id);
    return claim;
  };
  answer({
    'today.claims': () => claims,
    'rewards.approveClaim': decide,
    'rewards.rejectClaim': decide,
  });
});

const show = () =>
  renderConsole(
    <Inbox
      Praise={() => null}
      Price={() => null}
      heroes={[mia]}
      clock={clock}
      whenClear={<p>All caught up</p>}
    />,
  );

test('a claim that was decided elsewhere tells the reason, and the words are kept while declining fails', async () => {
  answer({
    'rewards.rejectClaim': () => {
      throw new Refusal('ALREADY_APPROVED', 'This claim was approved already.');
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Decline Ice cream for Mia' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Message (optional)'), 'At the weekend');
  await user.click(within(dialog).getByRole('button', { name: 'Decline claim' }));
  expect(await screen.findByText('Could not decline')).toBeVisible();
  expect(screen.getByText('This claim was approved already.')).toBeVisible();
  expect(within(dialog).getByLabelText('Message (optional)')).toHaveValue('At the weekend');
});

test('points are approved with one tap, or declined with a message', async () => {
  answer({
    'today.points': () => [aTransaction(1, mia), aTransaction(2, mia, { amount: 7 })],
    'points.approveTransaction': () => aTransaction(1, mia, { isApproved: true, status: 'approved' }),
    'points.rejectTransaction': () => aTransaction(2, mia, { status: 'rejected' }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Approve 35 points for Mia' }));
  expect(await screen.findByText('Reward Approved!')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Decline 7 points for Mia' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline 7 points?' });
  await user.type(within(dialog).getByLabelText('Message (optional)'), 'Counted already');
  await user.click(within(dialog).getByRole('button', { name: 'Decline points' }));
  expect(await screen.findByText('Points declined')).toBeVisible();
  const message = 'Counted already';
  expect(callsTo('points.rejectTransaction')).toEqual([{ id: aTransaction(2, mia).id, message }]);
});
