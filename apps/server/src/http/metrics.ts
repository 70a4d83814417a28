import { TRANSACTION_CONNECTIONS } from '@herohood/db/client';
import type { FastifyInstance } from 'fastify';
import fastifyMetrics from 'fastify-metrics';
import type { MailCounts } from '../adapters/mail';
import type { MediaFailures } from '../adapters/media-watch';
import { onceAtATime } from '../once';
import { inTime } from '../timers';
import { version } from '../version';
import type { RunningJob } from '../workers/scheduled-jobs';
import { type RefusalCounts, snakeCase } from './refusal-counts';

/** Where the figures come from; asked when somebody reads /metrics. */
export interface MetricSources {
  openStreams(role: 'parent' | 'child'): number;
  /** Number of jobs in each state. */
  jobCounts(): Promise<Record<string, number>>;
  /** What became of mails since the start. */
  mailCounts(): MailCounts;
  /** What the worker does, nothing until it runs; null where this process runs none. */
  work: (() => readonly RunningJob[]) | null;
  /** Resolves when the database has answered the smallest question. */
  pingDatabase(): Promise<unknown>;
  /** Calls that were told to come later. */
  refusals: RefusalCounts['read'];
  /** What only a whole process has. */
  operator?: OperatorSources;
  now: () => Date;
}

export interface OperatorSources {
  /** Transactions that have one of their connections, or wait for one. */
  openTransactions(): number;
  mediaFailures(): MediaFailures;
  /** Null where it cannot be told. */
  freeBytes(): Promise<number | null>;
  /** When the command line made the last backup; null before the first. */
  lastBackup(): Promise<Date | null>;
}

/** Longer than this is told as this: whoever reads /metrics waits neither for a database nor for a queue that is down. */
const ANSWER_LIMIT_MS = 2_000;

