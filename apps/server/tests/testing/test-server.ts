import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswords, HASH_COSTS } from '@herohood/api/account/password';
import type { Ports } from '@herohood/api/context';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { LOCALES } from '@herohood/domain/languages/locale';
import { memoryStore } from '@herohood/payments-sandbox/stores';
import type { AnyRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { createCallLimits } from '../../src/adapters/call-limits';
import { createLive, type Live } from '../../src/adapters/live';
import { createMail } from '../../src/adapters/mail';
import { mediaFolder } from '../../src/adapters/media-folder';
import { openProvider } from '../../src/adapters/payments-provider';
import { createPush } from '../../src/adapters/push';
import { readHere } from '../../src/adapters/read-here';
import { createReading } from '../../src/adapters/reading';
import { createSecrets } from '../../src/adapters/secrets';
import { vapidKeys } from '../../src/adapters/vapid';
import { buildServer, type ServerOptions } from '../../src/http/server';
import { createLogger } from '../../src/log';
import { createPorts } from '../../src/ports';

export interface TestServer {
  app: FastifyInstance;
  ports: Ports;
  live: Live;
  database: TestDatabase;
  /** What it keeps: media, and mails in `mail`. Removed when it closes. */
  folder: string;
  /** Lets the payments sandbox do what fell due, and deliver all its news. */
  settlePayments(): Promise<void>;
  /** What was logged so far, one object a line. */
  logged(): Record<string, unknown>[];
  close(): Promise<void>;
}

export const APP_SECRET = 'a-secret-of-tests-with-more-than-32-characters';

/** A call of the server to itself, through its whole HTTP layer but without a port. */
async function inject(app: FastifyInstance, url: string, init: RequestInit): Promise<Response> {
  const answer = await app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url,
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(typeof init.body === 'string' ? { payload: init.body } : {}),
  });
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
  });
}

/**
 * The real server; nothing listens until a test asks for it.
 *
 * @param options `hasOwnDatabase`: for who changes tables, else the database is the worker's
 */
export async function openTestServer(
  router: AnyRouter,
  {
    logLevel = 'info',
    hasOwnDatabase,
    ...options
  }: Partial<Omit<ServerOptions, 'router' | 'ports' | 'live' | 'log'>> & {
    logLevel?: string;
    hasOwnDatabase?: boolean;
  } = {},
): Promise<TestServer> {
  const lines: string[] = [];
  const log = createLogger(logLevel, { write: (line) => void lines.push(line) });
  const database = await createTestDatabase({
    maxConnections: 5,
    ...(hasOwnDatabase && { isOwn: true }),
  });
  const folder = await mkdtemp(join(tmpdir(), 'herohood-server-test-'));
  const live = await createLive(async () => ({ publish: async () => {}, close: async () => {} }), log);
  // Both look at the server that is only made below: nobody pays before that.
  const { payments, sandbox } = openProvider({
    env: { BILLING: 'sandbox' },
    appSecret: APP_SECRET,
    store: memoryStore(),
    callOwn: (path, init) => inject(app, path, init),
    now: () => ports.now(),
    log,
  });
  const mail = createMail({ SMTP_URL: undefined, MAIL_FROM: undefined, DATA_DIR: folder }, log);
  const ports: Ports = createPorts({
    db: database.db,
    live,
    log,
    media: mediaFolder(folder),
    ...createReading(readHere, log),
    mail,
    payments,
    push: createPush({ keys: vapidKeys({}, APP_SECRET) }),
    publicOrigin: () => 'https://hero.example',
    billing: 'sandbox',
    signUp: 'open',
    planLimits: 'advertised',
    locales: LOCALES,
    secrets: createSecrets(APP_SECRET),
    passwords: createPasswords(HASH_COSTS.cheap),
  });
  const app: FastifyInstance = await buildServer({
    ports,
    router,
    live,
    log,
    env: { PUBLIC_URL: undefined, TRUST_PROXY: false },
    webApps: { kids: join(folder, 'no-kids-web'), parent: join(folder, 'no-parent-web') },
    limits: createCallLimits(null, log),
    paymentsSandbox: sandbox,
    dependencies: { database: async () => {}, queue: async () => {} },
    metrics: { jobCounts: async () => ({}), work: null, mailCounts: mail.counts },
    ...options,
    // A busy machine is no reason to refuse what a test asks.
    load: { eventLoopDelayMs: 120_000, timeLimitMs: 60_000, ...options.load },
  });
  return {
    app,
    ports,
    live,
    database,
    folder,
    logged: () => lines.map((line) => JSON.parse(line)),
    settlePayments: async () => sandbox?.settle(),
    close: async () => {
      await sandbox?.close();
      await app.close();
      await live.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
