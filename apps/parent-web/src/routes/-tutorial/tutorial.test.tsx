import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { TUTORIAL_KEY } from './use-tutorial';

const TITLE = 'Parent Tutorial';

test('who asks for it is shown around, eight steps there and back', async () => {
  answerAsFamily(aUser(), []);
  const { user } = openAddress('/parent');
  await user.click(await screen.findByRole('button', { name: 'Tutorial' }));
  const tour = await screen.findByRole('dialog', { name: TITLE });
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
  answerAsFamily(aUser(), []);
  const { user } = openAddress('/parent');
  await user.click(await screen.findByRole('button', { name: 'Tutorial' }));
  const tour = await screen.findByRole('dialog', { name: TITLE });
  await user.click(within(tour).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.localStorage.getItem(TUTORIAL_KEY)).toBeNull();
});

test('it does not open by itself, with or without heroes', async () => {
  answerAsFamily(aUser(), []);
  const { unmount } = openAddress('/parent');
  await screen.findByRole('button', { name: 'Tutorial' });
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();

  answerAsFamily(aUser(), [aHero(1)]);
  const { user } = openAddress('/parent');
  await screen.findByText('Nothing to approve yet');
  expect(screen.queryByRole('dialog')).toBeNull();
  const [fromToolbar] = screen.getAllByRole('button', { name: 'Tutorial' });
  if (fromToolbar) await user.click(fromToolbar);
  expect(await screen.findByRole('dialog', { name: TITLE })).toBeVisible();
});
