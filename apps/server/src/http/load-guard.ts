import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { busy } from './guard-refusals';
import { kindOfPattern } from './matched-route';

/** Calls in work at once. The database answers some thousand a second, so 400 are seconds of arrears already. */
const MOST_IN_WORK = 400;
/** Nobody waits longer for an answer. Above the database's own limits, whose refusals say more. */
const TIME_LIMIT_MS = 20_000;
const RETRY_AFTER_S = 5;
/** Open for hours by its nature; live-streams.ts has limits for it. */
export const LIVE_STREAM = '/api/sync/stream';

export interface LoadLimits {
  mostInWork?: number;
  timeLimitMs?: number;
  /** How late the process may be before it refuses calls; see flood-guard.ts. */
  eventLoopDelayMs?: number;
  /** Bytes of answers that an address may leave unread; see unread-answers.ts. */
  mostUnread?: number;
  /** How long an ordinary body may be on its way; see half-requests.ts. */
  arrivalMs?: number;
  /** How long a connection may stand still in the middle of a request or an answer; see server.ts. */
  silenceMs?: number;
}

/** A call that takes up a place. `isLate`: it was answered 503 before its act was through. */
interface Work {
  isAnswered: boolean;
  isActing: boolean;
  isLate: boolean;
}

/**
 * Refuses calls with 503 while too many are in work, and answers 503 for one that takes too long. What an act
 * that was answered so still does counts on until it ends: a stuck database cannot pile up work without bound. A place is
 * taken once the body is here, and given back with the answer: half a request holds none, and an unread answer neither.
 */
export function registerLoadGuard(app: FastifyInstance, limits: LoadLimits = {}): void {
  const { mostInWork = MOST_IN_WORK, timeLimitMs = TIME_LIMIT_MS } = limits;
  const inWork = new Map<FastifyRequest, Work>();
  const settle = (request: FastifyRequest, part: Partial<Work>) => {
    const work = inWork.get(request);
    if (work && Object.assign(work, part).isAnswered && !work.isActing) inWork.delete(request);
  };

  // Not when it was taken: who reads nothing of it must not hold a place. The act's promise waits for that, so it does not count.
  app.addHook('onSend', async (request) => {
    const isLate = inWork.get(request)?.isLate;
    settle(request, isLate ? { isAnswered: true } : { isAnswered: true, isActing: false });
  });
  app.addHook('onRoute', (route) => {
    if (kindOfPattern(route.url) !== 'call' || route.url === LIVE_STREAM) return;
    route.handler = timed(route.handler);
  });

  function timed(act: RouteHandlerMethod): RouteHandlerMethod {
    return async function (request, reply) {
      if (inWork.size >= mostInWork) throw busy('calls_in_work', RETRY_AFTER_S);
      inWork.set(request, { isAnswered: reply.raw.destroyed, isActing: true, isLate: false });
      // Also when the caller hangs up before there is an answer.
      reply.raw.once('close', () => settle(request, { isAnswered: true }));
      const acting = Promise.resolve(act.call(this, request, reply));
      const ended = acting.finally(() => settle(request, { isActing: false }));
      const onLate = () => settle(request, { isLate: true });
      return withinTime(ended, { reply, timeLimitMs, onLate });
    };
  }
}

async function withinTime<T>(
  acting: Promise<T>,
  { reply, timeLimitMs, onLate }: { reply: FastifyReply; timeLimitMs: number; onLate: () => void },
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // An answer that is on its way takes as long as its caller reads.
      if (reply.raw.headersSent) return;
      // The act's own answer comes too late; the framework's note of that would name the address with its input.
      reply.log = reply.log.child({}, { level: 'silent' });
      onLate();
      reject(busy('late_calls', RETRY_AFTER_S));
    }, timeLimitMs);
  });
  return Promise.race([acting, late]).finally(() => clearTimeout(timer));
}
