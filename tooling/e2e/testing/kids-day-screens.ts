import type { Page } from 'playwright-core';
import { alterHome } from './alter-answers';
import { inTurn, type Screen } from './screen';

type Row = Record<string, unknown>;

/** A mission as a board tells it: due once, at any time. */
export const onBoard = (habitId: string, row: Row = {}): Row => ({
  ...{
    habitId,
    name: habitId,
    description: null,
    icon: 'teeth',
    color: 'turquoise',
    xpReward: 50,
    tool: 'none',
  },
  ...{ partOfDay: 'any', slot: 1, slots: 1, due: 'due', status: 'available' },
  ...{
    completionId: null,
    feedback: null,
    completedAt: null,
    week: null,
    xpEarned: null,
    promisedXp: null,
    photoUrl: null,
  },
  ...{ timeRangeStart: '07:00', timeRangeEnd: '20:00' },
  ...row,
});

const NAMES = [
  ['Make your bed', 'bed'],
  ['Brush teeth', 'teeth'],
  ['Swimming lesson', 'water'],
  ['Feed the cat', 'pet-bowl'],
  ['Pack the school bag', 'backpack'],
] as const;

/** The hero has the first of these missions, in these rows of their board. */
const withDay = (rows: readonly Row[], day: Row = {}, hero: Row = {}) =>
  inTurn((page: Page) =>
    alterHome(page, {
      hero: (known) => ({ ...known, ...hero }),
      board: (board) => ({
        ...board,
        marks: [],
        ...day,
        missions: rows.map(({ of, ...row }) => {
          const [name, icon] = NAMES[Number(of)] ?? [];
          return onBoard(`${of}`, { name, icon, ...row });
        }),
      }),
    }),
  );

const NOON = { minute: 12 * 60 };
const EXTRAS = [1, 3].map((of) => ({ of, due: 'optional' }));

const PARTS = [
  { of: 0, partOfDay: 'morning' },
  { of: 1, partOfDay: 'afternoon', slot: 1, slots: 2 },
  { of: 1, partOfDay: 'afternoon', slot: 2, slots: 2 },
  { of: 4, partOfDay: 'evening' },
  { of: 2, week: { times: 3, done: 1 } },
  { of: 3, due: 'optional' },
];

const rest = (kind: string, shows: string): Screen => ({
  name: `rest-${kind}`,
  path: '/kids',
  as: 'hero',
  prepare: withDay(EXTRAS, { marks: kind === 'free' ? [] : [kind] }),
  shows,
});

/** What a family's plans and days off make of a hero's day. */
export const KIDS_DAY_SCREENS: Screen[] = [
  {
    name: 'parts-of-day',
    path: '/kids',
    as: 'hero',
    prepare: withDay(PARTS, NOON),
    shows: 'This afternoon',
  },
  {
    name: 'parts-of-day-young',
    path: '/kids',
    as: 'hero',
    prepare: withDay(PARTS, NOON, { look: 'young' }),
    shows: 'Later: 2 missions',
  },
  {
    name: 'done-for-now',
    path: '/kids',
    as: 'hero',
    prepare: withDay([{ of: 4, partOfDay: 'evening' }], NOON),
    shows: 'Free time for now!',
  },
  rest('sick', 'Get well soon!'),
  rest('vacation', 'Vacation!'),
  rest('away', 'You are away today'),
  rest('holiday', 'A holiday!'),
  rest('free', 'A free day!'),
];
