import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { appRouter } from '@herohood/api/root';
import { createDatabase } from '@herohood/db/client';
import { MigrationError, migrateDatabase } from '@herohood/db/migrate';
import { loadAppSecret } from './adapters/app-secret';
import { openCounts } from './adapters/call-counts';
import { createCallLimits } from './adapters/call-limits';
import { openOwnDatabase } from './adapters/embedded-database';
import { createLive } from './adapters/live';
import { liveLink } from './adapters/live-link';
import { createMail } from './adapters/mail';
import { openMedia } from './adapters/media';
import { createPush } from './adapters/push';
import { vapidKeys } from './adapters/vapid';
import type { Closers } from './closers';
import { addDemoFamily, type Login } from './demo-family';
import type { Env } from './env';
import { createDraining } from './http/draining';
import { buildServer } from './http/server';
import type { Logger } from './log';
import { webAppFolder } from './paths';
import { createPorts } from './ports';
import { loopbackOrigin, publicOrigin } from './public-origin';
import { StartError, startStep } from './start-error';
import { prepareJobs } from './start-jobs';
import { startPayments } from './start-payments';

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

const ANSWER_FIRST_MS = 20;

/**
 * Composes the whole server and starts listening; behind that it opens the job queue, which no call waits for.
 * Until then `/readyz` does not say yes.
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
  await startStep('DATABASE_URL', 'the database cannot be used', () => bringUpToDate(own.url));
  const database = createDatabase(own.url, { applicationName: 'herohood' });
  closers.add('database', 1_500, database.close);

  const appSecret = await loadAppSecret(env.APP_SECRET, env.DATA_DIR);
  const backing = { redisUrl: env.REDIS_URL, sql: database.sql, log };
  const [live, counts] = await Promise.all([
    startStep('REDIS_URL', 'the live link cannot be opened', async () =>
      createLive(await liveLink(backing), log),
    ),
    openCounts(backing),
  ]);
  closers.add('live link', 500, live.close);
  const limits = createCallLimits(counts, log);
  closers.add('call counts', 500, limits.close);
  const mail = createMail({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    folder: join(env.DATA_DIR, 'mail'),
    log,
  });
  closers.add('mail', 2_000, mail.close);
  let listeningPort = env.PORT;
  const { payments, sandbox } = startPayments({
    env,
    appSecret,
    ownOrigin: () => loopbackOrigin(env, listeningPort),
    now: () => new Date(),
    log,
    closers,
  });
  const media = await startStep('S3_BUCKET', 'the store cannot be used', () => openMedia(env));
  closers.add('media', 500, async () => media.close());
  const ports = createPorts({
    db: database.db,
    live,
    log,
    appSecret,
    media,
    mail,
    payments,
    push: createPush({ keys: vapidKeys(env, appSecret) }),
    publicOrigin: () => publicOrigin(env, listeningPort),
    planLimits: env.PLAN_LIMITS,
  });

  const jobs = prepareJobs({
    ...{ ...backing, databaseUrl: own.url, ports },
    hasWorker: env.ROLE !== 'server',
  });
  closers.add('jobs', 4_500, jobs.close);
  const draining = createDraining();
  const app = await buildServer({
    ports,
    draining,
    limits,
    live,
    log,
    env,
    router: appRouter,
    webApps: { kids: webAppFolder('kids-web'), parent: webAppFolder('parent-web') },
    paymentsSandbox: sandbox,
    dependencies: { database: () => database.sql`select 1`, queue: jobs.counts },
    metrics: { jobCounts: jobs.counts, work: env.ROLE === 'server' ? null : jobs.work },
    serve: env.ROLE === 'worker' ? 'monitor' : 'everything',
  });
  const drainMs = env.ROLE === 'worker' ? 0 : env.DRAIN_SECONDS * 1_000;
  closers.add('http', drainMs + 4_000, async () => {
    draining.begin();
    await pause(drainMs);
    await app.close();
  });
  const isDemoWanted = own.isEmbedded && env.DEMO_FAMILY === 'on' && env.ROLE !== 'worker';
  const logins = isDemoWanted ? await addDemoFamily(ports, env.DATA_DIR) : [];

  await startStep('PORT', `cannot listen on ${env.HOST}:${env.PORT}`, () =>
    app.listen({ host: env.HOST, port: env.PORT }),
  );

  const { port } = app.server.address() as AddressInfo;
  listeningPort = port;
  // Whoever has waited for the port is answered first: loading the queue's library stops everything for a moment.
  await pause(ANSWER_FIRST_MS);
  await startStep(env.REDIS_URL ? 'REDIS_URL' : 'DATABASE_URL', 'the job queue cannot be used', jobs.open);
  return { url: publicOrigin(env, port), logins };
}

async function bringUpToDate(url: string): Promise<void> {
  try {
    await migrateDatabase(url);
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    throw new StartError(
      `DATABASE_URL: the database could not be brought to this version (${error.message}). It was left as it was: start the version before again, which works with it, and see "Upgrading" in docs/operating.md.`,
      { cause: error },
    );
  }
}
