import { getHeapStatistics } from 'node:v8';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { DomainError } from '@herohood/domain/errors';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from './loopback';
import { isCall } from './security-headers';

/** Calls per minute and address: a busy household behind one address makes a tenth of that. */
const CALLS_PER_MINUTE = 1_200;
/** A server that is so late answers nobody in time: refusing some lets it serve the others. */
const MAX_EVENT_LOOP_DELAY_MS = 2_000;
const MAX_HEAP_SHARE = 0.92;
const RETRY_AFTER_S = 10;
/** What a monitor asks must be answered most of all when the server is in trouble. */
const ALWAYS_ANSWERED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * A coarse guard before everything that costs work: 429 for an address that floods, 503 when the process itself is
 * drowning. Who may try how many logins is not decided here (ruling R21's login limits are the API's).
 */
export async function registerFloodGuard(
  app: FastifyInstance,
  callsPerMinute = CALLS_PER_MINUTE,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * MAX_HEAP_SHARE,
    sampleInterval: 500,
    // Asynchronous, because what it throws reaches the error handler only as a rejection.
    pressureHandler: async (request) => {
      if (ALWAYS_ANSWERED.has(request.url)) return;
      throw new DomainError(
        'UNAVAILABLE',
        'The service is very busy right now. Please try again in a moment.',
        {
          retryAfter: RETRY_AFTER_S,
        },
      );
    },
  });
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    allowList: ({ url, ip }) => !isCall(url) || isLoopback(ip),
    // The counts are nobody's business until they matter; then `Retry-After` says all.
    addHeaders: NO_COUNTS,
    addHeadersOnExceeding: NO_COUNTS,
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError('TOO_MANY_TRIES', 'Too many requests. Please wait a moment.', {
        retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
      }),
  });
}

const NO_COUNTS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};
