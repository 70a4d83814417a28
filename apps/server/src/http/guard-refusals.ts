import { type RequestSentence, requestRefusal } from '@herohood/api/refusals';
import type { DomainError } from '@herohood/domain/errors';

/** Too much is asked of this server at once, by whomever (503). */
export function busy(retryAfter: number): DomainError {
  return requestRefusal('UNAVAILABLE', 'busy', {
    retryAfter,
  });
}

/** One caller asks for too much at once (429). */
export function tooMany(said: RequestSentence, retryAfter: number): DomainError {
  return requestRefusal('TOO_MANY_TRIES', said, { retryAfter });
}

/** A body is larger than its call may have (413). */
export function tooLarge(): DomainError {
  return requestRefusal('TOO_LARGE', 'tooLarge');
}
