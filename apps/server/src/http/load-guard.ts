import { DomainError } from '@herohood/domain/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { kindOfPattern } from './matched-route';

/** Calls in work at once. The database answers some thousand a second, so 400 are seconds of arrears already. */
const MOST_IN_WORK = 400;
/** Nobody waits longer for an answer. Above the database's own limits, whose refusals say more. */
const TIME_LIMIT_MS = 20_000;
const RETRY_AFTER_S = 5;
/** Open for hours by its nature; live-streams.ts has limits for it. */
const STREAM = '/api/sync/stream';

export interface LoadLimits {
  mostInWork?: number;
  timeLimitMs?: number;
  /** How late the process may be before it refuses calls; see flood-guard.ts. */
  eventLoopDelayMs?: number;
  /** How long an ordinary body may be on its way; see half-requests.ts. */
  arrivalMs?: number;
  /** How long a connection may stand still in the middle of a request or an answer; see server.ts. */
  silenceMs?: number;
}

/**
 * Refuses calls with 503 while too many are in work, and answers 503 for one that takes too long. What an act
 * that was answered so still does counts on until it ends: a stuck database cannot pile up work without bound. A place is
 * taken once the body is here: half a request holds none.
 */
export function registerLoadGuard(app: FastifyInstance, limits: LoadLimits = {}): void {
  const { mostInWork = MOST_IN_WORK, timeLimitMs = TIME_LIMIT_MS } = limits;
  const inWork = new Map<FastifyRequest, { isAnswered: boolean; isActing: boolean }>();
  const settle = (request: FastifyRequest, part: { isAnswered?: true; isActing?: false }) => {
    const work = inWork.get(request);
    if (work && Object.assign(work, part).isAnswered && !work.isActing) inWork.delete(request);
  };

  app.addHook('onResponse', async (request) => settle(request, { isAnswered: true }));
  app.addHook('onRoute', (route) => {
    if (kindOfPattern(route.url) !== 'call' || route.url === STREAM) return;
    route.handler = timed(route.handler);
  });

  function timed(act: RouteHandlerMethod): RouteHandlerMethod {
    return async function (request, reply) {
      if (inWork.size >= mostInWork) throw busy();
      inWork.set(request, { isAnswered: reply.raw.destroyed, isActing: true });
      // Also when the caller hangs up while our answer is under way.
      reply.raw.once('close', () => settle(request, { isAnswered: true }));
      const acting = Promise.resolve(act.call(this, request, reply));
      const ended = acting.finally(() => settle(request, { isActing: false }));
      return withinTime(ended, { reply, timeLimitMs });
    };
  }
}

async function withinTime<T>(
  acting: Promise<T>,
  { reply, timeLimitMs }: { reply: FastifyReply; timeLimitMs: number },
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // An answer that is on its way takes as long as its caller reads.
      if (reply.raw.headersSent) return;
      // The act's own answer comes too late; the framework's note of that would name the address with its input.
      reply.log = reply.log.child({}, { level: 'silent' });
      reject(busy());
    }, timeLimitMs);
  });
  return Promise.race([acting, late]).finally(() => clearTimeout(timer));
}

function busy(): DomainError {
  return new DomainError('UNAVAILABLE', 'The service is very busy right now. Please try again in a moment.', {
    retryAfter: RETRY_AFTER_S,
  });
}
