import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakeEventSource } from '../../testing/fake-event-source';
import { makeCompletion, makeProcedures, makeScreenTime } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const LINE = 'Three games live here, too. A parent can open them.';
/** What would sell something to a child. */
const SELLING = /[$€]|premium|upgrade|trial|\bplans?\b|buy|\bpay|ask your parent/i;

type Status = 'trial' | 'active' | 'cancelled' | 'expired' | 'free';

/** A family whose subscription a test changes; `tell` lets the live stream say that there is news. */
function family(hasAccess: boolean, subscriptionStatus: Status) {
  const state = { hasAccess, subscriptionStatus };
  answer(
    makeProcedures({
      'missions.listToday': () => ['a', 'b', 'c'].map((habit) => makeCompletion(habit, 'approved')),
      'subscription.checkFeatureAccess': () => ({
        hasAccess: state.hasAccess,
        user: { subscriptionStatus: state.subscriptionStatus },
      }),
      'controls.screenTime': () => makeScreenTime({ gameMinutesUsed: 0 }),
      'games.start': () => ({ playId: 'play-1', secondsLeftToday: 1200, difficulty: 1 }),
      'games.finish': () => {
        throw new Refusal(503, 'down');
      },
    }),
  );
  return { state, tell: () => act(() => FakeEventSource.emit('sync')) };
}
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

describe('where games are not open', () => {
  test('no section, and one line that sells nothing; they come as soon as a parent opens them', async () => {
    const { state, tell } = family(false, 'trial');
    renderApp('/kids?tab=progress');
    expect(await screen.findByText(LINE)).toBeVisible();
    expect(tabs()).toEqual(['Missions', 'My world', 'Customize', 'Rewards', 'Progress']);
    expect(document.body).not.toHaveTextContent(SELLING);
    expect(screen.getAllByText(/game/i)).toHaveLength(1);
    // The arrows pass by them, whichever way one reads.
    document.documentElement.dir = 'rtl';
    screen.getByRole('tab', { name: 'Progress' }).focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(screen.getByRole('tab', { name: 'Rewards' })).toHaveFocus();
    Object.assign(state, { hasAccess: true, subscriptionStatus: 'active' });
    tell();
    expect(await screen.findByRole('tab', { name: 'Games' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(LINE)).not.toBeInTheDocument());
  });
});

describe('where games are open', () => {
  test('a start that is refused because they were closed says it without a plan or a price', async () => {
    family(true, 'active');
    answer(
      makeProcedures({
        'missions.listToday': () => ['a', 'b', 'c'].map((habit) => makeCompletion(habit, 'approved')),
        'games.start': () => {
          throw new Refusal(402, 'Mini-games need a paid plan.', { code: 'PREMIUM_REQUIRED' });
        },
      }),
    );
    renderApp('/kids?tab=games');
    await user.click(await screen.findByRole('button', { name: 'Play Math Hero' }));
    await user.click(await screen.findByRole('button', { name: 'Start!' }));
    expect(await screen.findByText('A parent can open the games.')).toBeVisible();
    expect(screen.queryByText(/plan/)).not.toBeInTheDocument();
  });
});
