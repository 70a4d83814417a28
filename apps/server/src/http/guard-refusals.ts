import { DomainError } from '@herohood/domain/errors';

/** Too much is asked of this server at once, by whomever (503). */
export function busy(retryAfter: number): DomainError {
  return new DomainError('UNAVAILABLE', 'The service is very busy right now. Please try again in a moment.', {
    retryAfter,
  });
}

/** One caller asks for too much at once (429). */
export function tooMany(message: string, retryAfter: number): DomainError {
  return new DomainError('TOO_MANY_TRIES', message, { retryAfter });
}

/** A body is larger than its call may have (413). */
export function tooLarge(): DomainError {
  return new DomainError('TOO_LARGE', 'The request is too large.');
}
