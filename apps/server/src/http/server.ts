import { randomUUID } from 'node:crypto';
import { constants as zlib } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Ports } from '@herohood/api/context';
import type { PaymentsSandbox } from '@herohood/payments-sandbox/payments-sandbox';
import type { AnyRouter } from '@trpc/server';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { CallLimits } from '../adapters/call-limits';
import type { Live } from '../adapters/live';
import type { Env } from '../env';
import type { Logger } from '../log';
import type { Every } from '../timers';
import { browserLanguage } from './answer-language';
import { countedAddress } from './caller-address';
import { registerDocs } from './docs';
import { createDraining, type Draining, registerDraining } from './draining';
import { answerBrokenRequest, present, registerErrorReplies, sendError, sendNotFound } from './error-replies';
import { registerFloodGuard } from './flood-guard';
import { registerHalfRequests } from './half-requests';
import { type Dependencies, registerHealth } from './health';
import { ORDINARY_BODY, registerLargeBodies } from './large-bodies';
import { registerLive } from './live';
import { createLiveStreams } from './live-streams';
import { type LoadLimits, registerLoadGuard } from './load-guard';
import { registerLogout } from './logout';
import { registerMedia } from './media';
import { type MetricSources, registerMetrics } from './metrics';
import { openApiDocument } from './openapi';
import { registerOriginCheck } from './origin-check';
import { pageLanguage } from './page-language';
import { registerPaymentsSandbox, registerStripeWebhook } from './payments';
import { registerPhotos } from './photos';
import { createRefusalCounts } from './refusal-counts';
import { contextMaker, sessionSender } from './request-context';
import { registerRequestLog } from './request-log';
import { registerRest } from './rest';
import { servedRows } from './rest-rows';
import { registerSecurityHeaders, securityHeaders } from './security-headers';
import { siteSettingsReader } from './site-settings';
import { registerWebApps, type WebApps } from './spa';
import { registerTrpc } from './trpc';
import { registerUnreadAnswers } from './unread-answers';
import { registerUploads } from './uploads';
import { registerWellKnown } from './well-known';

/** What a signed-in call may send unless its row of the REST contract says otherwise. */
const CALL_BODY = 1024 * 1024;
/** Below this, compressing costs more than it saves. */
const COMPRESS_FROM_BYTES = 1_024;

/**
 * Who sends slower, or takes nothing of an answer for so long, holds a connection for nothing; a picture of 5 MB fits even
 * over a poor one, and live streams have a heartbeat.
 */
const SLOW_CALLER_LIMITS = {
  requestTimeout: 60_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 2_000 },
};

/** Zod says what a call takes and answers; the framework's own compilers would be loaded at each start for nothing. */
const NO_SCHEMAS = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

export interface ServerOptions {
  ports: Ports;
  router: AnyRouter;
  live: Live;
  log: Logger;
  env: Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'> &
    Partial<Pick<Env, 'SUPPORT_EMAIL' | 'LEGAL_URL' | 'SYNC_SECONDS' | 'isBillingChosen'>>;
  webApps: WebApps;
  /** Served where payments go to the sandbox. */
  paymentsSandbox: Pick<PaymentsSandbox, 'handle'> | null;
  dependencies: Dependencies;
  metrics: Pick<MetricSources, 'jobCounts' | 'work' | 'mailCounts'> &
    Partial<Pick<MetricSources, 'operator'>>;
  /** `monitor`: only what an operator watches; a process that runs jobs alone serves no family. */
  serve?: 'everything' | 'monitor';
  limits: CallLimits;
  /** Told by whoever stops the process; nobody stops a server of most tests. */
  draining?: Draining;
  /** Whether all that stops the process for a moment is done: until then `/readyz` says no. Servers of most tests have started. */
  isStarted?: () => boolean;
  /** For tests. */
  callsPerMinute?: number;
  load?: LoadLimits;
  every?: Every;
}

