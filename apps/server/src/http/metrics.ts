import type { FastifyInstance } from 'fastify';
import fastifyMetrics from 'fastify-metrics';
import type { SweepStats } from '../workers/missions-sweep';

/** Where the figures come from; asked when somebody reads /metrics. */
export interface MetricSources {
  openStreams(role: 'parent' | 'child'): number;
  /** Number of jobs in each state. */
  jobCounts(): Promise<Record<string, number>>;
  /** Null where this process runs no worker. */
  sweep: Readonly<SweepStats> | null;
  now: () => Date;
}

/** GET /metrics (ruling R20). Routes are labelled by their pattern, so that no id becomes a label. */
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
  const { Gauge, Counter } = app.metrics.client;

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
    help: 'Jobs in the queue by state',
    labelNames: ['state'],
    async collect() {
      // A store that is down is told by /readyz; here its figures are just missing.
      const counts = await sources.jobCounts().catch(() => ({}));
      this.reset();
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  const { sweep, now } = sources;
  if (!sweep) return;
  new Gauge({
    name: 'herohood_sweep_lag_seconds',
    help: 'Time since the last sweep of due approvals went through',
    collect() {
      this.set((now().getTime() - sweep.lastSweptAt.getTime()) / 1000);
    },
  });
  const totals = {
    sweeps: 'Sweeps of due approvals',
    failures: 'Failed sweeps',
    approved: 'Missions approved by sweeps',
  };
  for (const [name, help] of Object.entries(totals) as [keyof typeof totals, string][]) {
    new Counter({
      name: `herohood_sweep_${name}_total`,
      help,
      collect() {
        this.reset();
        this.inc(sweep[name]);
      },
    });
  }
}
