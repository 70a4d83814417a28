import { recall, remember } from '../../device/store';
import type { SentTap } from '../sync/public';

/** A play that the server has not heard the result of, and the tap that ends it; an earlier version of the app gave none. */
export type KeptResult = { playId: string; score: number; answers?: readonly boolean[] } & Partial<SentTap>;

/** More than these were never on their way at once; what is older was stopped by the next game long ago. */
const MOST = 5;

// By hero: the next child at a shared tablet must not send the first one's.
const keyOf = (heroId: string) => `games.unsent.${heroId}`;

function isResult(value: unknown): value is KeptResult {
  const { playId, score, answers, tapId, completedAt } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof playId === 'string' &&
    typeof score === 'number' &&
    [tapId, completedAt].every((each) => each === undefined || typeof each === 'string') &&
    (answers === undefined || (Array.isArray(answers) && answers.every((each) => typeof each === 'boolean')))
  );
}

/** The results that wait on this device, oldest first. */
export function keptResults(heroId: string): KeptResult[] {
  const kept = recall(keyOf(heroId));
  return Array.isArray(kept) ? kept.filter(isResult) : [];
}

/** Keeps what a play is worth so far, so that a closed window or a lost network does not lose it. */
export function keepResult(heroId: string, result: KeptResult): void {
  const others = keptResults(heroId).filter(({ playId }) => playId !== result.playId);
  remember(keyOf(heroId), [...others, result].slice(-MOST));
}

/** The server has it. */
export function forgetResult(heroId: string, playId: string): void {
  remember(
    keyOf(heroId),
    keptResults(heroId).filter((result) => result.playId !== playId),
  );
}
