import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakeEventSource } from '../testing/fake-event-source';
import { makeCompletion, makeEvent, makeHabit, makeHero, makeProcedures } from '../testing/fixtures';
import { renderApp, touch } from '../testing/render';
import { makeMovement } from '../testing/reward-fixtures';
import { answer } from '../testing/trpc-server';
import { user } from '../testing/user';

/** An answer that comes when it is let go. */
function held() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release: () => release() };
}

describe('an approval that arrives live', () => {
  function family() {
    const state = {
      hero: makeHero(),
      today: [makeCompletion('teeth', 'pending')],
      points: [] as ReturnType<typeof makeMovement>[],
    };
    const log = answer(
      makeProcedures({
        'account.childMe': () => state.hero,
        'points.listTransactions': () => state.points,
        'missions.listToday': () => state.today,
        'sync.childFamilyData': () => ({
          lastSyncTime: '2026-03-10T08:00:00.000Z',
          syncEvents: [makeEvent('e1')],
          devices: [],
          fullRefresh: false,
        }),
      }),
    );
    return { state, log };
  }

  test('waits for a tap that is on its way, which stays where it is, and is then celebrated', async () => {
    const { state } = family();
    const [news, sent] = [held(), held()];
    let isHeld = false;
    const log = answer(
      makeProcedures({
        'habits.listForChild': () => [makeHabit('teeth', 'Brush teeth'), makeHabit('book', 'Read')],
        'account.childMe': () => state.hero,
        'points.listTransactions': () => state.points,
        async 'missions.listToday'() {
          if (isHeld) await news.promise;
          return state.today;
        },
        async 'missions.complete'() {
          await sent.promise;
          const completion = makeCompletion('book', 'pending');
          state.today = [...state.today, completion];
          return completion;
        },
      }),
    );
    const looks = () => log.filter(({ name }) => name === 'missions.listToday').length;
    const bar = () => screen.getByRole('progressbar', { name: 'XP to the next level' });
    renderApp('/kids');
    const tap = await screen.findByRole('button', { name: 'I did it! Read' });
    touch();
    await waitFor(() => expect(localStorage.getItem('herohood.kids.celebrated.hero-1')).not.toBeNull());
    state.hero = makeHero({ totalXp: 90, xp: 90, xpIntoLevel: 90, rewardPoints: 18 });
    state.points = [makeMovement('p1', { type: 'habit_completed', source: 'mission' })];
    state.today = [makeCompletion('teeth', 'approved')];
    isHeld = true;
    const before = looks();
    act(() => FakeEventSource.emit('sync'));
    await waitFor(() => expect(looks()).toBe(before + 1));
    // The tap calls back the fetch that would not know of it; the rest of the batch brings the new XP.
    await user.click(tap);
    isHeld = false;
    news.release();
    await waitFor(() => expect(bar()).toHaveAttribute('aria-valuetext', '90 / 100 XP'));
    expect(screen.getAllByRole('button', { name: 'Waiting...', hidden: true })).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(looks()).toBe(before + 1);
    sent.release();
    expect(await screen.findByRole('dialog', { name: 'Mission approved!' })).toHaveTextContent('Brush teeth');
  });
});
