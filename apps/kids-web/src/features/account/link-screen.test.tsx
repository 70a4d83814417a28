import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeHero } from '../../testing/fixtures';
import { renderApp, renderPiece } from '../../testing/render';
import { answer, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import LinkScreen from './link-screen';
import { recallHeroes } from './remembered-heroes';

function open() {
  const onEnter = vi.fn();
  const onType = vi.fn();
  renderPiece(<LinkScreen token="f00" familyCode="HER7K2" onEnter={onEnter} onType={onType} />);
  return { onEnter, onType };
}

test('a hero without a username is let in, and not remembered', async () => {
  answer({ 'account.childLink': () => makeHero({ username: null }) });
  const { onEnter } = open();
  await waitFor(() => expect(onEnter).toHaveBeenCalled());
  expect(recallHeroes()).toEqual([]);
});

test.each([
  ['LINK_USED', 'This code was used already'],
  ['LINK_GONE', 'This code is too old'],
])('%s is told kindly, and the way to type it in is open', async (code, title) => {
  answer({
    'account.childLink': () => {
      throw new Refusal(410, 'x', { code });
    },
  });
  const { onType } = open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Type it in instead' }));
  expect(onType).toHaveBeenCalled();
});

test.each([
  [new Refusal(403, 'Call me.', { emergencyMode: true }), 'Emergency Mode Active', 'Call me.'],
  [new Refusal(429, 'x', { retryAfter: 90 }), 'A short break', 'Try again in 2 minutes.'],
  [new Refusal(503, 'x'), 'No way through', /could not be reached/],
])('%s leaves the code as good as before: it can be tried again', async (refusal, title, body) => {
  let isOpen = false;
  answer({
    'account.childLink': () => {
      if (isOpen) return makeHero();
      throw refusal;
    },
  });
  const { onEnter } = open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(body)).toBeVisible();
  isOpen = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onEnter).toHaveBeenCalled());
});

test('whoever would rather type finds the family code filled in', async () => {
  answer({
    'account.childLink': () => {
      throw new Refusal(410, 'x', { code: 'LINK_GONE' });
    },
  });
  const { address } = renderApp('/kids-login?code=HER7K2#link=f00');
  await user.click(await screen.findByRole('button', { name: 'Type it in instead' }));
  expect(await screen.findByLabelText('Family Code')).toHaveValue('HER7K2');
  expect(address()).toBe('/kids-login?code=HER7K2');
});
