import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { RequestSentence } from '@herohood/api/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallLimit, CallLimits } from '../adapters/call-limits';
import type { CountedAddress } from './caller-address';
import { busy, tooMany } from './guard-refusals';
import { kindOf, namesReader } from './matched-route';
import type { ServedRow } from './rest-rows';
import { MAX_BATCH } from './trpc';

/** Calls per minute and address, each of a batch by its weight: a busy household behind one address makes a tenth of that. */
const ALL_CALLS: CallLimit = { name: 'calls', calls: 1_200, seconds: 60, isSensitive: false };
/** Readings of what a monitor asks, which asks the database in turn. */
const MONITORING: CallLimit = { name: 'monitoring', calls: 120, seconds: 60, isSensitive: false };

interface SensitiveLimit extends CallLimit {
  procedures: readonly string[];
  said: RequestSentence;
}

/** A school's first day behind one address takes a while; a program that makes families stops here. */
const NEW_FAMILIES: SensitiveLimit = {
  ...{ name: 'register', calls: 10, seconds: 3_600, isSensitive: true },
  procedures: ['account.register'],
  said: 'tooManyFamilies',
};

/** What costs a password's hash, a mail or a place to store, each per address. Guessing has limits of its own in the API. */
const SENSITIVE: readonly SensitiveLimit[] = [
  NEW_FAMILIES,
  {
    ...{ name: 'login', calls: 120, seconds: 600, isSensitive: true },
    procedures: [
      'account.login',
      'account.childLogin',
      'account.resetPassword',
      'account.checkPasswordReset',
      'account.changePassword',
      'account.eraseFamily',
    ],
    said: 'tooManyTries',
  },
  {
    ...{ name: 'reset', calls: 20, seconds: 3_600, isSensitive: true },
    procedures: ['account.requestPasswordReset'],
    said: 'tooManyMessages',
  },
  {
    ...{ name: 'import', calls: 60, seconds: 3_600, isSensitive: true },
    procedures: ['days.importMarks'],
    said: 'tooMany',
  },
  {
    ...{ name: 'upload', calls: 60, seconds: 600, isSensitive: true },
    procedures: ['media.issueUpload'],
    said: 'tooManyRecordings',
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
      if (kindOf(request) !== 'call') return;
      throw busy('event_loop', RETRY_AFTER_S);
    },
  });
  guardAddresses(app, options);
}

interface FloodGuardOptions {
  limits: CallLimits;
  rows: readonly ServedRow[];
  countedAddress: CountedAddress;
  /** What an address is counted under: a digest, because addresses are personal data. */
  keyOf: (address: string) => string;
  callsPerMinute?: number | undefined;
  eventLoopDelayMs?: number | undefined;
}

function guardAddresses(app: FastifyInstance, options: FloodGuardOptions): void {
  const { limits, rows, keyOf, callsPerMinute } = options;
  const allCalls = { ...ALL_CALLS, ...(callsPerMinute && { calls: callsPerMinute }) };
  const namesOf = namesReader(rows);
  const weightOf = new Map(rows.map(({ name, weight }) => [name, weight]));
  const take = async (limit: CallLimit & { said?: RequestSentence }, key: string, calls: number) => {
    const wait = await limits.take(limit, key, calls);
    if (wait !== null) throw tooMany(limit.said ?? 'tooMany', wait, limit.name);
  };

  const counted = new WeakMap<FastifyRequest, string>();
  app.addHook('onRequest', async (request) => {
    const kind = kindOf(request);
    if (kind === 'page') return;
    // First of all: what cannot be read cannot be counted.
    const names = namesOf(request);
    const address = options.countedAddress(request.ip);
    if (address === null) return;
    const key = keyOf(address);
    if (kind === 'monitor') return take(MONITORING, key, 1);
    // A longer batch is refused as a whole.
    const weights = names.slice(0, MAX_BATCH).map((name) => weightOf.get(name) ?? 1);
    await take(
      allCalls,
      key,
      weights.reduce((sum, weight) => sum + weight, 0),
    );
    for (const [limit, calls] of sensitiveCalls(names)) {
      await take(limit, key, calls);
      if (limit === NEW_FAMILIES && calls === 1) counted.set(request, key);
    }
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    // A slip in the form does not count. A taken e-mail does: otherwise one could ask for any number of them.
    const key = counted.get(request);
    if (statusCode === 400 && key !== undefined) await limits.giveBack(NEW_FAMILIES, key);
  });
}

function sensitiveCalls(names: readonly string[]): [SensitiveLimit, number][] {
  const counted = SENSITIVE.map((limit): [SensitiveLimit, number] => [
    limit,
    names.filter((name) => limit.procedures.includes(name)).length,
  ]);
  return counted.filter(([, calls]) => calls > 0);
}
