import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { hasSecret } from '@herohood/api/account/check-app-secret';
import { createPasswords, HASH_COSTS } from '@herohood/api/account/password';
import { readDemoLogins } from '@herohood/api/demo/read-demo-logins';
import { appRouter } from '@herohood/api/root';
import { readTranslationsWith } from '@herohood/api/text/say';
import { createDatabase } from '@herohood/db/client';
import { findLastBackup } from '@herohood/db/family/operator-queries';
import { ALL_LOCALES, LOCALES } from '@herohood/domain/languages/locale';
import { loadAppSecret } from './adapters/app-secret';
import { openCounts } from './adapters/call-counts';
import { createCallLimits } from './adapters/call-limits';
import { watchDatabase } from './adapters/database-watch';
import { openOwnDatabase } from './adapters/embedded-database';
import { createLive } from './adapters/live';
import { liveLink } from './adapters/live-link';
import { createMail } from './adapters/mail';
import { openMedia } from './adapters/media';
import { watchMedia } from './adapters/media-watch';
import { freeBytes } from './adapters/own-folder';
import { createPush } from './adapters/push';
import { createReaders } from './adapters/reader-process';
import { createReading } from './adapters/reading';
import { createSecrets } from './adapters/secrets';
import { readTranslationsFile } from './adapters/translations';
import { vapidKeys } from './adapters/vapid';
import type { Welcome } from './banner';
import type { Closers } from './closers';
import { addDemoFamily } from './demo-family';
import type { Env } from './env';
import { createDraining, stopListening } from './http/draining';
import { buildServer } from './http/server';
import type { Logger } from './log';
import { webAppFolder } from './paths';
import { createPorts } from './ports';
import { isLoopbackHost, isOnLoopback, loopbackOrigin, publicOrigin } from './public-origin';
import { startStep } from './start-error';
import {
  bringUpToDate,
  listenStep,
  preparePooler,
  requireFolder,
  requireFolders,
  requireFreePort,
  requireOwnSecret,
} from './start-guards';
import { prepareJobs } from './start-jobs';
import { startPayments } from './start-payments';

export interface StartOptions {
  env: Env;
  log: Logger;
  /** Takes what was opened, also when a later step fails. */
  closers: Closers;
  /** One line for people about a step that takes noticeable time. */
  onProgress: (line: string) => void;
  /** The server that owns the embedded database has ended, and the database with it. Told to workers alone. */
  onOwnerGone: () => void;
}

const ANSWER_FIRST_MS = 20;
const FREE_BY_DEFAULT =
  'BILLING is off: every family has everything, and there are no plans. For plans set the STRIPE_ keys, or BILLING=sandbox to try them.';

const UNUSABLE = 'the database cannot be used';
const POOLER_WITHOUT_REDIS =
  'A pooler stands before the database. Where it gives each transaction another connection, news between servers and workers wait for a page’s next look (SYNC_SECONDS): set REDIS_URL.';

/**
 * Composes the whole server and starts listening; behind that it opens the job queue, which no call waits for.
 * Until then `/readyz` does not say yes.
 *
 * @throws StartError or BadSettingError with one line for the operator.
 */
