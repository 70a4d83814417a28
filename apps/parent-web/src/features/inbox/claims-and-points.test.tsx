import type { RewardClaim } from '@herohood/domain/rewards/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aClaim, aHero, aReward, aTransaction } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { RewardManagement } from './reward-management';

const mia = aHero(1, { name: 'Mia' });
const clock = { timeZone: 'UTC', dayStartHour: 0 };
const theo = aHero(2, { name: 'Theo' });
let claims: RewardClaim[] = [];

beforeEach(() => {
  claims = [aClaim(1, aReward(1, mia, { name: 'Ice cream' })), aClaim(2, aReward(2, theo, { name: 'Lego' }))];
  const decide = ({ id }: { id: string }) => {
    const claim = claims.find((other) => other.id === id);
    claims = claims.filter((other) => other.id !== id);
    return claim;
  };
  answer({
    'rewards.listPendingClaims': () => claims,
    'rewards.approveClaim': decide,
    'rewards.rejectClaim': decide,
    'points.listPending': () => [],
    'points.listTransactions': () => [],
  });
});

const show = () => renderConsole(<RewardManagement hero={mia} clock={clock} picker={null} />);

test("the chosen hero's claims and points are counted together", async () => {
  answer({ 'points.listPending': () => [aTransaction(1, mia)] });
  show();
  expect(await screen.findByText('2 pending')).toBeVisible();
  expect(screen.getByText('100 XP held')).toBeVisible();
  expect(screen.getByText('+35 points')).toBeVisible();
  expect(screen.queryByText('Lego')).toBeNull();
});

test('a claim is approved with one tap', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Approve Ice cream for Mia' }));
  expect(await screen.findByText('Reward Approved!')).toBeVisible();
  expect(await screen.findByText('No reward and no points wait for your approval.')).toBeVisible();
});

test('declining takes a message, or none', async () => {
  const id = claims[0]?.id;
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Decline Ice cream for Mia' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline Ice cream?' });
  await user.click(within(dialog).getByRole('button', { name: 'Decline claim' }));
  expect(await screen.findByText('Claim declined')).toBeVisible();
  expect(screen.getByText('Mia got 100 XP back.')).toBeVisible();
  expect(callsTo('rewards.rejectClaim')).toEqual([{ id, message: null }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

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

test('claims that cannot be loaded leave the rest of the panel', async () => {
  answer({
    'rewards.listPendingClaims': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  const { user } = show();
  expect(await screen.findByText('The service is not available right now.')).toBeVisible();
  expect(screen.getByText('Give Bonus Points')).toBeVisible();
  answer({ 'rewards.listPendingClaims': () => [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No reward and no points wait for your approval.')).toBeVisible();
});

test('points are approved with one tap, or declined with a message', async () => {
  answer({
    'points.listPending': () => [aTransaction(1, mia), aTransaction(2, mia, { amount: 7 })],
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

test.each([
  ['NOT_FOUND', 'This reward does not exist any more.', 'This reward does not exist any more.'],
  ['UNAUTHORIZED', 'Please sign in.', 'User not authenticated'],
] as const)('an approval of points that is refused (%s) says why', async (code, message, told) => {
  answer({
    'points.listPending': () => [aTransaction(1, mia)],
    'points.approveTransaction': () => {
      throw new Refusal(code, message);
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Approve 35 points for Mia' }));
  expect(await screen.findByText('Approval Failed')).toBeVisible();
  expect(screen.getByText(told)).toBeVisible();
});
