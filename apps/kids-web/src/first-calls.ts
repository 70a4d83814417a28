import type { TakeEarly } from './lib/early-answers';

// Asks for the hero and their missions while the app's scripts are still on their way, which take longer on a slow line
// than the answers, and draws the missions as soon as they are known. Whatever fails here is asked again by the app, which also knows
// what to say about it.
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

/** One batch, as the app's own client would send it; the answers in the procedures' order. */
function ask(procedures: string[], input?: { id: string }): Promise<unknown>[] {
  const inputs = Object.fromEntries(input ? procedures.map((_, i) => [i, input]) : []);
  const asked = fetch(`/trpc/${procedures}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`, {
    headers: { 'x-herohood-role': 'child' },
    credentials: 'include',
  }).then((answer) => answer.json());
  return procedures.map((procedure, i) => {
    const one = asked.then((all) => all[i].result.data);
    // The app hears of a failure when it takes the answer; until then nobody does.
    one.catch(() => {});
    answers.set(keyOf(procedure, input), { answer: one, askedAt: performance.now() });
    return one;
  });
}

interface Habit {
  id: string;
  name: string;
  description: string | null;
  xpReward: number;
}

interface Home {
  habits: Habit[];
  today: { habitId: string; status: string }[];
  controls: { enableHabits: boolean };
  time: { bedtimeNow: boolean };
}

/** Shows today's missions where the app will show them, unless it is there already or something stands in their way. */
function draw({ habits, today, controls, time }: Home): void {
  const root = document.getElementById('root');
  const template = document.querySelector<HTMLTemplateElement>('#home-picture');
  // The service worker answers the login's address with this page too.
  const isHome = /^\/kids(\?tab=missions)?$/.test(window.location.pathname + window.location.search);
  const isClosed = time.bedtimeNow || !controls.enableHabits || habits.length === 0;
  if (!root || !template || root.dataset.app || !isHome || isClosed) return;
  const picture = template.content.cloneNode(true) as DocumentFragment;
  const empty = picture.querySelector<HTMLElement>('[data-part="mission"]');
  const is = (habit: Habit, ...wanted: string[]) =>
    today.some(({ habitId, status }) => habitId === habit.id && wanted.includes(status));
  const next = habits.find((habit) => !is(habit, 'approved', 'pending'));
  const cards = habits.map((habit) => {
    const card = empty?.cloneNode(true) as HTMLElement;
    card.dataset.next = String(habit === next);
    const part = (name: string) => card.querySelector(`[data-part="${name}"]`);
    const xp = part('xp');
    // The page knows the words, and has a number where this mission's own belongs.
    xp?.replaceChildren((xp.textContent ?? '').replace(/\d+/, String(habit.xpReward)));
    part('name')?.replaceChildren(habit.name);
    part('description')?.replaceChildren(habit.description ?? '');
    const isDone = is(habit, 'approved');
    if (isDone || !habit.description) part('description')?.remove();
    if (isDone) for (const name of ['facts', 'foot']) part(name)?.remove();
    return card;
  });
  empty?.replaceWith(...cards);
  root.replaceChildren(picture);
}

async function begin(): Promise<void> {
  const hero = (await ask(['account.childMe'])[0]) as { id: string } | null;
  // A session may be without a hero.
  if (!hero) return;
  const [habits, today, controls, time] = await Promise.all(ask(OF_HERO, { id: hero.id }).slice(0, 4));
  draw({ habits, today, controls, time } as Home);
}

// What fails is asked again by the app.
begin().catch(() => {});
