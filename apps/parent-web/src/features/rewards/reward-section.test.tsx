import type { Reward, RewardClaim } from '@herohood/domain/rewards/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aClaim, aHero, aReward } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { RewardSection } from './reward-section';

const mia = aHero(1, { name: 'Mia', xp: 130 });
const theo = aHero(2, { name: 'Theo', xp: 40 });
let rewards: Reward[] = [];
let claims: RewardClaim[] = [];

const refuse = () => {
  throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
};

beforeEach(() => {
  rewards = [];
  claims = [];
  answer({
    'rewards.listForChild': ({ id }: { id: string }) => rewards.filter(({ childId }) => childId === id),
    'rewards.listPendingClaims': () => claims,
    'rewards.create': ({ id, name, cost }: { id: string; name: string; cost: number }) => {
      const hero = id === mia.id ? mia : theo;
      rewards = [...rewards, aReward(rewards.length + 1, hero, { name, cost })];
      return rewards.at(-1);
    },
  });
});

const show = () => renderConsole(<RewardSection heroes={[mia, theo]} />);

async function openForm() {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Create the first reward' }));
  const dialog = await screen.findByRole('dialog', { name: 'New reward' });
  const create = within(dialog).getByRole('button', { name: 'Create reward' });
  return { user, dialog, create };
}

test('one reward for two heroes is one call for each, a treat for 100 XP', async () => {
  const { user, dialog, create } = await openForm();
  await user.type(within(dialog).getByLabelText(/^Name/), '  Ice cream ');
  await user.click(within(dialog).getByRole('button', { name: 'All heroes' }));
  await user.click(within(dialog).getByRole('radio', { name: 'Special treat' }));
  await user.click(create);
  expect(await screen.findByText('Reward Created!')).toBeVisible();
  const common = {
    name: 'Ice cream',
    value: 'Ice cream',
    description: null,
    icon: 'special-treat',
    cost: 100,
    limits: {},
  };
  expect(callsTo('rewards.create')).toEqual(
    [mia, theo].map(({ id }) => ({ id, ...common, type: 'treat', costType: 'xp', isActive: true })),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findAllByText('Ice cream')).toHaveLength(2);
});

test('a reward asks for its name, for whom, and for a cost of its own that can be', async () => {
  const { user, dialog, create } = await openForm();
  await user.click(create);
  expect(await screen.findByText('Name required')).toBeVisible();
  expect(within(dialog).getByText('Please enter a name for the reward!')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Name/), 'Lego');
  await user.click(create);
  expect(await screen.findByText('No kids selected')).toBeVisible();
  expect(within(dialog).getByText('Please select at least one child for this reward!')).toBeVisible();
  expect(within(dialog).getByRole('checkbox', { name: 'Mia' })).toHaveFocus();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Mia' }));
  await user.clear(within(dialog).getByLabelText('Own cost'));
  await user.click(create);
  expect(await within(dialog).findByText('Please choose a cost from 1 to 100,000 XP.')).toBeVisible();
  expect(callsTo('rewards.create')).toEqual([]);
  await user.type(within(dialog).getByLabelText('Own cost'), '1250');
  await user.click(create);
  expect(await screen.findByText('Reward Created!')).toBeVisible();
  expect(callsTo('rewards.create')).toMatchObject([{ id: mia.id, cost: 1250 }]);
});

test('a hero whose reward was not created is tried again alone', async () => {
  const { user, dialog, create } = await openForm();
  answer({
    'rewards.create': ({ id }: { id: string }) => (id === theo.id ? refuse() : aReward(1, mia)),
  });
  await user.type(within(dialog).getByLabelText(/^Name/), 'Ice cream');
  await user.click(within(dialog).getByRole('button', { name: 'All heroes' }));
  await user.click(create);
  expect(await screen.findByText('Failed to create reward. Please try again.')).toBeVisible();
  expect(await within(dialog).findByText('Not created yet for Theo. Everyone else has it.')).toBeVisible();
  answer({ 'rewards.create': () => aReward(2, theo) });
  await user.click(create);
  expect(await screen.findByText('Reward Created!')).toBeVisible();
  expect(callsTo('rewards.create').map((input) => (input as { id: string }).id)).toEqual([
    mia.id,
    theo.id,
    theo.id,
  ]);
});

test('a card says how near the reward is', async () => {
  rewards = [
    aReward(1, mia),
    aReward(2, theo),
    aReward(3, mia, { cost: 500, isActive: false }),
    aReward(4, mia),
  ];
  claims = [aClaim(1, aReward(4, mia))];
  show();
  expect(await screen.findByText('Can be claimed now')).toBeVisible();
  expect(screen.getByText('60 XP to go')).toBeVisible();
  expect(screen.getByText('Hidden from Mia')).toBeVisible();
  expect(await screen.findByText('Waiting for your answer')).toBeVisible();
});

test('editing keeps the input when it fails; what was saved is there before the list is asked for again', async () => {
  rewards = [aReward(1, mia, { name: 'Ice cream' })];
  const { user } = show();
  const edit = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${name} of Mia` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit reward' }));
    return within(await screen.findByRole('dialog', { name: 'Edit reward' }));
  };
  const form = await edit('Ice cream');
  await user.type(form.getByLabelText(/^Name/), ' for two');
  await user.click(form.getByRole('radio', { name: '300' }));
  answer({ 'rewards.update': refuse, 'rewards.listForChild': refuse });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update reward. Please try again.')).toBeVisible();
  expect(form.getByRole('radio', { name: '300' })).toBeChecked();
  answer({ 'rewards.update': ({ name, cost }: Reward) => ({ ...rewards[0], name, cost }) });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Reward Updated!')).toBeVisible();
  const saved = { name: 'Ice cream for two', cost: 300, icon: 'gift' };
  expect(callsTo('rewards.update').at(-1)).toMatchObject(saved);
  expect((await edit('Ice cream for two')).getByLabelText(/^Name/)).toHaveValue('Ice cream for two');
});

test('deleting asks, and says that a waiting claim is given back', async () => {
  rewards = [aReward(1, mia, { name: 'Ice cream' })];
  claims = [aClaim(1, aReward(1, mia))];
  answer({
    'rewards.remove': () => {
      rewards = [];
      return null;
    },
  });
  const { user } = show();
  await screen.findByText('Waiting for your answer');
  await user.click(screen.getByRole('button', { name: 'More for Ice cream of Mia' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete reward' }));
  expect(await screen.findByText(/gets the 100 XP back/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete reward' }));
  expect(await screen.findByText('Reward Deleted!')).toBeVisible();
  expect(await screen.findByText('No rewards yet')).toBeVisible();
});

test('switching a reward off hides it from the hero; a failure says so', async () => {
  rewards = [aReward(1, mia, { name: 'Ice cream' })];
  answer({ 'rewards.update': () => ({ ...rewards[0], isActive: false }) });
  const { user } = show();
  const toggle = await screen.findByRole('switch', { name: 'Ice cream for Mia is active' });
  await user.click(toggle);
  expect(await screen.findByText('Ice cream is inactive now.')).toBeVisible();
  expect(await screen.findByText('Hidden from Mia')).toBeVisible();
  answer({ 'rewards.update': refuse });
  await user.click(toggle);
  expect(await screen.findByText('Failed to update reward. Please try again.')).toBeVisible();
});

test('rewards that cannot be loaded offer to try again', async () => {
  answer({ 'rewards.listForChild': refuse });
  const { user } = show();
  expect(await screen.findByText('Could not load the rewards')).toBeVisible();
  answer({ 'rewards.listForChild': () => [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No rewards yet')).toBeVisible();
});
