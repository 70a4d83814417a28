import { type RequestSentence, requestRefusal } from '@herohood/api/refusals';
import type { DomainError } from '@herohood/domain/errors';

/** What the server has too much of, as /metrics names it. */
export type BusyWith = 'calls_in_work' | 'late_calls' | 'event_loop' | 'large_bodies' | 'unread_answers';

/** What a guard's refusal counts as; its sentence says less. */
export const guardCauses = new WeakMap<DomainError, string>();

/** Too much is asked of this server at once, by whomever (503). */
export function busy(what: BusyWith, retryAfter: number): DomainError {
  return noted(requestRefusal('UNAVAILABLE', 'busy', { retryAfter }), what);
}

/** One caller asks for too much at once (429). `limit` names one of several that say the same. */
export function tooMany(said: RequestSentence, retryAfter: number, limit?: string): DomainError {
  const error = requestRefusal('TOO_MANY_TRIES', said, { retryAfter });
  return limit === undefined ? error : noted(error, limit);
}

/** A body is larger than its call may have (413). */
export function tooLarge(): DomainError {
  return requestRefusal('TOO_LARGE', 'tooLarge');
}

function noted(error: DomainError, cause: string): DomainError {
  guardCauses.set(error, cause);
  return error;
}
