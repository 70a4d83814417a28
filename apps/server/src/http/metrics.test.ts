import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleRouter } from '../../tests/testing/sample-router';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { repositoryRoot } from '../paths';
import type { RunningJob } from '../workers/scheduled-jobs';

const isUp = { database: true, queue: true as boolean | 'silent' };
const NOW = new Date('2026-06-02T08:00:00.000Z');

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(sampleRouter, {
    callsPerMinute: 2,
    dependencies: {
      database: async () => {
        if (!isUp.database) throw new Error('connect ECONNREFUSED 10.0.0.7');
      },
      queue: async () => {},
    },
    metrics: {
      jobCounts: async () => {
        // So does a Redis that went away: the client keeps what it is asked until it comes back.
        if (isUp.queue === 'silent') return new Promise(() => {});
        if (!isUp.queue) throw new Error('connect ECONNREFUSED 10.0.0.7');
        return { waiting: 2, failed: 1 };
      },
      mailCounts: () => ({ sent: 12, failed: 1, omitted: 3 }),
      operator: {
        openTransactions: () => 3,
        mediaFailures: () => ({ put: 2, get: 0, remove: 0 }),
        freeBytes: async () => 5e9,
        lastBackup: async () => NOW,
      },
      work: (): RunningJob[] => [
        {
          name: 'missions-sweep',
          stats: { runs: 4, failures: 1, lastRunAt: new Date(NOW.getTime() - 15_000) },
          counts: { approved: 9 },
        },
        {
          name: 'reminders',
          stats: { runs: 7, failures: 0, lastRunAt: NOW },
          counts: { sent: 3, pushesSent: 5, pushesGone: 1, pushesFailed: 2 },
        },
      ],
    },
  });
  server.ports.now = () => NOW;
});
afterAll(() => server.close());

const metrics = async () => (await server.app.inject({ url: '/metrics' })).body.split('\n');

test('metrics name routes by their pattern, never by an id', async () => {
  await server.app.inject({ url: '/api/things/8d6f6f5c-0000-4000-8000-000000000001' });
  await server.app.inject({ url: '/no/such/address/8d6f6f5c' });
  const { body, headers } = await server.app.inject({ url: '/metrics' });
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/things/:id",status_code="200"} 1',
  );
  expect(body).not.toContain('8d6f6f5c');
});

test('metrics tell what became of mails', async () => {
  const lines = await metrics();
  expect(lines).toContain('herohood_mails_total{result="sent"} 12');
  expect(lines).toContain('herohood_mails_total{result="failed"} 1');
  expect(lines).toContain('herohood_mails_total{result="omitted"} 3');
});

test('metrics tell about streams, the queue, and how long the database takes to answer', async () => {
  const lines = await metrics();
  expect(lines).toContain('herohood_live_streams{role="child"} 0');
  expect(lines).toContain('herohood_jobs{queue="repeating",state="waiting"} 2');
  expect(lines).toContain('herohood_jobs{queue="repeating",state="failed"} 1');
  expect(lines).toContain('herohood_database_up 1');
  expect(lines.join('\n')).toMatch(/^herohood_database_answer_seconds \d/m);
});

test('a call that a guard refuses is counted by its cause', async () => {
  const call = () => server.app.inject({ url: '/api/things/none', remoteAddress: '203.0.113.5' });
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await call()).statusCode);
  expect(statuses[2]).toBe(429);
  expect(await metrics()).toContain('herohood_refused_total{status="429",cause="calls"} 1');
});

test('what alert rules, dashboard and documents ask for is there, and the documents name all of it', async () => {
  const read = (path: string) => readFile(join(repositoryRoot(), path), 'utf8');
  const [rules, dashboard, operating] = await Promise.all([
    read('ops/alerts.yml'),
    read('ops/dashboard.json'),
    read('docs/operating.md'),
  ]);
  const namesIn = (text: string) => new Set(text.match(/herohood_[a-z_]*[a-z]/g));
  const told = namesIn((await metrics()).filter((line) => line.startsWith('# TYPE')).join('\n'));
  for (const text of [rules, dashboard, operating])
    expect([...namesIn(text)].filter((name) => !told.has(name))).toEqual([]);
  expect([...told].filter((name) => !namesIn(operating).has(name))).toEqual([]);
  const runbook = await read('docs/runbook.md');
  for (const [, alert] of rules.matchAll(/alert: (\w+)/g)) expect(runbook).toContain(`\`${alert}\``);
});

test('metrics tell for each repeating job its turns, its lag and what it has done', async () => {
  const lines = await metrics();
  for (const line of [
    'herohood_job_lag_seconds{job="missions-sweep"} 15',
    'herohood_job_lag_seconds{job="reminders"} 0',
    'herohood_job_runs_total{job="missions-sweep"} 4',
    'herohood_job_failures_total{job="missions-sweep"} 1',
    'herohood_job_failures_total{job="reminders"} 0',
    'herohood_job_results_total{job="missions-sweep",result="approved"} 9',
    'herohood_job_results_total{job="reminders",result="sent"} 3',
    'herohood_job_results_total{job="reminders",result="pushes_sent"} 5',
    'herohood_job_results_total{job="reminders",result="pushes_gone"} 1',
    'herohood_job_results_total{job="reminders",result="pushes_failed"} 2',
  ]) {
    expect(lines).toContain(line);
  }
  expect(await metrics()).toContain('herohood_job_runs_total{job="reminders"} 7'); // asked twice, counted once
});

test.each([false, 'silent'] as const)(
  'a database and a queue that are down (%s) leave their figures out and the others in',
  async (state) => {
    isUp.database = false;
    isUp.queue = state;
    const text = (await metrics()).join('\n');
    expect(text).toMatch(/^herohood_database_up 0$/m);
    expect(text).not.toMatch(/^herohood_database_answer_seconds/m);
    expect(text).not.toMatch(/^herohood_jobs\{/m);
    expect(text).toContain('herohood_queue_up 0');
    expect(text).toMatch(/^herohood_job_runs_total\{/m);
  },
);
