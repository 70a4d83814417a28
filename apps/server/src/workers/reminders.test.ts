import type { Ports } from '@herohood/api/context';
import { appRouter } from '@herohood/api/root';
import { DAY_MS } from '@herohood/domain/time/durations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { settle } from '../../tests/testing/until';
import { remindersJob } from './reminders';
import { pruningJob } from './upkeep';

const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/tablet',
  expirationTime: null,
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'a'.repeat(22) },
};

let server: TestServer;
let family: TestFamily;
let ports: Ports;
let clock: Date;

beforeAll(async () => {
  server = await openTestServer(appRouter);
});
afterAll(() => server.close());
beforeEach(async () => {
  family = await makeFamily(server);
  const noon = new Date();
  noon.setUTCHours(12, 0, 0, 0);
  clock = new Date(noon.getTime() + DAY_MS);
  ports = { ...server.ports, now: () => clock };
  await family.asChild('POST', '/api/push/subscribe', SUBSCRIPTION);
});

/** A habit of the hero that reminds at noon. */
async function addReminder(): Promise<void> {
  const alert = { reminderEnabled: true, reminderTime: '12:00' };
  const master = await family.asParent('POST', '/api/habits/master', { name: 'Read', ...alert });
  await family.asParent('POST', `/api/children/${family.childId}/habits`, {
    masterHabitId: master.json().id,
  });
}

const go = () => false;

test('a turn sends what is due and its pushes, once', async () => {
  const pushed: object[] = [];
  const push: Ports['push'] = {
    publicKey: 'key',
    send: async (_to, message, { ttlSeconds }) => {
      pushed.push({ message, ttlSeconds });
      return 'sent';
    },
  };
  const work = remindersJob({ ...ports, push });
  await addReminder();
  await addReminder();
  for (let i = 0; i < 3; i += 1) await work.run(go);
  await work.settled?.();
  expect(work.counts).toEqual({ sent: 2, pushesSent: 2, pushesGone: 0, pushesFailed: 0 });
  expect(pushed[0]).toMatchObject({ message: { kind: 'reminder', title: 'Read' }, ttlSeconds: 30 * 60 });
});

test('a push service that does not answer holds up neither the next turn nor, for long, the end', async () => {
  const push: Ports['push'] = { publicKey: 'key', send: () => new Promise(() => {}) };
  const work = remindersJob({ ...ports, push });
  await addReminder();
  await work.run(go);
  await addReminder();
  await work.run(go);
  expect(work.counts.sent).toBe(2);
  let isSettled = false;
  const settled = work.settled?.().then(() => {
    isSettled = true;
  });
  await settle();
  expect(isSettled).toBe(false);
  await settled;
});

test('a worker that is told to stop begins no further batch', async () => {
  const work = remindersJob(ports);
  await addReminder();
  await work.run(() => true);
  expect(work.counts.sent).toBe(0);
  await work.run(go);
  expect(work.counts.sent).toBe(1);
});

test('pushes that fail or find nobody are counted', async () => {
  const answers: (() => Promise<'sent' | 'gone'>)[] = [
    async () => 'gone',
    () => Promise.reject(new Error('The push service answered 500.')),
  ];
  await family.asChild('POST', '/api/push/subscribe', {
    ...SUBSCRIPTION,
    endpoint: 'https://push.example.com/phone',
  });
  const send: Ports['push']['send'] = () => (answers.pop() ?? (async () => 'sent' as const))();
  const work = remindersJob({ ...ports, push: { publicKey: 'key', send } });
  await addReminder();
  await work.run(go);
  await work.settled?.();
  expect(work.counts).toMatchObject({ sent: 1, pushesSent: 0, pushesGone: 1, pushesFailed: 1 });
  const left = await server.database.sql`select 1 from push_subscriptions where family_id = ${family.id}`;
  expect(left).toHaveLength(1);
});

test('a turn of pruning counts what went by kind', async () => {
  await remindersJob(ports).run(go);
  clock = new Date(clock.getTime() + 100 * DAY_MS);
  const work = pruningJob(ports);
  await work.run(go);
  expect(work.counts.syncEvents).toBeGreaterThan(0);
  expect(work.counts.childSessions).toBeGreaterThan(0);
  expect(work.counts).toMatchObject({ stripeEvents: 0 });
});