export async function start({ env, log, closers, onProgress, onOwnerGone }: StartOptions): Promise<Welcome> {
  readTranslationsWith(readTranslationsFile);
  await requireFreePort(env);
  if (env.BILLING === 'off' && !env.isBillingChosen) onProgress(FREE_BY_DEFAULT);
  const own = await startStep(
    env.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR',
    'the database does not start',
    () => openOwnDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, onProgress }),
  );
  closers.add('embedded database', 3_500, own.stop);
  await requireFolder(own, { env, onOwnerGone });
  const isPooled = await startStep('DATABASE_URL', UNUSABLE, () => preparePooler(own));
  if (isPooled && env.REDIS_URL === undefined) onProgress(POOLER_WITHOUT_REDIS);
  await startStep('DATABASE_URL', UNUSABLE, () => bringUpToDate(own));
  const database = createDatabase(own.url, { applicationName: 'herohood', isPooled });
  closers.add('database', 1_500, database.close);
  await requireFolders(env);
  const watch = watchDatabase(() => database.sql`select 1`, log);
  closers.add('database watch', 100, async () => watch.close());

  const appSecret = await startStep('DATABASE_URL', UNUSABLE, () =>
    loadAppSecret(env.APP_SECRET, env.DATA_DIR, () => hasSecret(database)),
  );
  const secrets = createSecrets(appSecret);
  await startStep('DATABASE_URL', UNUSABLE, () => requireOwnSecret({ db: database.db, secrets }));
  const backing = { redisUrl: env.redisAddress, sql: database.sql, log };
  const [live, counts] = await Promise.all([
    startStep('REDIS_URL', 'the live link cannot be opened', async () =>
      createLive(await liveLink(backing), log),
    ),
    openCounts(backing),
  ]);
  closers.add('live link', 500, live.close);
  const limits = createCallLimits(counts, log);
  closers.add('call counts', 500, limits.close);
  const mail = createMail(env, log);
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
  const { store: media, failures } = watchMedia(
    await startStep('S3_BUCKET', 'the store cannot be used', () => openMedia(env)),
    log,
  );
  closers.add('media', 500, async () => media.close());
  const readers = createReaders();
  closers.add('readers', 500, readers.close);
  const ports = createPorts({
    db: database.db,
    live,
    log,
    secrets,
    passwords: createPasswords(HASH_COSTS[env.PASSWORD_HASHING]),
    media,
    ...createReading(readers.read, log),
    mail,
    payments,
    push: createPush({ keys: vapidKeys(env, appSecret) }),
    publicOrigin: () => publicOrigin(env, listeningPort),
    billing: env.BILLING,
    signUp: env.SIGN_UP,
    planLimits: env.PLAN_LIMITS,
    locales: env.PSEUDO_LOCALES === 'on' ? ALL_LOCALES : LOCALES,
  });

  const jobs = prepareJobs({
    ...{ ...backing, databaseUrl: own.url, isPooled, ports },
    hasWorker: env.ROLE !== 'server',
  });
  closers.add('jobs', 4_500, jobs.close);
  const draining = createDraining();
  let isStarted = false;
  const app = await buildServer({
    ports,
    draining,
    isStarted: () => isStarted,
    limits,
    live,
    log,
    env,
    router: appRouter,
    webApps: { kids: webAppFolder('kids-web'), parent: webAppFolder('parent-web') },
    paymentsSandbox: sandbox,
    dependencies: { database: watch.ping, queue: jobs.counts },
    metrics: {
      jobCounts: jobs.counts,
      work: env.ROLE === 'server' ? null : jobs.work,
      mailCounts: mail.counts,
      operator: {
        openTransactions: database.openTransactions,
        mediaFailures: failures,
        freeBytes: () => freeBytes(env.DATA_DIR),
        lastBackup: () => findLastBackup(database.db),
      },
    },
    serve: env.ROLE === 'worker' ? 'monitor' : 'everything',
  });
  const drainMs = env.ROLE === 'worker' ? 0 : env.DRAIN_SECONDS * 1_000;
  closers.add('http', drainMs + 4_000, async () => {
    draining.begin();
    await pause(drainMs);
    if (drainMs > 0) await stopListening(app.server);
    await app.close();
  });
  const hasDemo = own.isEmbedded && env.ROLE !== 'worker';
  if (hasDemo && env.DEMO_FAMILY === 'on') await addDemoFamily(ports, env.DATA_DIR);

  await listenStep(env, () => app.listen({ host: env.HOST, port: env.PORT }));

  const { port } = app.server.address() as AddressInfo;
  listeningPort = port;
  // Whoever has waited for the port is answered first: loading the queue's library stops everything for a moment.
  await pause(ANSWER_FIRST_MS);
  await startStep(env.REDIS_URL ? 'REDIS_URL' : 'DATABASE_URL', 'the job queue cannot be used', jobs.open);
  isStarted = true;
  return {
    role: env.ROLE,
    url: env.ROLE === 'worker' ? loopbackOrigin(env, port) : publicOrigin(env, port),
    ownUrl: loopbackOrigin(env, port),
    demo: hasDemo ? await readDemoLogins(ports) : null,
    isPublic: !(isOnLoopback(env) && isLoopbackHost(env.HOST)),
  };
}
