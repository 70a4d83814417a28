import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import { DomainError } from '@herohood/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallLimit, CallLimits } from '../adapters/call-limits';
import { isLoopback } from './loopback';
import type { ServedRow } from './rest-rows';
import { isCall } from './security-headers';

/** Calls per minute and address: a busy household behind one address makes a tenth of that. */
const ALL_CALLS: CallLimit = { name: 'calls', calls: 1_200, seconds: 60, isSensitive: false };

interface SensitiveLimit extends CallLimit {
  procedures: readonly string[];
  message: string;
}

/** A school's first day behind one address takes a while; a program that makes families stops here. */
const NEW_FAMILIES: SensitiveLimit = {
  ...{ name: 'register', calls: 10, seconds: 3_600, isSensitive: true },
  procedures: ['account.register'],
  message: 'Too many new families from here. Please try again later.',
};

/** What costs a password's hash, a mail or a place to store, each per address. Guessing has limits of its own in the API. */
const SENSITIVE: readonly SensitiveLimit[] = [
  NEW_FAMILIES,
  {
    ...{ name: 'login', calls: 120, seconds: 600, isSensitive: true },
    procedures: ['account.login', 'account.childLogin', 'account.resetPassword'],
    message: 'Too many tries from here. Please wait a moment.',
  },
  {
    ...{ name: 'reset', calls: 20, seconds: 3_600, isSensitive: true },
    procedures: ['account.requestPasswordReset'],
    message: 'Too many messages were asked for from here. Please try again later.',
  },
  {
    ...{ name: 'upload', calls: 60, seconds: 600, isSensitive: true },
    procedures: ['media.issueUpload'],
    message: 'Too many recordings at once. Please wait a moment.',
  },
];
/** A server that is so late answers nobody in time: refusing some lets it serve the others. */
const MAX_EVENT_LOOP_DELAY_MS = 2_000;
const MAX_HEAP_SHARE = 0.92;
const RETRY_AFTER_S = 10;

/**
 * A coarse guard before everything that costs work: 429 for an address that floods, 503 when the process itself is
 * drowning. Who may try how many logins is not decided here (rules: sign-in limits).
 */
export async function registerFloodGuard(app: FastifyInstance, options: FloodGuardOptions): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: options.eventLoopDelayMs ?? MAX_EVENT_LOOP_DELAY_MS,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * MAX_HEAP_SHARE,
    sampleInterval: 500,
    // Asynchronous, because what it throws reaches the error handler only as a rejection.
    pressureHandler: async (request, ...[, , value]) => {
      // Not one sample in its interval: what that pause was, the next one says. Endless is nothing that was measured.
      if (value === Number.POSITIVE_INFINITY) return;
      // Pages and their files cost little, and a page that lacks a part of itself is lost to a person. What a
      // monitor asks must be answered most of all when the server is in trouble.
      if (!isCall(request.url)) return;
      throw new DomainError(
        'UNAVAILABLE',
        'The service is very busy right now. Please try again in a moment.',
        {
          retryAfter: RETRY_AFTER_S,
        },
      );
    },
  });
  guardAddresses(app, options);
}

interface FloodGuardOptions {
  limits: CallLimits;
  rows: readonly ServedRow[];
  /** What an address is counted under: a digest, because addresses are personal data. */
  keyOf: (address: string) => string;
  callsPerMinute?: number | undefined;
  eventLoopDelayMs?: number | undefined;
}

/** Loopback is exempt: behind a proxy that is not trusted it stands for everybody, and on one machine for the operator. */
function guardAddresses(
  app: FastifyInstance,
  { limits, rows, keyOf, callsPerMinute }: FloodGuardOptions,
): void {
  const coarse = { ...ALL_CALLS, ...(callsPerMinute && { calls: callsPerMinute }) };
  const namesOfRows = new Map(
    rows.map(({ name, row }) => [`${row.method} ${row.path.replace(/\{(\w+)\}/g, ':$1')}`, name]),
  );
  /** The procedures that a call asks for; a batch names several, and the same one more than once. */
  const namesOf = ({ method, params, routeOptions }: FastifyRequest): string[] => {
    const { path } = (params ?? {}) as { path?: string };
    if (routeOptions.url?.startsWith('/trpc')) return (path ?? '').split(',');
    return [namesOfRows.get(`${method} ${routeOptions.url}`) ?? ''];
  };

  const counted = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request) => {
    if (!isCall(request.url) || isLoopback(request.ip)) return;
    const key = keyOf(request.ip);
    const wait = await limits.take(coarse, key);
    if (wait !== null) throw tooMany('Too many requests. Please wait a moment.', wait);
    for (const [limit, calls] of sensitiveCalls(namesOf(request))) {
      const longer = await limits.take(limit, key, calls);
      if (longer !== null) throw tooMany(limit.message, longer);
      if (limit === NEW_FAMILIES && calls === 1) counted.add(request);
    }
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    // A slip in the form does not count. A taken e-mail does: otherwise one could ask for any number of them.
    if (statusCode === 400 && counted.has(request)) await limits.giveBack(NEW_FAMILIES, keyOf(request.ip));
  });
}

function sensitiveCalls(names: readonly string[]): [SensitiveLimit, number][] {
  const counted = SENSITIVE.map((limit): [SensitiveLimit, number] => [
    limit,
    names.filter((name) => limit.procedures.includes(name)).length,
  ]);
  return counted.filter(([, calls]) => calls > 0);
}

function tooMany(message: string, retryAfter: number): DomainError {
  return new DomainError('TOO_MANY_TRIES', message, { retryAfter });
}
