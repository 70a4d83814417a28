import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearOfflineStatus, setOfflineStatus } from '../../lib/offline/offline-status';
import { showEmergency } from '../../lib/restrictions';
import { makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const TITLE = 'Something new is here!';

beforeEach(() => void answer(makeProcedures()));
// Not handed on: an act that is waited for goes on after this test.
afterEach(() => void act(clearOfflineStatus));

const tell = (change: Parameters<typeof setOfflineStatus>[0]) => act(() => setOfflineStatus(change));

/** A finger already on its way goes through a card that has just appeared. */
async function touch(name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.closest('section')).toHaveAttribute('data-touchable', 'true'));
  await user.click(button);
}

describe('a new version', () => {
  test('waits for the child’s word, which can be later', async () => {
    const update = vi.fn();
    renderApp('/kids');
    await screen.findByRole('article', { name: 'Brush teeth' });
    tell({ update });
    expect(await screen.findByText(TITLE)).toBeVisible();
    expect(update).not.toHaveBeenCalled();
    await touch('Later');
    await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeInTheDocument());
    tell({ update });
    await touch('Show me');
    expect(update).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Coming...' })).toBeDisabled();
  });

  test('never lies over the PIN pad', async () => {
    renderApp('/kids-login');
    await screen.findByLabelText('Secret PIN');
    tell({ update: vi.fn() });
    await import('./notices');
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });

  test('never interrupts a game', async () => {
    renderApp('/kids?tab=games&game=math-hero');
    await screen.findByRole('tab', { name: 'Games', selected: true });
    tell({ update: vi.fn() });
    await import('./notices');
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });

  test('does not stand before an emergency', async () => {
    renderApp('/kids');
    tell({ update: vi.fn() });
    await screen.findByText(TITLE);
    act(() => showEmergency({ message: '' }));
    await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeInTheDocument());
  });
});

test('a refusal of a mission whose name is not known any more still says what it is about', async () => {
  renderApp('/kids');
  const tap = { heroId: 'hero-1', habitId: 'gone', completedAt: '2026-03-10T08:00:00.000Z' };
  tell({ refused: [{ tap, name: '', reason: 'gone' }] });
  const told = await screen.findByRole('region', { name: 'This could not be counted' });
  expect(told).toHaveTextContent('A mission Your parent has taken this mission away.');
  await touch('OK');
  await waitFor(() => expect(told).not.toBeInTheDocument());
});
