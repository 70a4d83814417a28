import { isBedtime } from '../controls/bedtime';
import type { ControlSettings } from '../controls/defaults';
import { decideFeature } from '../controls/feature-gate';
import { gameTime } from '../controls/screen-time';
import { type Refusal, refuse } from '../refusal';
import { gameLock } from './unlock';

export interface PlayQuestion {
  controls: ControlSettings;
  now: Date;
  timeZone: string;
  hasPaidAccess: boolean;
  unlockRequirement: number;
  /** Today's missions, pending or approved. */
  completionsToday: number;
  secondsPlayedToday: number;
}

export type PlayRefusalCode =
  | 'EMERGENCY_MODE'
  | 'FEATURE_DISABLED'
  | 'BEDTIME'
  | 'PREMIUM_REQUIRED'
  | 'GAME_LOCKED'
  | 'PLAY_TIME_USED';

export type PlayDecision = { kind: 'allowed'; secondsLeftToday: number } | Refusal<PlayRefusalCode>;

/**
 * Whether a child may start a game now (rules: subscription, controls, games). The parent's own decisions answer first, so
 * that a child never reads 'pay' or 'do more' where a parent said 'no'.
 */
export function decidePlay(question: PlayQuestion): PlayDecision {
  const { controls, now, timeZone } = question;
  const gate = decideFeature(controls, 'miniGames');
  if (gate.kind === 'refused') return gate;
  if (isBedtime(now, controls, timeZone)) return refuse('BEDTIME');
  if (!question.hasPaidAccess) return refuse('PREMIUM_REQUIRED');
  if (!gameLock(question.unlockRequirement, question.completionsToday).isUnlocked)
    return refuse('GAME_LOCKED');
  const { secondsLeft } = gameTime(controls.maxGameTimePerDay, question.secondsPlayedToday);
  return secondsLeft > 0 ? { kind: 'allowed', secondsLeftToday: secondsLeft } : refuse('PLAY_TIME_USED');
}
