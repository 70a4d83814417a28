import { join } from 'node:path';
import { openTestServer } from '../../../apps/server/tests/testing/test-server';
import { appRouter } from '../../../packages/api/src/root';
import { repositoryRoot } from './paths';

export interface ClockServer {
  url: string;
  /** What time the server takes it to be. */
  setTime: (time: Date) => void;
  stop: () => Promise<void>;
}

const builtApp = (app: string) => join(repositoryRoot, 'apps', app, 'dist');

/**
 * The real server with the built web apps, inside this process, so that a journey can tell it what time it is. Its clock
 * stands still until it is moved, and must lie in the past: the database stamps events by its own.
 */
export async function startClockServer(time: Date): Promise<ClockServer> {
  const server = await openTestServer(appRouter, {
    logLevel: 'warn',
    env: { PUBLIC_URL: undefined, TRUST_PROXY: false, SYNC_SECONDS: 600 },
    webApps: { kids: builtApp('kids-web'), parent: builtApp('parent-web') },
  });
  let now = time;
  server.ports.now = () => now;
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    setTime: (next) => {
      now = next;
    },
    stop: server.close,
  };
}
