import { REWARD_IDEAS } from '@herohood/domain/rewards/reward-ideas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aHero, aReward } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { RewardDialog } from './reward-dialog';

const mia = aHero(1, { name: 'Mia' });

test('an idea fills the form of a new reward, and can be changed before it is created', async () => {
  answer({
    'rewards.listIdeas': () => REWARD_IDEAS,
    'rewards.create': (input: object) => aReward(1, mia, input),
  });
  const onClose = vi.fn();
  const { user } = renderConsole(<RewardDialog heroes={[mia]} chosenIds={[mia.id]} onClose={onClose} />);
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('Start from an idea'), 'Go to the zoo · 1,500 XP');
  expect(dialog.getByRole('radio', { name: 'Zoo' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Outing' })).toBeChecked();
  await user.type(dialog.getByLabelText(/^Name/), ' with grandpa');
  await user.click(dialog.getByRole('button', { name: 'Create reward' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(callsTo('rewards.create')).toEqual([
    expect.objectContaining({ name: 'Go to the zoo with grandpa', icon: 'zoo', type: 'outing', cost: 1500 }),
  ]);
});
