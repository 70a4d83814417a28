import type { TakeEarly } from './lib/early-answers';

// Asks for the hero and his missions while the app's scripts are still on their way: on a slow line they take longer
// than the answers. Whatever fails here is asked again by the app, which also knows what to say about it.
// It imports nothing, because what it imports it would wait for.

/** What the home shows first, all of one hero. */
const OF_HERO = [
  'habits.listForChild',
  'missions.listToday',
  'controls.get',
  'controls.screenTime',
  'progress.badges',
];

/** What the app did not want by then it wants newer: a section that is opened later, or an app that came late. */
const FRESH_MS = 10_000;

const answers = new Map<string, { answer: Promise<unknown>; askedAt: number }>();
const keyOf = (procedure: string, input: unknown) => `${procedure} ${JSON.stringify(input)}`;

const takeEarly: TakeEarly = (procedure, input) => {
  const key = keyOf(procedure, input);
  const kept = answers.get(key);
  answers.delete(key);
  return kept && performance.now() - kept.askedAt < FRESH_MS ? kept.answer : undefined;
};
window.takeEarly = takeEarly;

/** One batch, as the app's own client would send it. */
function ask(procedures: string[], input?: { id: string }): void {
  const inputs = Object.fromEntries(input ? procedures.map((_, i) => [i, input]) : []);
  const asked = fetch(`/trpc/${procedures}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`, {
    headers: { 'x-herohood-role': 'child' },
    credentials: 'include',
  }).then((answer) => answer.json());
  procedures.forEach((procedure, i) => {
    const one = asked.then((all) => all[i].result.data);
    // The app hears of a failure when it takes the answer; until then nobody does.
    one.catch(() => {});
    answers.set(keyOf(procedure, input), { answer: one, askedAt: performance.now() });
  });
}

ask(['account.childMe']);
answers.get(keyOf('account.childMe', undefined))?.answer.then(
  // A session may be without a hero.
  (hero) => hero && ask(OF_HERO, { id: (hero as { id: string }).id }),
  () => {},
);
