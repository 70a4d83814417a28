import type { Page } from 'playwright-core';
import { alterAnswers, alterHome, answerInstead } from './alter-answers';
import { onBoard } from './kids-day-screens';
import { click, inTurn, type Screen } from './screen';

const GAMES = '/kids?tab=games';
const PLAY_ID = '00000000-0000-4000-8000-000000000000';

/** Enough missions of today wait for a parent, so that every game is open. */
const withMissionsDone = (page: Page) =>
  alterHome(page, {
    board: (board) => ({
      ...board,
      missions: ['a', 'b', 'c'].map((id) => onBoard(id, { status: 'pending', completionId: id })),
    }),
  });

/** The server's part of a play, so that the demo family's game time stays what it is. */
const withPlay = inTurn(
  withMissionsDone,
  (page) =>
    answerInstead(page, 'games.start', {
      result: { data: { playId: PLAY_ID, secondsLeftToday: 1500, difficulty: 3 } },
    }),
  (page) =>
    answerInstead(page, 'games.finish', {
      result: {
        data: {
          ...{ score: 0, pendingPoints: 4, secondsLeftToday: 1200 },
          ...{ bestScore: 60, isRecord: false, difficulty: 3 },
        },
      },
    }),
);

const start = (game: string) =>
  inTurn(click(`Play ${game}`), click('Start!'), (page) =>
    page.getByRole('progressbar', { name: /^0 of/ }).waitFor(),
  );

const screensOf = (name: string, game: string): Screen[] => [
  {
    name: `${name}-start`,
    path: GAMES,
    as: 'hero',
    prepare: withMissionsDone,
    open: click(`Play ${game}`),
    shows: 'Start!',
    isWindow: true,
  },
  {
    name,
    path: GAMES,
    as: 'hero',
    prepare: withPlay,
    open: start(game),
    shows: /^0 of \d+$/,
    isWindow: true,
  },
  {
    name: `${name}-end`,
    path: GAMES,
    as: 'hero',
    prepare: withPlay,
    open: inTurn(start(game), (page) => page.keyboard.press('Escape'), click('Stop the game')),
    shows: '+4 points',
    isWindow: true,
  },
];

/** The games: to choose from, locked, closed, and each one's start, play and end. */
export const KIDS_GAME_SCREENS: Screen[] = [
  {
    name: 'games',
    path: GAMES,
    as: 'hero',
    prepare: withMissionsDone,
    shows: 'Find the pairs that belong together',
  },
  {
    name: 'games-locked',
    path: GAMES,
    as: 'hero',
    prepare: (page) => alterHome(page, { board: (board) => ({ ...board, missions: [] }) }),
    shows: 'Complete 3 more habits to unlock',
  },
  {
    name: 'progress-without-games',
    path: '/kids?tab=progress',
    as: 'hero',
    prepare: (page) => alterAnswers(page, { 'home.today': (home) => ({ ...home, hasGames: false }) }),
    shows: 'A parent can open them.',
  },
  {
    name: 'games-no-time',
    path: GAMES,
    as: 'hero',
    prepare: (page) =>
      alterAnswers(page, { 'controls.screenTime': (data) => ({ ...data, gameMinutesLeft: 0 }) }),
    shows: 'That was all for today!',
  },
  ...screensOf('word-puzzle', 'Word Puzzle'),
  ...screensOf('math-hero', 'Math Hero'),
  ...screensOf('memory-master', 'Memory Master'),
  {
    name: 'game-pause',
    path: GAMES,
    as: 'hero',
    prepare: withPlay,
    open: inTurn(start('Math Hero'), click('Pause')),
    shows: 'Little break',
    isWindow: true,
  },
];
