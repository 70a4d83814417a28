import { type Refusal, refuse } from '../refusal';

/** A hero calls at most once in so long (rules: calls). */
export const CALL_PAUSE_MS = 10 * 60_000;

export interface CallQuestion {
  /** `parentContactEnabled` of the hero's controls. */
  isAllowed: boolean;
  /** When the hero called last; null: never. */
  lastCalledAt: Date | null;
  now: Date;
}

/** What a hero's call does. A refused one says after how many whole seconds they may call again. */
export type CallDecision =
  | { kind: 'call' }
  | Refusal<'FEATURE_DISABLED'>
  | (Refusal<'CALLED_RECENTLY'> & { retryAfter: number });

/** Whether a hero may call a parent now (rules: calls). */
export function decideCall({ isAllowed, lastCalledAt, now }: CallQuestion): CallDecision {
  if (!isAllowed) return refuse('FEATURE_DISABLED');
  const waitMs = lastCalledAt ? lastCalledAt.getTime() + CALL_PAUSE_MS - now.getTime() : 0;
  if (waitMs <= 0) return { kind: 'call' };
  return { ...refuse('CALLED_RECENTLY'), retryAfter: Math.ceil(waitMs / 1000) };
}