/** Builds the HTTP server; the caller listens and closes. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { ports, env, live, router, draining = createDraining(), isStarted = () => true } = options;
  const rows = servedRows(router);
  const isProxyTrusted = env.TRUST_PROXY !== false;
  const counted = countedAddress(isProxyTrusted);
  const headers = securityHeaders({
    connectTo: ports.media.direct ? [ports.media.direct.origin] : [],
    hasStripe: ports.payments.checkout.mode === 'stripe',
  });
  const app = fastify({
    // Widened, so that the instance has the framework's ordinary type.
    loggerInstance: options.log as FastifyBaseLogger,
    // Our own line a call says less: addresses may carry input.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: ORDINARY_BODY,
    // What still arrives on an open connection while the server closes is served like all else.
    return503OnClosing: false,
    ...SLOW_CALLER_LIMITS,
    ...(options.load?.silenceMs && { connectionTimeout: options.load.silenceMs }),
    clientErrorHandler: answerBrokenRequest,
    // Ids are 36 characters; a longer parameter is nothing of ours.
    routerOptions: { maxParamLength: 2_000 },
    schemaController: { compilersFactory: NO_SCHEMAS },
    // No hook sees what the router itself refuses.
    frameworkErrors: (error, request, reply) =>
      sendError(
        reply.headers(headers).header('cache-control', 'no-store'),
        present(error, browserLanguage(request, ports)),
      ),
  });
  const refusals = createRefusalCounts();
  registerErrorReplies(app, ports, refusals);
  registerDraining(app, draining);
  registerSecurityHeaders(app, { publicUrl: env.PUBLIC_URL, headers });
  registerRequestLog(app, isProxyTrusted);
  registerOriginCheck(app, env.PUBLIC_URL);
  registerLoadGuard(app, options.load);
  await registerFloodGuard(app, {
    rows,
    limits: options.limits,
    countedAddress: counted,
    keyOf: (address) => ports.secrets.digest(`limit:${address}`),
    callsPerMinute: options.callsPerMinute,
    eventLoopDelayMs: options.load?.eventLoopDelayMs,
  });
  registerHalfRequests(app, {
    countedAddress: counted,
    arrivalMs: options.load?.arrivalMs,
    every: options.every,
  });
  registerUnreadAnswers(app, { countedAddress: counted, mostPerAddress: options.load?.mostUnread });

  const streams = createLiveStreams();
  await registerMetrics(app, {
    ...options.metrics,
    openStreams: streams.count,
    pingDatabase: options.dependencies.database,
    refusals: refusals.read,
    now: () => ports.now(),
  });
  const { dependencies } = options;
  registerHealth(app, { dependencies, isStarted, draining, needsQueue: options.serve === 'monitor' });
  if (options.serve === 'monitor') {
    app.setNotFoundHandler(async (request, reply) => sendNotFound(reply, browserLanguage(request, ports)));
    return app;
  }

  await app.register(cookie);
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    // The library's default of 11 takes longer than sending the bytes would.
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
  const makeContext = contextMaker(ports, env.PUBLIC_URL);
  registerLargeBodies(app, { senderOf: sessionSender(makeContext), countedAddress: counted });
  await registerRest(app, { rows, makeContext, bodyLimit: CALL_BODY });
  await registerTrpc(app, { router, rows, makeContext, bodyLimit: CALL_BODY, refusals });
  await registerStripeWebhook(app, ports);
  const { paymentsSandbox: sandbox } = options;
  if (sandbox) await registerPaymentsSandbox(app, { sandbox, isChosen: env.isBillingChosen === true });
  registerLogout(app, makeContext);
  registerMedia(app, ports, makeContext);
  registerPhotos(app, ports, makeContext);
  await registerUploads(app, ports);
  registerLive(app, {
    ports,
    makeContext,
    live,
    streams,
    countedAddress: counted,
    ...(options.every ? { every: options.every } : {}),
  });
  registerDocs(app, () =>
    openApiDocument(rows, { publicOrigin: ports.publicOrigin(), supportEmail: env.SUPPORT_EMAIL }),
  );
  registerWellKnown(app, {
    ...{ publicOrigin: ports.publicOrigin, now: () => ports.now(), supportEmail: env.SUPPORT_EMAIL },
  });
  await registerWebApps(app, {
    folders: options.webApps,
    settings: siteSettingsReader(ports, env),
    legalUrl: env.LEGAL_URL,
    language: pageLanguage(ports, makeContext),
    publicOrigin: ports.publicOrigin,
  });
  return app;
}

function refuseSchema(): never {
  throw new Error('A route names a schema of the framework: say it with zod, in the domain package.');
}
