import { afterEach, expect, test, vi } from 'vitest';
import { earlyOr } from './lib/early-answers';
import { makeHero } from './testing/fixtures';
import { answer, Refusal } from './testing/trpc-server';

afterEach(() => {
  delete window.takeEarly;
  vi.resetModules();
});

const never = () => Promise.reject(new Error('nobody had to ask again'));

test('the hero and what his home shows first are there before the app asks, each once', async () => {
  const hero = makeHero();
  answer({ 'account.childMe': () => hero, 'habits.listForChild': () => ['fruit'] });
  await import('./first-calls');
  expect(await earlyOr('account.childMe', undefined, never)).toEqual(hero);
  expect(await earlyOr('habits.listForChild', { id: hero.id }, never)).toEqual(['fruit']);
  const again = await earlyOr('account.childMe', undefined, async () => 'asked again');
  expect(again).toBe('asked again');
});

test.each([
  [
    'refused',
    () => {
      throw new Refusal(401, 'no');
    },
  ],
  ['without a hero', () => null],
])('a session that is %s asks for nothing of a hero', async (kind, childMe) => {
  const asked = vi.fn(() => []);
  answer({ 'account.childMe': childMe, 'habits.listForChild': asked });
  await import('./first-calls');
  const told = await earlyOr('account.childMe', undefined, async () => 'asked by the app');
  expect(told).toBe(kind === 'refused' ? 'asked by the app' : null);
  expect(asked).not.toHaveBeenCalled();
});

test('an answer that nobody wanted for long is asked for again', async () => {
  answer({ 'account.childMe': () => null });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  await import('./first-calls');
  clock.mockReturnValue(10_000);
  const told = await earlyOr('account.childMe', undefined, async () => 'asked by the app');
  clock.mockRestore();
  expect(told).toBe('asked by the app');
});

test('on a page that asked for nothing the app asks by itself', async () => {
  expect(await earlyOr('account.childMe', undefined, async () => 'asked by the app')).toBe(
    'asked by the app',
  );
});
