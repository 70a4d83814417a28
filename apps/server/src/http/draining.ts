import type { FastifyInstance } from 'fastify';

/** Whether this process is about to stop, as its HTTP side sees it. */
export interface Draining {
  /** From now on `/readyz` says no, and each answer asks the caller to use its connection no more. */
  begin(): void;
  hasBegun(): boolean;
}

export function createDraining(): Draining {
  let isDraining = false;
  return {
    begin: () => {
      isDraining = true;
    },
    hasBegun: () => isDraining,
  };
}

/**
 * Calls are served as ever while the process stops: a proxy that has not noticed yet must not see them fail. Their
 * connections end with the answer, so that none is reused in the very moment in which it is closed.
 */
export function registerDraining(app: FastifyInstance, draining: Draining): void {
  app.addHook('onSend', async (_request, reply) => {
    if (draining.hasBegun()) reply.header('connection', 'close');
  });
}
