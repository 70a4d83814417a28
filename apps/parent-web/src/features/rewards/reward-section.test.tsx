import type { Reward, RewardClaim } from '@herohood/domain/rewards/schema';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aHero, aReward } from '../../testing/fixtures';
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
    'today.claims': () => claims,
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
