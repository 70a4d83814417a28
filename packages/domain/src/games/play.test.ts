import { expect, it } from 'vitest';
import { DEFAULT_CONTROLS } from '../controls/defaults';
import { decidePlay, type PlayQuestion } from './play';

const allowed: PlayQuestion = {
  controls: DEFAULT_CONTROLS,
  now: new Date('2026-03-10T15:00:00Z'),
  timeZone: 'UTC',
  hasPaidAccess: true,
  unlockRequirement: 2,
  completionsToday: 2,
  secondsPlayedToday: 0,
};

/** Each reason to refuse, in the order in which they answer. */
const REASONS: {
  code: string;
  change: Partial<PlayQuestion>;
  controls?: Partial<typeof DEFAULT_CONTROLS>;
}[] = [
  { code: 'EMERGENCY_MODE', change: {}, controls: { emergencyMode: true } },
  { code: 'FEATURE_DISABLED', change: {}, controls: { enableMiniGames: false } },
  { code: 'BEDTIME', change: { now: new Date('2026-03-10T21:00:00Z') }, controls: { bedtimeMode: true } },
  { code: 'PREMIUM_REQUIRED', change: { hasPaidAccess: false } },
  { code: 'GAME_LOCKED', change: { completionsToday: 1 } },
  { code: 'PLAY_TIME_USED', change: { secondsPlayedToday: 1800 } },
];

it('a game may start, with the time that is left', () => {
  expect(decidePlay(allowed)).toEqual({ kind: 'allowed', secondsLeftToday: 1800 });
  expect(decidePlay({ ...allowed, secondsPlayedToday: 1799 })).toEqual({
    kind: 'allowed',
    secondsLeftToday: 1,
  });
});

it.each(REASONS.map((reason, i) => ({ ...reason, later: REASONS.slice(i) })))(
  '$code answers before every later reason',
  ({ code, later }) => {
    const question = Object.assign({}, allowed, ...later.map(({ change }) => change)) as PlayQuestion;
    question.controls = Object.assign({}, DEFAULT_CONTROLS, ...later.map(({ controls }) => controls ?? {}));
    expect(decidePlay(question)).toEqual({ kind: 'refused', code });
  },
);
