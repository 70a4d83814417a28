import { alterAnswers, alterHome, answerInstead, refusal } from './alter-answers';
import { celebrating, celebratingHere } from './celebration';
import { KIDS_CONTROL_SCREENS } from './kids-control-screens';
import { KIDS_DAY_SCREENS } from './kids-day-screens';
import { KIDS_GAME_SCREENS } from './kids-game-screens';
import { KIDS_PROOF_SCREENS } from './kids-proof-screens';
import { KIDS_TOOL_SCREENS } from './kids-tool-screens';
import { KIDS_WORLD_SCREENS } from './kids-world-screens';
import { click, type Screen } from './screen';

const PRAISE = {
  completionId: 'any',
  sticker: 'sticker-02',
  message: 'You laid the table without being asked, and folded the napkins too!',
  // An address that answers; what is heard is the inbox journey's.
  voiceUrl: '/healthz',
  from: 'Grandma Wilhelmina',
  at: '2026-03-10T08:00:00.000Z',
};

/** The hero of these screens is old enough for figures. */
const young: Screen['prepare'] = (page) => alterHome(page, { hero: (hero) => ({ ...hero, look: 'young' }) });

/** The hero's screens; they are bright at every hour. */
export const KIDS_SCREENS: Screen[] = [
  { name: 'kids-login', path: '/kids-login', as: 'nobody', shows: 'Hero Login' },
  { name: 'kids-welcome', path: '/kids', as: 'nobody', shows: 'Ready, hero?' },
  { name: 'missions', path: '/kids', as: 'hero', shows: "Today's missions" },
  { name: 'missions-young', path: '/kids', as: 'hero', prepare: young, shows: "Today's missions" },
  { name: 'progress-young', path: '/kids?tab=progress', as: 'hero', prepare: young, shows: 'My week' },
  { name: 'rewards-young', path: '/kids?tab=rewards', as: 'hero', prepare: young, shows: 'My rewards' },
  {
    name: 'first-minute',
    path: '/kids',
    as: 'hero',
    prepare: (page) => alterHome(page, { hero: (hero) => ({ ...hero, isNew: true, look: 'young' }) }),
    shows: /Which hero do you want to be/,
    isWindow: true,
  },
  {
    name: 'first-minute-older',
    path: '/kids',
    as: 'hero',
    prepare: (page) => alterHome(page, { hero: (hero) => ({ ...hero, isNew: true, look: 'older' }) }),
    shows: 'Choose who you are here.',
    isWindow: true,
  },
  {
    name: 'progress',
    path: '/kids',
    as: 'hero',
    open: (page) =>
      page
        .getByRole('link', { name: 'Progress' })
        .or(page.getByRole('tab', { name: 'Progress' }))
        .or(page.getByRole('button', { name: 'Progress' }))
        .first()
        .click(),
    shows: 'Badges',
    isWindow: true,
  },
  {
    name: 'badge',
    path: '/kids?tab=world&world=album',
    as: 'hero',
    open: click(/^Week Warrior/),
    shows: 'Okay',
    isWindow: true,
  },
  { name: 'current-hero', path: '/kids?tab=customize', as: 'hero', shows: 'My avatars' },
  { name: 'avatar-shop', path: '/kids?tab=customize&shop=avatars', as: 'hero', shows: 'Clever Fox' },
  {
    name: 'avatar-question',
    path: '/kids?tab=customize&shop=avatars',
    as: 'hero',
    open: click('Buy Clever Fox for 25 points'),
    shows: 'Buy Clever Fox for 25 points?',
    isWindow: true,
  },
  { name: 'gear-shop', path: '/kids?tab=customize&shop=gear', as: 'hero', shows: "Knight's Helmet" },
  ...KIDS_CONTROL_SCREENS,
  ...KIDS_DAY_SCREENS,
  ...KIDS_GAME_SCREENS,
  ...KIDS_WORLD_SCREENS,
  ...KIDS_TOOL_SCREENS,
  ...KIDS_PROOF_SCREENS,
  { name: 'rewards', path: '/kids?tab=rewards', as: 'hero', shows: 'My rewards' },
  {
    name: 'reward-question',
    path: '/kids?tab=rewards',
    as: 'hero',
    prepare: (page) =>
      alterAnswers(page, {
        'home.today': (home) => ({ ...home, hero: { ...(home.hero as object), xp: 9_000 } }),
        'goals.list': () => [] as never,
      }),
    open: click(/Get New football/),
    shows: 'Spend 6000 XP?',
  },
  {
    name: 'rewards-empty',
    path: '/kids?tab=rewards',
    as: 'hero',
    prepare: (page) => answerInstead(page, 'rewards.listForChild', { result: { data: [] } }),
    shows: 'The treasure chest is empty',
  },
  {
    name: 'rewards-failed',
    path: '/kids?tab=rewards',
    as: 'hero',
    prepare: (page) => answerInstead(page, 'rewards.listClaims', refusal('NOT_FOUND', 404, 'Gone.')),
    shows: 'The treasure chest is stuck',
  },
  {
    name: 'celebration-approval',
    path: '/kids',
    as: 'hero',
    open: celebrating(
      ...['Brush teeth', 'Read for twenty minutes'].map((name) => ({
        ...{ kind: 'paid', habitId: name, name, xp: 35, promisedXp: 35, points: 7, words: null, find: null },
      })),
    ),
    shows: '2 missions approved!',
    isWindow: true,
  },
  {
    name: 'celebration-level',
    path: '/kids',
    as: 'hero',
    open: celebrating(...[22, 23, 24, 25, 26].map((level) => ({ kind: 'level', level }))),
    shows: 'You reached level 26!',
    isWindow: true,
  },
  {
    name: 'celebration-badge',
    path: '/kids',
    as: 'hero',
    open: celebrating({
      ...{ kind: 'badge', badge: 'super-hero', name: 'Super Hero', story: 'Fifty missions are done!' },
    }),
    shows: 'New badge!',
    isWindow: true,
  },
  {
    name: 'celebration-streak',
    path: '/kids',
    as: 'hero',
    open: celebrating({ kind: 'streak', days: 30, points: 100, isWaiting: true }),
    shows: '30 days in a row!',
    isWindow: true,
  },
  {
    name: 'celebration-praise',
    path: '/kids',
    as: 'hero',
    open: celebrating({ kind: 'praise', ...PRAISE }),
    shows: 'Grandma Wilhelmina says',
    isWindow: true,
  },
  {
    name: 'my-praise',
    path: '/kids?tab=world&world=album&album=praise',
    as: 'hero',
    prepare: (page) =>
      answerInstead(page, 'praise.list', {
        result: { data: [PRAISE, { ...PRAISE, completionId: null, sticker: null, voiceUrl: null }] },
      }),
    shows: PRAISE.message,
  },
  {
    name: 'celebration-bonus',
    path: '/kids',
    as: 'hero',
    open: celebrating({
      ...{ kind: 'bonus', amount: 25, description: 'Extra effort bonus', words: null },
    }),
    shows: 'Bonus points!',
    isWindow: true,
  },
  {
    name: 'celebration-present',
    path: '/kids',
    as: 'hero',
    open: celebrating({
      kind: 'present',
      claimId: 'any',
      name: 'Zoo visit',
      icon: 'gold-star',
      type: 'outing',
    }),
    shows: 'A present for you!',
    isWindow: true,
  },
  {
    name: 'celebration-unwrapped',
    path: '/kids',
    as: 'hero',
    open: celebratingHere({
      kind: 'opened',
      claimId: 'any',
      name: 'Zoo visit',
      icon: 'gold-star',
      type: 'outing',
    }),
    shows: 'You got it!',
    isWindow: true,
  },
];
