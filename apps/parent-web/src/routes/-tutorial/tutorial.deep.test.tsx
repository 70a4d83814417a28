import type { Child } from '@herohood/domain/children/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { TUTORIAL_KEY } from './use-tutorial';

const TITLE = 'Parent Tutorial';

const openTour = async (heroes: Child[]) => {
  answerAsFamily(aUser(), heroes);
  const { user } = openAddress('/parent');
  const [button] = await screen.findAllByRole('button', { name: 'Tutorial' });
  expect(screen.queryByRole('dialog'), 'it never opens by itself').toBeNull();
  if (button) await user.click(button);
  return { user, tour: await screen.findByRole('dialog', { name: TITLE }) };
};

test('before the first hero nothing leads away from it, but the tour of who has seen it to its end', async () => {
  answerAsFamily(aUser(), []);
  const first = openAddress('/parent');
  expect(await screen.findByRole('heading', { name: 'Create your first hero' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tutorial' })).toBeNull();
  first.unmount();
  window.localStorage.setItem(TUTORIAL_KEY, 'true');
  const { tour } = await openTour([]);
  expect(await within(tour).findByText('Step 1 of 8')).toBeVisible();
});

test('a parent is shown around when they ask, eight steps there and back', async () => {
  const { user, tour } = await openTour([aHero(1)]);
  expect(await within(tour).findByText('Step 1 of 8')).toBeVisible();
  expect(within(tour).getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(within(tour).getByRole('button', { name: 'Next' }));
  expect(within(tour).getByText('Step 2 of 8')).toBeVisible();
  await user.click(within(tour).getByRole('button', { name: 'Previous' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(within(tour).getByText('Step 3 of 8')).toBeVisible();
  await user.click(within(tour).getByRole('button', { name: 'Step 8: Ready' }));
  await user.click(within(tour).getByRole('button', { name: 'Get Started!' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.localStorage.getItem(TUTORIAL_KEY)).toBe('true');
});

test('closing the tour early does not complete it', async () => {
  const { user, tour } = await openTour([aHero(1)]);
  await user.click(within(tour).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.localStorage.getItem(TUTORIAL_KEY)).toBeNull();
});
