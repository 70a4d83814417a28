import type { Page } from 'playwright-core';
import { type Answer, alterHome, answerInstead } from './alter-answers';
import { touchFirst } from './first-touch';
import { click, inTurn, type Screen } from './screen';

const bedtime = (page: Page) =>
  alterHome(page, {
    controls: (controls) => ({ ...controls, bedtimeMode: true, bedtimeStart: '00:00', bedtimeEnd: '23:59' }),
  });

const reminding = (page: Page) =>
  answerInstead(page, 'reminders.showing', {
    result: {
      data: ['Read for twenty minutes', 'Brush teeth'].map((name) => ({
        habitId: name,
        name,
        icon: name === 'Brush teeth' ? 'teeth' : 'reading',
        day: '2026-03-10',
        at: '2026-03-10T08:00:00.000Z',
        until: '2099-01-01T00:00:00.000Z',
        ringtone: 'none',
      })),
    },
  });

const EMERGENCY: Answer = {
  error: {
    code: -32603,
    message: 'Please call Grandma. She is waiting for you.',
    data: { code: 'EMERGENCY_MODE', httpStatus: 403, emergencyMode: true },
  },
};

/** Heroes that signed in on this device before. */
export const rememberHeroes = (names: readonly string[]) => (page: Page) =>
  page.addInitScript((known) => {
    const heroes = known.map((name, at) => ({
      familyCode: 'HER7K2',
      username: name.toLowerCase(),
      name,
      avatarType: ['princess', 'ninja', 'robot'][at % 3],
    }));
    localStorage.setItem('herohood.kids.heroes', JSON.stringify(heroes));
  }, names);

const knowing = rememberHeroes(['Mia', 'Leo', 'Zoe']);

/** What a parent closes, what calls a hero, and how a hero comes in. */
export const KIDS_CONTROL_SCREENS: Screen[] = [
  { name: 'hero-picker', path: '/kids-login', as: 'nobody', prepare: knowing, shows: 'Who is playing?' },
  {
    name: 'pin-pad',
    path: '/kids-login',
    as: 'nobody',
    prepare: knowing,
    open: click('Leo'),
    shows: 'Hi, Leo!',
  },
  {
    name: 'no-hero',
    path: '/kids',
    as: 'nobody',
    prepare: (page) => answerInstead(page, 'home.today', { result: { data: null } }),
    shows: 'No hero data found!',
  },
  {
    name: 'device-settings',
    path: '/kids',
    as: 'hero',
    open: click('Settings'),
    shows: 'Read aloud',
    isWindow: true,
  },
  {
    name: 'logout-question',
    path: '/kids',
    as: 'hero',
    open: inTurn(click('Settings'), click('Logout')),
    shows: 'Yes, log out',
    isWindow: true,
  },
  { name: 'not-found', path: '/kids/nothing', as: 'nobody', shows: 'Take me home' },
  { name: 'bedtime', path: '/kids', as: 'hero', prepare: bedtime, shows: /^Good night, / },
  {
    name: 'bedtime-missions',
    path: '/kids',
    as: 'hero',
    prepare: bedtime,
    open: click('My missions'),
    shows: 'It is bedtime.',
  },
  {
    name: 'reminder',
    path: '/kids',
    as: 'hero',
    prepare: reminding,
    open: touchFirst,
    shows: 'Mission time!',
  },
  {
    name: 'reminder-over-bedtime',
    path: '/kids',
    as: 'hero',
    prepare: async (page) => {
      await bedtime(page);
      await reminding(page);
    },
    open: inTurn(touchFirst, (page) => page.getByRole('heading', { name: 'Good night, Leo!' }).waitFor()),
    shows: 'Mission time!',
  },
  {
    name: 'missions-disabled',
    path: '/kids',
    as: 'hero',
    prepare: (page) => alterHome(page, { controls: (controls) => ({ ...controls, enableHabits: false }) }),
    shows: 'Missions are resting',
  },
  {
    name: 'emergency',
    path: '/kids',
    as: 'hero',
    prepare: async (page) => {
      await answerInstead(page, 'home.today', EMERGENCY);
      await answerInstead(page, 'sync.childFamilyData', EMERGENCY);
    },
    shows: 'Please call Grandma.',
  },
];
