import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeEventSource } from '../testing/fake-event-source';
import { makeCompletion, makeHabit, makeHero, makeProcedures } from '../testing/fixtures';
import { renderApp, touch } from '../testing/render';
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

test('an approval that arrives live while a tap is on its way shows with the tap’s answer, which stays where it is', async () => {
  const [news, sent] = [held(), held()];
  let isHeld = false;
  let [hero, today] = [makeHero(), [makeCompletion('teeth', 'pending')]];
  let celebrations: object[] = [];
  const log = answer(
    makeProcedures({
      'habits.listForChild': () => [makeHabit('teeth', 'Brush teeth'), makeHabit('book', 'Read')],
      'account.childMe': () => hero,
      async 'missions.listToday'() {
        if (isHeld) await news.promise;
        return today;
      },
      'home.celebrations': ({ since }: { since: string }) => ({ cursor: since, celebrations }),
      async 'missions.complete'() {
        await sent.promise;
        const completion = makeCompletion('book', 'pending');
        today = [...today, completion];
        return completion;
      },
    }),
  );
  const looks = () => log.filter(({ name }) => name === 'home.today').length;
  const bar = () => screen.getByRole('progressbar', { name: 'XP to the next level' });
  renderApp('/kids');
  const tap = await screen.findByRole('button', { name: 'I did it! Read' });
  touch();
  await waitFor(() => expect(log.some(({ name }) => name === 'home.celebrations')).toBe(true));
  hero = makeHero({ totalXp: 90, xp: 90, xpIntoLevel: 90, rewardPoints: 18 });
  today = [makeCompletion('teeth', 'approved')];
  celebrations = [
    {
      ...{ kind: 'paid', id: 'paid 1', habitId: 'teeth', name: 'Brush teeth', xp: 50, promisedXp: 50 },
      ...{ points: 10, words: null, find: null },
    },
  ];
  isHeld = true;
  const before = looks();
  act(() => FakeEventSource.emit('sync'));
  await waitFor(() => expect(looks()).toBe(before + 1));
  // The tap calls back the answer that would not know of it.
  await user.click(tap);
  isHeld = false;
  news.release();
  expect(screen.getAllByRole('button', { name: 'Waiting...', hidden: true })).toHaveLength(2);
  sent.release();
  await waitFor(() => expect(bar()).toHaveAttribute('aria-valuetext', '90 / 100 XP'));
  expect(screen.getAllByRole('button', { name: 'Waiting...', hidden: true })).toHaveLength(1);
  expect(await screen.findByRole('dialog', { name: 'Mission approved!' })).toHaveTextContent('Brush teeth');
});
