import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer } from '../../testing/server';

const heroes = [aHero(1, { name: 'Mia' }), aHero(2, { name: 'Zoë' })];

beforeEach(() => answerAsFamily(aUser(), heroes));

/** The app at Today with the palette open, by keyboard. */
async function openPalette() {
  const opened = openAddress('/parent');
  const button = await screen.findByRole('button', { name: 'Search' });
  await opened.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('textbox', { name: 'Where to, or what to do?' });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...opened, button, field };
}

const shown = () =>
  within(screen.getByRole('dialog', { name: 'Search the console' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('it leads by a few letters and the keyboard alone, finds heroes without their accents, and says when nothing is', async () => {
  const { user, router } = await openPalette();
  await user.keyboard('xyzzy');
  expect(await screen.findByText('Nothing is called that. Try another word.')).toBeVisible();
  await user.clear(screen.getByRole('textbox'));
  await user.keyboard('zoe bonus');
  await waitFor(() => expect(shown()).toEqual(['Bonus for Zoë']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe(`/parent/heroes/${aHero(2).id}#points`));
});

test('Back closes it and leaves the page where it is', async () => {
  const { router } = await openPalette();
  router.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/parent');
});

test('a helper finds only what they may do', async () => {
  answer({ 'account.me': () => aUser({ familyRole: 'helper', familyCode: null }) });
  const { user } = await openPalette();
  await waitFor(() =>
    expect(shown()).toEqual([
      ...['Today', 'Heroes', 'Reports', 'Family', 'Settings'],
      ...['Your profile', 'Change password', 'Your devices', 'Mia', 'Zoë'],
    ]),
  );
  await user.keyboard('mia');
  await waitFor(() => expect(shown()).toEqual(['Mia', 'Report of Mia', 'Mark a mission done for Mia']));
  await user.clear(screen.getByRole('textbox'));
  await user.keyboard('reward');
  expect(await screen.findByText('Nothing is called that. Try another word.')).toBeVisible();
});
