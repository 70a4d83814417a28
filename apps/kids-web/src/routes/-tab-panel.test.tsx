import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeProcedures } from '../testing/fixtures';
import { setOnline } from '../testing/network';
import { renderApp } from '../testing/render';
import { answer } from '../testing/trpc-server';

// A section whose script never comes: the first seconds of a device, before anything is kept on it.
vi.mock('./-rewards-of-home', () => new Promise(() => {}));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answer(makeProcedures());
});
afterEach(() => void vi.useRealTimers());

const card = { name: 'This room is not here yet' };

test('a section that cannot come without network says so at once, and why', async () => {
  renderApp('/kids?tab=rewards');
  await screen.findByRole('tab', { name: 'Rewards', selected: true });
  expect(await screen.findByText('Loading...')).toBeVisible();
  setOnline(false);
  expect(screen.getByRole('heading', card)).toBeVisible();
  expect(screen.getByText('It opens when the internet is back.')).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

test('where the browser believes in a network that is not there, it says so after a moment', async () => {
  renderApp('/kids?tab=rewards');
  await screen.findByRole('tab', { name: 'Rewards', selected: true });
  expect(await screen.findByText('Loading...')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('heading', card)).toBeVisible();
});
