import { join } from 'node:path';
import { openTestServer } from '../../../apps/server/tests/testing/test-server';
import type { Ports } from '../../../packages/api/src/context';
import { appRouter } from '../../../packages/api/src/root';
import { repositoryRoot } from './paths';

export interface ClockServer {
  url: string;
  /** Its mails lie in `mail` there. */
  dataDir: string;
  /** What its acts use: a journey takes a turn of a worker's job with them, instead of waiting for one. */
  ports: Ports;
  /** What time the server takes it to be. */
  setTime: (time: Date) => void;
  stop: () => Promise<void>;
}

const builtApp = (app: string) => join(repositoryRoot, 'apps', app, 'dist');

/**
 * The real server with the built web apps, inside this process, so that a journey can tell it what time it is. It must
 * lie in the past: the database stamps events by its own clock.
 *
 * @param options `isRunning`: the clock goes on from what it was told; else it stands still until it is moved
 */
export async function startClockServer(time: Date, { isRunning = false } = {}): Promise<ClockServer> {
  const server = await openTestServer(appRouter, {
    logLevel: 'warn',
    env: { PUBLIC_URL: undefined, TRUST_PROXY: false, SYNC_SECONDS: 600 },
    webApps: { kids: builtApp('kids-web'), parent: builtApp('parent-web') },
  });
  let told = { time, at: performance.now() };
  server.ports.now = () =>
    isRunning ? new Date(told.time.getTime() + performance.now() - told.at) : told.time;
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  server.ports.publicOrigin = () => url;
  return {
    url,
    dataDir: server.folder,
    ports: server.ports,
    setTime: (next) => {
      told = { time: next, at: performance.now() };
    },
    stop: server.close,
  };
}
