import type { Page } from 'playwright-core';
import { alterAnswers, answerInstead, refusal } from './alter-answers';
import { celebrating } from './celebration';
import { rememberHeroes } from './kids-control-screens';
import { onBoard } from './kids-day-screens';
import { click, inTurn, type Screen } from './screen';

type Status = 'open' | 'pending' | 'approved' | 'rejected';

const MISSIONS = ['Brush teeth', 'Read a book', 'Feed the cat'];

/** The hero has these missions, in these states. */
const withMissions = (states: readonly Status[]) => (page: Page) =>
  alterAnswers(page, {
    'home.today': (home) => ({
      ...home,
      hasHabits: states.length > 0,
      board: { ...(home.board as object), missions: states.map(rowOf) },
    }),
  });

const rowOf = (status: Status, n: number) => {
  const row = onBoard(`mission-${n}`, { name: MISSIONS[n] });
  if (status === 'open') return row;
  const { id: completionId, xpEarned, feedback } = completion(n, status);
  return { ...row, status, completionId, xpEarned, promisedXp: xpEarned, feedback };
};

const completion = (n: number, status: Status) => ({
  id: `completion-${n}`,
  habitId: `mission-${n}`,
  childId: '00000000-0000-4000-8000-000000000000',
  slot: 1,
  date: new Intl.DateTimeFormat('en-CA').format(),
  status,
  completedAt: new Date().toISOString(),
  xpEarned: 50,
  feedback: status === 'rejected' ? 'The bowl is still empty.' : null,
  praise: null,
  autoApproved: false,
  autoApprovesAt: null,
  decidedAt: null,
  find: null,
});

/** Rewards in every state that a claim can have. */
const withClaims = (page: Page) =>
  answerInstead(page, 'rewards.listClaims', {
    result: {
      data: (['pending', 'approved', 'rejected', 'used'] as const).map((status) => ({
        id: `claim-${status}`,
        rewardId: `reward-${status}`,
        childId: '00000000-0000-4000-8000-000000000000',
        status,
        cost: 150,
        message: status === 'rejected' ? 'Let us do that at the weekend.' : null,
        createdAt: new Date().toISOString(),
        decidedAt: status === 'pending' ? null : new Date().toISOString(),
        usedAt: status === 'used' ? new Date().toISOString() : null,
        reward: { name: 'Trip to the zoo', icon: 'outing', type: 'outing' },
      })),
    },
  });

/** What the hero of this device has chosen in the settings. */
const choosing = (comfort: object) => (page: Page) =>
  page.addInitScript((kept) => localStorage.setItem('herohood.kids.comfort', kept), JSON.stringify(comfort));

/** The hero's home in every state of a day, and what few meet: to be photographed, not for each run of the tests. */
export const KIDS_STATE_SCREENS: Screen[] = [
  {
    name: 'missions-open',
    path: '/kids',
    as: 'hero',
    prepare: withMissions(['open', 'open', 'open']),
    shows: 'Feed the cat',
  },
  {
    name: 'missions-sent',
    path: '/kids',
    as: 'hero',
    prepare: withMissions(['pending', 'pending', 'pending']),
    shows: 'All missions sent!',
  },
  {
    name: 'missions-done',
    path: '/kids',
    as: 'hero',
    prepare: withMissions(['approved', 'approved', 'approved']),
    shows: 'All missions done!',
  },
  {
    name: 'missions-mixed',
    path: '/kids',
    as: 'hero',
    prepare: withMissions(['rejected', 'pending', 'approved']),
    shows: 'The bowl is still empty.',
  },
  { name: 'missions-none', path: '/kids', as: 'hero', prepare: withMissions([]), shows: 'No missions yet' },
  {
    name: 'deed',
    path: '/kids',
    as: 'hero',
    prepare: inTurn(withMissions(['open', 'open', 'open']), (page) =>
      answerInstead(page, 'missions.complete', { result: { data: completion(0, 'pending') } }),
    ),
    open: inTurn(click('I did it! Brush teeth'), (page) =>
      page.getByRole('img', { name: /^A closed chest/ }).waitFor(),
    ),
    shows: 'Your parent is checking it.',
  },
  {
    name: 'deed-refused',
    path: '/kids',
    as: 'hero',
    prepare: inTurn(withMissions(['open']), (page) =>
      answerInstead(page, 'missions.complete', refusal('HABIT_INACTIVE', 409, 'This mission is resting.')),
    ),
    open: click('I did it! Brush teeth'),
    shows: 'This mission is resting.',
    isWindow: true,
  },
  {
    name: 'claims',
    path: '/kids?tab=rewards',
    as: 'hero',
    prepare: withClaims,
    shows: 'Let us do that at the weekend.',
  },
  {
    name: 'offline',
    path: '/kids',
    as: 'hero',
    prepare: withMissions(['open', 'open']),
    open: async (page) => {
      await page.getByText('Synced').waitFor();
      await page.context().setOffline(true);
    },
    shows: /You are offline/,
  },
  {
    name: 'no-signal',
    path: '/kids',
    as: 'hero',
    prepare: (page) => page.route('**/trpc/**', (route) => route.abort()),
    shows: 'We lost the signal',
  },
  {
    name: 'session-ended',
    path: '/kids-login?back=yes',
    as: 'nobody',
    prepare: rememberHeroes(['Mia']),
    shows: 'Hi, Mia!',
  },
  {
    name: 'wrong-pin',
    path: '/kids-login?back=yes',
    as: 'nobody',
    prepare: inTurn(rememberHeroes(['Mia']), (page) =>
      answerInstead(page, 'account.childLogin', refusal('UNAUTHORIZED', 401, 'Invalid username or PIN')),
    ),
    open: async (page) => {
      for (const digit of '1357') await click(`Digit ${digit}`)(page);
    },
    shows: 'This PIN does not fit. Try again!',
  },
  {
    name: 'celebration-answer',
    path: '/kids',
    as: 'hero',
    open: celebrating({
      ...{ kind: 'answer', what: 'Extra effort bonus', amount: 25 },
      words: 'Let us talk about it tonight.',
    }),
    shows: 'Let us talk about it tonight.',
    isWindow: true,
  },
  {
    name: 'calm',
    path: '/kids',
    as: 'hero',
    prepare: choosing({ isCalm: true }),
    shows: "Today's missions",
  },
];

/** A screen by night. */
export const byNight = (screen: Screen): Screen => ({
  ...screen,
  name: `night-${screen.name}`,
  prepare: inTurn(choosing({ isDark: true }), async (page) => screen.prepare?.(page)),
});
