import type { Proposal } from '@herohood/domain/proposals/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerAsFamily } from '../testing/family';
import { aHero, aUser } from '../testing/fixtures';
import { aProposal } from '../testing/proposals';
import { openAddress } from '../testing/render';
import { answer, callsTo, Refusal } from '../testing/server';

const mia = aHero(1, { name: 'Mia' });
const theo = aHero(2, { name: 'Theo' });
let proposals: Proposal[] = [];

beforeEach(() => {
  proposals = [
    aProposal(1, mia, { title: 'Washed the car', note: 'Inside, too', xp: 40 }),
    aProposal(2, theo, { kind: 'wish', title: 'A kite' }),
  ];
  const take =
    (change: Partial<Proposal>) =>
    ({ id }: { id: string }) => {
      const one = proposals.find((each) => each.id === id);
      proposals = proposals.filter((each) => each !== one);
      return { ...one, ...change };
    };
  answerAsFamily(aUser(), [mia, theo]);
  answer({
    'today.proposals': () => proposals,
    'proposals.accept': ({ id, xp }: { id: string; xp?: number }) => take({ paidXp: xp ?? null })({ id }),
    'proposals.decline': take({ status: 'declined' }),
  });
});

async function open(name: string) {
  const { user } = openAddress('/parent');
  await user.click(await screen.findByRole('button', { name }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test('an extra is paid what a parent says, beginning with what the hero thinks', async () => {
  const [first] = proposals;
  const { user, dialog } = await open('Answer Mia: Washed the car');
  expect(dialog.getByText('Inside, too')).toBeVisible();
  expect(dialog.getByText('Mia thinks: 40 XP.')).toBeVisible();
  expect(dialog.getByRole('radio', { name: '40' })).toBeChecked();
  const own = dialog.getByLabelText('Own amount');
  await user.clear(own);
  await user.type(own, '1001');
  await user.click(dialog.getByRole('button', { name: 'Pay 1001 XP' }));
  expect(dialog.getByText('Please use 1 to 1,000 XP.')).toBeVisible();
  expect(callsTo('proposals.accept')).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: '25' }));
  await user.click(dialog.getByRole('button', { name: 'Pay 25 XP' }));
  expect(await screen.findByText('Mia earned 25 XP for Washed the car.')).toBeVisible();
  expect(callsTo('proposals.accept')).toEqual([{ id: first?.id, xp: 25 }]);
  answer({ 'proposals.undo': () => ({}) });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(callsTo('proposals.undo')).toEqual([{ id: first?.id }]));
});

test('a wish gets a price and limits, and becomes a reward; a refusal keeps what was chosen', async () => {
  const [, wish] = proposals;
  const { user, dialog } = await open('Answer Theo: A kite');
  await user.click(dialog.getByRole('radio', { name: '200' }));
  await user.click(dialog.getByRole('button', { name: /^Limits/ }));
  await user.type(dialog.getByLabelText('Times in all'), '1');
  const accept = proposals;
  answer({
    'proposals.accept': () => {
      throw new Refusal('ALREADY_REJECTED', 'It was declined meanwhile.');
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Make it a reward' }));
  expect(await screen.findByText('It was declined meanwhile.')).toBeVisible();
  expect(dialog.getByRole('radio', { name: '200' })).toBeChecked();
  answer({
    'proposals.accept': () => {
      proposals = accept.filter((each) => each !== wish);
      return { ...wish, status: 'accepted' };
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Make it a reward' }));
  expect(await screen.findByText('Theo can save for A kite.')).toBeVisible();
  expect(callsTo('proposals.accept').at(-1)).toEqual({ id: wish?.id, cost: 200, limits: { stock: 1 } });
});

test('a mission shows its days, and becomes one for the XP that a parent says', async () => {
  const plan: Proposal['plan'] = { schedule: { kind: 'days', days: ['wed', 'mon'] }, partOfDay: 'evening' };
  const drums = aProposal(3, mia, { kind: 'mission', title: 'Practice drums', plan, xp: 20 });
  proposals = [drums];
  const { user, dialog } = await open('Answer Mia: Practice drums');
  expect(dialog.getByText('Mon, Wed, evenings')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Make it a mission' }));
  expect(await screen.findByText('Mia has Practice drums from today on.')).toBeVisible();
  expect(callsTo('proposals.accept')).toEqual([{ id: drums.id, xp: 20 }]);
});
