import type { Server as HttpServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
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

/** How long the last connections have to bring the call that they were made for. */
const LAST_CALLS_MS = 200;
/** A turn of the event loop that is shorter than this did no work: it let in whoever waited a moment ago. */
const QUIET_TURN_MS = 0.2;
/** On a machine that finds no quiet turn among so many, there is none to be had. */
const MOST_TURNS = 1_000;

/**
 * Lets nobody in any more and leaves the connections that are there alone, so that a proxy that only notices a refused connection
 * loses no call. What waited to be let in is served first: the system would break it off together with the port. And a connection
 * that has just been made, which Node counts as idle and would close, gets a moment to say what it is for.
 */
export async function stopListening(server: HttpServer): Promise<void> {
  await waitForQuietTurn(server);
  // The HTTP server's own way out closes idle connections at once.
  NetServer.prototype.close.call(server);
  await pause(LAST_CALLS_MS);
}

/** Resolves right behind the event loop's look at the network, in a turn that let nobody in and had nothing else to do. */
async function waitForQuietTurn(server: HttpServer): Promise<void> {
  let isQuiet = false;
  const onConnection = () => {
    isQuiet = false;
  };
  server.on('connection', onConnection);
  for (let turn = 0; turn < MOST_TURNS && !isQuiet; turn += 1) {
    isQuiet = true;
    const began = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    isQuiet &&= performance.now() - began < QUIET_TURN_MS;
  }
  server.off('connection', onConnection);
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