/** GET /metrics (rules: operator). Routes are labelled by their pattern, so that no id becomes a label. */
export async function registerMetrics(app: FastifyInstance, sources: MetricSources): Promise<void> {
  await app.register(fastifyMetrics, {
    endpoint: { url: '/metrics', method: 'GET', exposeHeadRoute: false, handler: async () => {} },
    // The registry is the process's: another server that ran in it before (in tests) leaves its metrics there.
    clearRegisterOnInit: true,
    defaultMetrics: { enabled: true },
    routeMetrics: {
      enabled: { histogram: true, summary: false },
      registeredRoutesOnly: true,
      overrides: { histogram: { buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] } },
    },
  });
  const { Counter, Gauge } = app.metrics.client;
  const queue = onceAtATime(() => answerOf(sources.jobCounts));

  new Gauge({
    name: 'herohood_live_streams',
    help: 'Open live streams on this server',
    labelNames: ['role'],
    collect() {
      for (const role of ['parent', 'child'] as const) this.set({ role }, sources.openStreams(role));
    },
  });
  new Gauge({
    name: 'herohood_jobs',
    help: 'Jobs in each queue by state',
    labelNames: ['queue', 'state'],
    async collect() {
      // A store that is down is told by the figure below; here its figures are just missing.
      const counts = await queue();
      this.reset();
      for (const [state, count] of Object.entries(counts ?? {}))
        this.set({ queue: 'repeating', state }, count);
    },
  });
  new Gauge({
    name: 'herohood_queue_up',
    help: 'Whether the job queue answers: 1 or 0',
    async collect() {
      this.set((await queue()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'herohood_build_info',
    help: 'Always 1: which version runs, on which Node',
    labelNames: ['version', 'node'],
  }).set({ version, node: process.versions.node }, 1);
  new Counter({
    name: 'herohood_refused_total',
    help: 'Calls that were told to come later: 429 for who asks too much, 503 when the server cannot',
    labelNames: ['status', 'cause'],
    collect() {
      this.reset();
      for (const { status, cause, count } of sources.refusals()) this.inc({ status, cause }, count);
    },
  });
  new Gauge({
    name: 'herohood_database_up',
    help: 'Whether the database answers: 1 or 0',
    async collect() {
      this.set((await answerOf(() => sources.pingDatabase().then(() => true))) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'herohood_database_answer_seconds',
    help: 'Time until the database answers, with the wait for a free connection of the pool',
    async collect() {
      setOrRemove(this, await timeOf(sources.pingDatabase));
    },
  });
  new Counter({
    name: 'herohood_mails_total',
    help: 'Mails that went out, failed, or were left out because they were one too many within an hour',
    labelNames: ['result'],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(sources.mailCounts())) this.inc({ result }, count);
    },
  });
  if (sources.operator) registerOperator(app, sources.operator);
  if (sources.work) registerWork(app, sources.work, sources.now);
}

function registerOperator(app: FastifyInstance, sources: OperatorSources): void {
  const { Counter, Gauge } = app.metrics.client;
  new Gauge({
    name: 'herohood_database_transactions',
    help: `Transactions that have one of their ${TRANSACTION_CONNECTIONS} connections, or wait for one`,
    collect() {
      this.set(sources.openTransactions());
    },
  });
  new Counter({
    name: 'herohood_media_failures_total',
    help: 'Times that the store of recordings and pictures failed',
    labelNames: ['act'],
    collect() {
      this.reset();
      for (const [act, count] of Object.entries(sources.mediaFailures())) this.inc({ act }, count);
    },
  });
  new Gauge({
    name: 'herohood_disk_free_bytes',
    help: 'What is free on the disk of DATA_DIR',
    async collect() {
      setOrRemove(this, await sources.freeBytes());
    },
  });
  new Gauge({
    name: 'herohood_last_backup_timestamp_seconds',
    help: 'When the command line made the last backup; 0 before the first',
    async collect() {
      // A database that is away is told by its own figure.
      const at = await sources.lastBackup().catch(() => undefined);
      setOrRemove(this, at === undefined ? null : (at?.getTime() ?? 0) / 1000);
    },
  });
}

/** A figure that is not known is missing, and not 0. */
function setOrRemove(gauge: { set(value: number): void; remove(): void }, value: number | null): void {
  if (value === null) gauge.remove();
  else gauge.set(value);
}

function registerWork(app: FastifyInstance, work: () => readonly RunningJob[], now: () => Date): void {
  const { Gauge, Counter } = app.metrics.client;
  new Gauge({
    name: 'herohood_job_lag_seconds',
    help: 'Time since the last run of a repeating job went through, or since the start',
    labelNames: ['job'],
    collect() {
      for (const { name, stats } of work()) {
        this.set({ job: name }, (now().getTime() - stats.lastRunAt.getTime()) / 1000);
      }
    },
  });
  for (const [key, help] of [
    ['runs', 'Runs of a repeating job that went through'],
    ['failures', 'Runs of a repeating job that failed'],
  ] as const) {
    new Counter({
      name: `herohood_job_${key}_total`,
      help,
      labelNames: ['job'],
      collect() {
        this.reset();
        for (const { name, stats } of work()) this.inc({ job: name }, stats[key]);
      },
    });
  }
  new Counter({
    name: 'herohood_job_results_total',
    help: 'What repeating jobs have done: missions approved, reminders and pushes sent, rows pruned',
    labelNames: ['job', 'result'],
    collect() {
      this.reset();
      for (const { name, counts } of work()) {
        for (const [result, count] of Object.entries(counts)) {
          this.inc({ job: name, result: snakeCase(result) }, count);
        }
      }
    },
  });
}

/** Seconds until `ask` resolves, at most the limit; null when it rejects. */
async function timeOf(ask: () => Promise<unknown>): Promise<number | null> {
  const startedAt = performance.now();
  const answered = await answerOf(() =>
    ask().then(
      () => true,
      () => false,
    ),
  );
  return answered === false ? null : (performance.now() - startedAt) / 1000;
}

/** What `ask` answers; null when it rejects, or takes longer than the limit: a store that is away may keep a question for ever. */
const answerOf = <T>(ask: () => Promise<T>): Promise<T | null> =>
  inTime(
    ask().catch(() => null),
    ANSWER_LIMIT_MS,
    () => null,
  );
