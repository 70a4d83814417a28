import { presentError } from '@herohood/api/errors';
import { DomainError } from '@herohood/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining';
import { sendError } from './error-replies';

/** What the process depends on; each check resolves when that dependency answers. */
export interface Dependencies {
  database(): Promise<unknown>;
  queue(): Promise<unknown>;
}

const CHECK_TIMEOUT_MS = 3_000;

/** GET /healthz says that the process runs, GET /readyz that it can work and shall get work (rules: operator). */
export function registerHealth(app: FastifyInstance, dependencies: Dependencies, draining: Draining): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining.hasBegun()) {
      return sendError(reply, presentError(new DomainError('UNAVAILABLE', 'Not ready: stopping.')));
    }
    const names = ['database', 'queue'] as const;
    const results = await Promise.allSettled(names.map((name) => withinTime(dependencies[name]())));
    const down = names.filter((_, i) => results[i]?.status === 'rejected');
    if (down.length === 0) return reply.send({ status: 'ok' });
    request.log.warn({ down }, 'not ready');
    return sendError(
      reply,
      presentError(new DomainError('UNAVAILABLE', `Not ready: ${down.join(' and ')}.`)),
    );
  });
}

async function withinTime(check: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), CHECK_TIMEOUT_MS);
  });
  await Promise.race([check, late]).finally(() => clearTimeout(timer));
}
