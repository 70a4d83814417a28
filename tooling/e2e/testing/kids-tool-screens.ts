import type { Page } from 'playwright-core';
import { alterHome } from './alter-answers';
import { onBoard } from './kids-day-screens';
import { click, inTurn, type Screen } from './screen';

const STEPS = ['Clothes in the basket', 'Toys in their boxes', 'Books on the shelf'].map((name) => ({
  name,
}));
const TOOLS = {
  timer: { kind: 'timer', minutes: 20 },
  brush: { kind: 'brush' },
  steps: { kind: 'steps', steps: STEPS },
} as const;

/** The hero's one mission is to be done at any time of the day, and has this tool. */
const withTool = (kind: keyof typeof TOOLS) => (page: Page) =>
  alterHome(page, {
    board: (board) => ({
      ...board,
      marks: [],
      missions: [onBoard('tidy', { name: 'Tidy your room', tool: TOOLS[kind] })],
    }),
  });

/** On the stage: what completes a mission may be called the same. */
const done = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Done! / })
    .click();

/** A mission's tools while they run, and their end. */
export const KIDS_TOOL_SCREENS: Screen[] = [
  {
    name: 'tool-timer',
    path: '/kids',
    as: 'hero',
    prepare: withTool('timer'),
    open: click('Start the timer: Tidy your room'),
    shows: 'Your hero does it with you.',
    isWindow: true,
  },
  {
    name: 'tool-brush',
    path: '/kids',
    as: 'hero',
    prepare: withTool('brush'),
    open: click('Start brushing: Tidy your room'),
    shows: 'On top, on the left',
    isWindow: true,
  },
  {
    name: 'tool-steps',
    path: '/kids',
    as: 'hero',
    prepare: withTool('steps'),
    open: inTurn(click('Show me the steps: Tidy your room'), done),
    shows: 'Toys in their boxes',
    isWindow: true,
  },
  {
    name: 'tool-end',
    path: '/kids',
    as: 'hero',
    prepare: withTool('steps'),
    open: inTurn(click('Show me the steps: Tidy your room'), done, done, done),
    shows: 'Well done!',
    isWindow: true,
  },
];
