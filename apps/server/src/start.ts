import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { appRouter } from '@herohood/api/root';
import { createDatabase } from '@herohood/db/client';
import { migrateDatabase } from '@herohood/db/migrate';
import { loadAppSecret } from './adapters/app-secret';
import { openOwnDatabase } from './adapters/embedded-database';
import { createJobStore } from './adapters/job-store';
import { createLive } from './adapters/live';
import { postgresLiveLink } from './adapters/live-postgres';
import { redisLiveLink } from './adapters/live-redis';
import { mediaFolder } from './adapters/media-folder';
import type { Closers } from './closers';
import { addDemoFamily, type Login } from './demo-family';
import type { Env } from './env';
import { buildServer } from './http/server';
import type { Logger } from './log';
import { webAppFolder } from './paths';
import { createPorts } from './ports';
import { startStep } from './start-error';
import { MISSIONS_QUEUE, startMissionsWorker } from './workers/missions';

export interface Started {
  /** Where the server listens, as one would open it. */
  url: string;
  /** Logins of the demo family when this start made it. */
  logins: Login[];
}

export interface StartOptions {
  env: Env;
  log: Logger;
  /** Takes what was opened, also when a later step fails. */
  closers: Closers;
  /** One line for people about a step that takes noticeable time. */
  onProgress: (line: string) => void;
}

/**
 * Composes the whole server and starts listening.
 *
 * @throws StartError or BadSettingError with one line for the operator.
 */
export async function start({ env, log, closers, onProgress }: StartOptions): Promise<Started> {
  const own = await startStep(
    env.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR',
    'the database does not start',
    () => openOwnDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, onProgress }),
  );
  closers.add('embedded database', 3_500, own.stop);
  await startStep('DATABASE_URL', 'the database cannot be used', () => migrateDatabase(own.url));
  const database = createDatabase(own.url, { applicationName: 'herohood' });
  closers.add('database', 1_500, database.close);

  const appSecret = await loadAppSecret(env.APP_SECRET, env.DATA_DIR);
  const link =
    env.REDIS_URL === undefined ? postgresLiveLink(database.sql) : redisLiveLink(env.REDIS_URL, log);
  const live = await startStep('REDIS_URL', 'the live link cannot be opened', () => createLive(link, log));
  closers.add('live link', 500, live.close);
  const ports = createPorts({
    db: database.db,
    live,
    log,
    appSecret,
    media: mediaFolder(join(env.DATA_DIR, 'media')),
    planLimits: env.PLAN_LIMITS,
  });

  const store = createJobStore({ databaseUrl: own.url, sql: database.sql, redisUrl: env.REDIS_URL, log });
  closers.add('job store', 500, store.close);
  const { queue, worker } = await startStep(
    env.REDIS_URL ? 'REDIS_URL' : 'DATABASE_URL',
    'the job queue cannot be used',
    async () => {
      await store.prepare();
      const opened = await store.openQueue(MISSIONS_QUEUE);
      closers.add('queue', 500, opened.close);
      if (env.ROLE === 'server') return { queue: opened, worker: null };
      const started = await startMissionsWorker({ ports, store, queue: opened });
      closers.add('worker', 3_000, started.close);
      return { queue: opened, worker: started };
    },
  );

  const app = await buildServer({
    ports,
    live,
    log,
    env,
    router: appRouter,
    webApps: { kids: webAppFolder('kids-web'), parent: webAppFolder('parent-web') },
    dependencies: { database: () => database.sql`select 1`, queue: queue.counts },
    metrics: { jobCounts: queue.counts, sweep: worker?.stats ?? null },
    serve: env.ROLE === 'worker' ? 'monitor' : 'everything',
  });
  closers.add('http', 4_000, () => app.close());
  const isDemoWanted = own.isEmbedded && env.DEMO_FAMILY === 'on' && env.ROLE !== 'worker';
  const logins = isDemoWanted ? await addDemoFamily(ports, env.DATA_DIR) : [];

  await startStep('PORT', `cannot listen on ${env.HOST}:${env.PORT}`, () =>
    app.listen({ host: env.HOST, port: env.PORT }),
  );

  const { port } = app.server.address() as AddressInfo;
  return { url: env.PUBLIC_URL?.origin ?? `http://${hostForPeople(env.HOST)}:${port}`, logins };
}

/** An address that listens everywhere is not one to open. */
function hostForPeople(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
