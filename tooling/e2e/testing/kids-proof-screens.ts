import type { Page } from 'playwright-core';
import { alterAnswers, alterHome } from './alter-answers';
import { celebrating } from './celebration';
import { onBoard } from './kids-day-screens';
import { takePhoto } from './photo-file';
import { click, inTurn, type Screen } from './screen';

const openShelf = (page: Page) => page.getByText(/^With your parent: /).click();

type Row = Record<string, unknown>;

const PICTURE = '/kids-app/icons/app-192.png';
const young = (hero: Row): Row => ({ ...hero, look: 'young' });

/** The hero's missions, of which pictures are wanted or welcome. */
const withPhotos = (today: readonly Row[] = [], hero: (hero: Row) => Row = (same) => same) =>
  inTurn((page: Page) =>
    alterHome(page, {
      hero,
      board: (board) => ({
        ...board,
        marks: [],
        missions: [
          onBoard('tidy', { name: 'Tidy your room', icon: 'toys', photo: 'required' }),
          onBoard('water', { name: 'Water the plants', icon: 'plants', photo: 'optional' }),
        ].map((row) => ({ ...row, ...today.find(({ habitId }) => habitId === row.habitId) })),
      }),
    }),
  );

const done = (habitId: string, status: string, change: Row = {}): Row => ({
  ...{
    habitId,
    status,
    completionId: `${habitId}-${status}`,
    xpEarned: 50,
    promisedXp: 50,
    photoUrl: PICTURE,
  },
  ...change,
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Three rewards, each held back by something else, and one that can be had. */
const LIMITED: Row[] = [
  {
    ...{ id: 'r0', name: 'Stay up late', type: 'privilege', icon: 'gold-star', cost: 60 },
    limits: { perWeek: 2, weekdays: ['fri', 'sat'] },
    available: { now: true, code: null, availableAt: null },
  },
  {
    ...{ id: 'r1', name: 'Film night', type: 'screen_time', icon: 'screen-time', cost: 50 },
    limits: { perWeek: 1 },
    available: { now: false, code: 'REWARD_LIMIT', availableAt: inHours(80) },
  },
  {
    ...{ id: 'r2', name: 'Ice cream', type: 'treat', icon: 'special-treat', cost: 40 },
    limits: { from: '15:00', until: '18:00' },
    available: { now: false, code: 'REWARD_CLOSED', availableAt: inHours(30) },
  },
  {
    ...{ id: 'r3', name: 'The last comic', type: 'treat', icon: 'gift', cost: 30, stockLeft: 0 },
    limits: { stock: 1 },
    available: { now: false, code: 'OUT_OF_STOCK', availableAt: null },
  },
];

const goal = (id: string, change: Row): Row => ({
  ...{ id, childId: 'any', rewardId: id, autoSave: 0, reachedAt: null, createdAt: '2026-03-10T08:00:00Z' },
  ...change,
});

const JARS: Row[] = [
  goal('zoo', { name: 'A day at the zoo', target: 600, saved: 260, autoSave: 25 }),
  goal('kite', { name: 'A kite', target: 120, saved: 120, reachedAt: '2026-03-10T08:00:00Z' }),
];

const JAR_REWARDS: Row[] = [
  { id: 'zoo', name: 'A day at the zoo', type: 'outing', icon: 'gold-star', cost: 600 },
  { id: 'kite', name: 'A kite', type: 'treat', icon: 'gift', cost: 120 },
  { id: 'film', name: 'Film night', type: 'screen_time', icon: 'screen-time', cost: 90 },
];

const asRewards = (rows: readonly Row[]) => () =>
  rows.map((row) => ({
    ...{ childId: 'any', description: null, value: '', costType: 'xp', isActive: true, limits: {} },
    ...{ stockLeft: null, createdAt: '2026-03-10T08:00:00Z' },
    ...{ available: { now: true, code: null, availableAt: null } },
    ...row,
  })) as never;

const withRewards = (change: { rewards: Row[]; goals?: Row[]; hero?: (hero: Row) => Row }) =>
  inTurn((page: Page) =>
    alterAnswers(page, {
      'home.today': (home) => ({
        ...home,
        hero: { ...(change.hero ?? ((same) => same))(home.hero as Row), xp: 180 },
      }),
      'rewards.listForChild': asRewards(change.rewards),
      'rewards.listClaims': () => [] as never,
      'goals.list': () => (change.goals ?? []) as never,
    }),
  );

const proposal = (id: string, title: string, change: Row): Row => ({
  ...{ id, childId: 'any', kind: 'did', title, note: null, plan: null, xp: null },
  ...{ photoUrl: null, voiceUrl: null },
  ...{ message: null, paidXp: null, rewardId: null, createdAt: '2026-03-10T08:00:00Z', decidedAt: null },
  ...change,
});

const withProposals = (page: Page) =>
  alterAnswers(page, {
    'proposals.listForChild': () =>
      [
        proposal('1', 'A tree house with a real window', {
          kind: 'wish',
          status: 'waiting',
          photoUrl: PICTURE,
        }),
        proposal('2', 'A hamster', {
          ...{ kind: 'wish', status: 'declined' },
          message: 'Let us look after the neighbours’ one for a week first.',
        }),
      ] as never,
  });

const camera = click('I did it! Tidy your room');

/** Pictures, amounts, limits, jars and what heroes propose. */
export const KIDS_PROOF_SCREENS: Screen[] = [
  { name: 'missions-photos', path: '/kids', as: 'hero', prepare: withPhotos(), shows: 'Tidy your room' },
  {
    name: 'missions-photos-young',
    path: '/kids',
    as: 'hero',
    prepare: withPhotos([], young),
    shows: 'Tidy your room',
  },
  {
    name: 'camera',
    path: '/kids',
    as: 'hero',
    prepare: withPhotos(),
    open: camera,
    shows: 'Show your parent that you did it. Take a picture!',
    isWindow: true,
  },
  {
    name: 'camera-taken',
    path: '/kids',
    as: 'hero',
    prepare: withPhotos(),
    open: inTurn(camera, takePhoto),
    shows: 'Is it a good one?',
    isWindow: true,
  },
  {
    name: 'photo-sent',
    path: '/kids',
    as: 'hero',
    prepare: withPhotos([
      done('tidy', 'pending'),
      done('water', 'approved', { xpEarned: 30, feedback: 'Two of them are still thirsty.' }),
    ]),
    open: openShelf,
    shows: 'Your picture is with your parent.',
  },
  {
    name: 'photo-view',
    path: '/kids',
    as: 'hero',
    prepare: withPhotos([done('tidy', 'pending'), done('water', 'pending')]),
    open: inTurn(openShelf, click('Look at your picture of Tidy your room')),
    shows: 'Close',
    isWindow: true,
  },
  {
    name: 'celebration-amount',
    path: '/kids',
    as: 'hero',
    open: celebrating(
      {
        ...{ kind: 'paid', habitId: 'one', name: 'Tidy your room', xp: 30, promisedXp: 50, points: 6 },
        ...{ words: 'The floor looks great! The desk comes next time.', find: null },
      },
      {
        ...{ kind: 'paid', habitId: 'two', name: 'Read to Grandma', xp: 75, promisedXp: 50, points: 15 },
        ...{ words: null, find: null },
      },
    ),
    shows: '2 missions approved!',
    isWindow: true,
  },
  {
    name: 'rewards-limited',
    path: '/kids?tab=rewards',
    as: 'hero',
    prepare: withRewards({ rewards: LIMITED }),
    shows: 'None left',
  },
  {
    name: 'rewards-limited-young',
    path: '/kids?tab=rewards',
    as: 'hero',
    prepare: withRewards({ rewards: LIMITED, hero: young }),
    shows: 'None left',
  },
  {
    name: 'jars',
    path: '/kids?tab=rewards',
    as: 'hero',
    prepare: withRewards({ rewards: JAR_REWARDS, goals: JARS }),
    shows: '260 of 600 XP saved',
  },
  {
    name: 'jars-young',
    path: '/kids?tab=rewards',
    as: 'hero',
    prepare: withRewards({ rewards: JAR_REWARDS, goals: JARS, hero: young }),
    shows: 'Put some in',
  },
  {
    name: 'jar-sheet',
    path: '/kids?tab=rewards',
    as: 'hero',
    prepare: withRewards({ rewards: JAR_REWARDS, goals: JARS.slice(0, 1) }),
    open: click('What else with the jar for A day at the zoo'),
    shows: 'What goes in by itself, of 100 XP',
    isWindow: true,
  },
  {
    name: 'own-jar',
    path: '/kids?tab=rewards',
    as: 'hero',
    prepare: withRewards({ rewards: JAR_REWARDS, goals: JARS.slice(0, 1) }),
    open: click('Something of my own'),
    shows: 'What do you save for?',
    isWindow: true,
  },
  {
    name: 'own-jar-young',
    path: '/kids?tab=rewards',
    as: 'hero',
    prepare: withRewards({ rewards: JAR_REWARDS, goals: JARS.slice(0, 1), hero: young }),
    open: click('Something of my own'),
    shows: 'A small jar',
    isWindow: true,
  },
  {
    name: 'celebration-jar',
    path: '/kids',
    as: 'hero',
    open: celebrating({ kind: 'goal', goalId: 'any', name: 'A day at the zoo' }),
    shows: 'Your jar is full!',
    isWindow: true,
  },
  {
    name: 'proposal-did',
    path: '/kids',
    as: 'hero',
    open: click('I did something extra'),
    shows: 'What did you do?',
    isWindow: true,
  },
  {
    name: 'proposal-wish',
    path: '/kids?tab=rewards',
    as: 'hero',
    open: inTurn(click('I wish for…'), click('A trip together'), takePhoto),
    shows: 'What do you wish for?',
    isWindow: true,
  },
  {
    name: 'my-wishes',
    path: '/kids?tab=rewards',
    as: 'hero',
    prepare: withProposals,
    open: (page) => page.getByRole('region', { name: 'My wishes' }).scrollIntoViewIfNeeded(),
    shows: 'A hamster',
    isWindow: true,
  },
];
