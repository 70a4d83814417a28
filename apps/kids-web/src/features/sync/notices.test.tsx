import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearOfflineStatus, setOfflineStatus } from '../../offline/offline-status';
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

  test('never interrupts a game', async () => {
    renderApp('/kids?tab=games&game=math-hero');
    await screen.findByRole('tab', { name: 'Games', selected: true });
    tell({ update: vi.fn() });
    await import('./notices');
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  });
});
