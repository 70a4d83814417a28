import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ports } from '@herohood/api/context';
import type { TestDatabase } from '@herohood/db/testing/test-database';
import { createTestDatabase } from '@herohood/db/testing/test-database';
import type { AnyRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { createLive, type Live } from '../adapters/live';
import { mediaFolder } from '../adapters/media-folder';
import { buildServer, type ServerOptions } from '../http/server';
import { createLogger } from '../log';
import { createPorts } from '../ports';

export interface TestServer {
  app: FastifyInstance;
  ports: Ports;
  live: Live;
  database: TestDatabase;
  /** What was logged so far, one object a line. */
  logged(): Record<string, unknown>[];
  close(): Promise<void>;
}

/** The real server over a database of its own; nothing listens until a test asks for it. */
export async function openTestServer(
  router: AnyRouter,
  options: Partial<Omit<ServerOptions, 'router' | 'ports' | 'live' | 'log'>> = {},
): Promise<TestServer> {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const database = await createTestDatabase({ maxConnections: 5 });
  const folder = await mkdtemp(join(tmpdir(), 'herohood-server-test-'));
  const live = await createLive(async () => ({ publish: async () => {}, close: async () => {} }), log);
  const ports = createPorts({
    db: database.db,
    live,
    log,
    media: mediaFolder(folder),
    planLimits: 'advertised',
    appSecret: 'a-secret-of-tests-with-more-than-32-characters',
  });
  const app = await buildServer({
    ports,
    router,
    live,
    log,
    env: { PUBLIC_URL: undefined, TRUST_PROXY: false },
    webApps: { kids: join(folder, 'no-kids-web'), parent: join(folder, 'no-parent-web') },
    dependencies: { database: async () => {}, queue: async () => {} },
    metrics: { jobCounts: async () => ({}), sweep: null },
    ...options,
  });
  return {
    app,
    ports,
    live,
    database,
    logged: () => lines.map((line) => JSON.parse(line)),
    close: async () => {
      await app.close();
      await live.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
