import type { FastifyInstance } from 'fastify';
import { inTime } from '../timers';
import type { Draining } from './draining';

/** What the process depends on; each check resolves when that dependency answers. */
export interface Dependencies {
  database(): Promise<unknown>;
  queue(): Promise<unknown>;
}

export interface Readiness {
  ok: boolean;
  database: 'up' | 'down';
  queue: 'up' | 'down';
}

const DATABASE_LIMIT_MS = 3_000;
/** Families do not wait for the queue, and a monitor does not either. */
const QUEUE_LIMIT_MS = 1_000;

/**
 * GET /healthz says that the process runs; GET /readyz that it can answer calls and shall get some (rules: operator). Calls
 * need the database alone: a queue that is away is told, and makes only a process that does nothing but jobs unready.
 */
export function registerHealth(
  app: FastifyInstance,
  {
    dependencies,
    isStarted,
    draining,
    needsQueue,
  }: { dependencies: Dependencies; isStarted: () => boolean; draining: Draining; needsQueue: boolean },
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const [database, queue] = await Promise.all([
      isUp(dependencies.database, DATABASE_LIMIT_MS),
      isUp(dependencies.queue, QUEUE_LIMIT_MS),
    ]);
    const ok = isStarted() && database && (queue || !needsQueue) && !draining.hasBegun();
    const body: Readiness = { ok, database: wordOf(database), queue: wordOf(queue) };
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body);
  });
}

const wordOf = (up: boolean) => (up ? 'up' : 'down');

/** Whether a dependency answers within its time. */
function isUp(check: () => Promise<unknown>, limitMs: number): Promise<boolean> {
  const answered = check().then(
    () => true,
    () => false,
  );
  return inTime(answered, limitMs, () => false);
}
