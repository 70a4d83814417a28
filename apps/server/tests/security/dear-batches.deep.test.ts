import { appRouter } from '@herohood/api/root';
import { openRowState } from '@herohood/db/testing/row-state';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReaders } from '../../src/adapters/reader-process';
import { createReading } from '../../src/adapters/reading';
import { servedRows } from '../../src/http/rest-rows';
import { MAX_BATCH } from '../../src/http/trpc';
import { createLogger } from '../../src/log';
import { markedDocument } from '../contract/marked-document';
import type { Caller } from '../contract/matrix-callers';
import { type IdsFor, readIds } from '../contract/matrix-ids';
import type { Operation } from '../contract/matrix-operations';
import { type MatrixWorld, openMatrixWorld } from '../contract/matrix-world';
import { makeDear } from './dear-family';
import { allOperations, harmless } from './fuzz-calls';
import { blockOnce, paced } from './loop-watch';

/** How long a whole batch may keep the process from everybody else; a single call has less (`fuzz.deep.test.ts`). */
const LONGEST_BLOCK_MS = 200;
/** What blocks does so every time; a busy machine is late by itself. */
const TRIES = 3;

const calls = allOperations(markedDocument()).filter(({ isTrpc }) => isTrpc);

const RULES = Array.from({ length: 45 }, () => 'RRULE:FREQ=DAILY;COUNT=99999;BYMONTHDAY=31;BYMONTH=1');
const DEAR_CALENDAR = [
  ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', 'DTSTART:20260101', ...RULES],
  ...['END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n');

/** What makes a call dearer than its sample does, by its name; everything else of an input is the sample's. */
const DEAREST: Record<string, Record<string, unknown>> = {
  'tRPC progress.report': { from: '2025-03-10', to: '2026-03-10' },
  'tRPC days.importMarks': { ics: DEAR_CALENDAR, dryRun: true },
  'tRPC missions.listCompletions': { from: '2025-12-11', to: '2026-03-10' },
  'tRPC sync.markCompleted': { eventIds: Array.from({ length: 5_000 }, (_, at) => String(at)) },
  'tRPC sync.familyData': { lastSyncTime: '2026-03-01T00:00:00.000Z' },
  'tRPC sync.childFamilyData': { lastSyncTime: '2026-03-01T00:00:00.000Z' },
};

const mostOf = new Map(servedRows(appRouter).map(({ name, mostInRequest }) => [name, mostInRequest]));

const readers = createReaders();
let world: MatrixWorld;
let idsFor: IdsFor;
let rows: Awaited<ReturnType<typeof openRowState>>;

beforeAll(async () => {
  world = await openMatrixWorld();
  idsFor = await readIds(world);
  const [home] = world.families;
  if (home) await makeDear(world, home);
  // As on a server of families: what they send is read elsewhere.
  Object.assign(world.server.ports, createReading(readers.read, createLogger('silent')));
  rows = await openRowState(world.sql);
  await rows.keep('beginning');
  await rows.written();
}, 180_000);
afterAll(async () => {
  await readers.close();
  await world.close();
});

/** One of each side that may make this call. */
function callersOf({ sessions }: Operation): Caller[] {
  const named = (name: string) => world.callers.filter((caller) => caller.name === name);
  if (sessions.length === 0) return named('nobody');
  return sessions.flatMap((session) => named(session === 'parent' ? 'the owner' : 'the hero'));
}

async function sendBatch(operation: Operation, caller: Caller): Promise<string> {
  const { body } = harmless(operation, caller, idsFor);
  const input = { ...body, ...DEAREST[operation.name] };
  const name = operation.path.replace('/trpc/', '');
  const length = Math.min(MAX_BATCH, mostOf.get(name) ?? MAX_BATCH);
  const inputs = JSON.stringify(Object.fromEntries(Array.from({ length }, (_, at) => [at, input])));
  const url = `/trpc/${Array(length).fill(name).join(',')}?batch=1`;
  const isRead = operation.method === 'GET';
  const answer = await world.server.app.inject({
    method: isRead ? 'GET' : 'POST',
    url: isRead ? `${url}&input=${encodeURIComponent(inputs)}` : url,
    remoteAddress: '127.0.0.1',
    headers: { cookie: caller.cookie, ...(isRead ? {} : { 'content-type': 'application/json' }) },
    ...(isRead ? {} : { payload: inputs }),
  });
  return `${answer.statusCode} ${answer.body.slice(0, 200)}`;
}

test('a call whose answer can be large is refused where it stands too often in one request', async () => {
  const url = `/trpc/${Array(4).fill('habits.listAll').join(',')}?batch=1`;
  const { statusCode } = await world.server.app.inject({ url, remoteAddress: '127.0.0.1' });
  expect(statusCode).toBe(400);
});

test.each(calls.map((call) => [call.name, call] as const))(
  'twenty of %s in one request leave others their turns',
  async (_name, operation) => {
    for (const caller of callersOf(operation)) {
      let least = Number.POSITIVE_INFINITY;
      let said = '';
      for (let i = 0; i < TRIES && least > LONGEST_BLOCK_MS; i += 1) {
        const blocked = await blockOnce(async () => {
          said = await sendBatch(operation, caller);
        });
        least = Math.min(least, blocked);
        const written = await rows.written();
        if (written.length > 0) await rows.restore('beginning', written);
      }
      if (least > LONGEST_BLOCK_MS) least = paced(least);
      expect.soft(Math.round(least), `${caller.name}: ${said}`).toBeLessThanOrEqual(LONGEST_BLOCK_MS);
    }
  },
  180_000,
);
