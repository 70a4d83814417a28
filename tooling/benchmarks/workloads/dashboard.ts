import { type HttpFamily, makeHttpFamily } from '../../../apps/server/tests/testing/http-family';
import { startServer } from '../../e2e/testing/server';
import { FIRST_OF_TODAY, MOST_STATEMENTS_OF_TODAY } from '../../testing/src/first-of-today';
import { openLoadClient } from '../harness/load';
import type { Call } from '../harness/load-plan';
import { pairedRounds } from '../harness/rounds';
import { onStage, type Stage } from '../harness/stage';
import { openStatementTap, type Statement } from '../harness/statement-tap';
import type { Row, Workload } from '../harness/workload';

/** Both servers read the same sessions. */
const SECRET = { APP_SECRET: 'a secret of the benchmark alone, long enough' };
const HEROES = 5;

/** What the console asks before Today stands. */
export const dashboard: Workload = {
  name: 'dashboard',
  title: 'A parent’s dashboard, first load with five heroes',
  inQuick: true,
  run: ({ isQuick }) => {
    const work = async (stage: Stage): Promise<Row[]> => {
      const times = isQuick ? 100 : 500;
      const rounds = isQuick ? 3 : 9;
      const family = await makeHttpFamily(stage.server.url, { habits: 4 });
      const call = await firstLoad(family);
      const statements = await statementsOf(stage, call);
      const client = openLoadClient();
      const { sql } = stage.database;
      try {
        const calls = Array.from({ length: times }, () => call);
        const result = await pairedRounds({
          rounds,
          warmUp: 2,
          product: async () => (await client.run({ url: stage.server.url, connections: [calls] })).perSecond,
          baseline: async () => {
            const began = performance.now();
            for (let i = 0; i < times; i += 1) {
              for (const { text, values } of statements) {
                await sql.unsafe(text, values as never[], { prepare: true });
              }
            }
            return (times * 1_000) / (performance.now() - began);
          },
        });
        const ms = (rate: number) => (1_000 / rate).toFixed(2);
        const count = statements.length;
        return [
          {
            workload: 'first load of the dashboard, five heroes, one HTTP round trip',
            baseline: 'its SELECTs one after the other in raw postgres.js',
            target: { least: 0.38 },
            ratio: result.ratio,
            range: result.range,
            detail: `${ms(result.product)} against ${ms(result.baseline)} ms; ${rounds} rounds of ${times}`,
          },
          {
            workload: 'statements of that load',
            baseline: '',
            target: { most: MOST_STATEMENTS_OF_TODAY },
            ratio: count,
            range: [count, count],
            unit: 'statements',
            detail: 'counted on the wire between server and Postgres',
          },
        ];
      } finally {
        await client.close();
      }
    };
    return onStage('dashboard', work, SECRET);
  },
};

/** The batch that the console sends; missions wait. */
async function firstLoad({ asParent, asChild, habits, parentCookie }: HttpFamily): Promise<Call> {
  for (let i = 1; i < HEROES; i += 1) {
    await asParent('POST', '/api/children', { name: `Hero ${i}`, avatarType: 'ninja' });
  }
  await asParent('POST', '/api/habits/auto-assign-all');
  for (const id of habits) await asChild('POST', `/api/habits/${id}/complete`);
  return {
    method: 'GET',
    path: `/trpc/${FIRST_OF_TODAY}?batch=1`,
    cookie: parentCookie,
  };
}

/** Loads once more over a second server whose statements are noted. */
async function statementsOf({ databaseUrl }: Stage, { path, cookie }: Call): Promise<Statement[]> {
  const tap = await openStatementTap(databaseUrl);
  const tapped = await startServer('bench-dashboard-tap', {
    DATABASE_URL: tap.databaseUrl,
    ROLE: 'server',
    ...SECRET,
  });
  try {
    let taken: Statement[] = [];
    // The first loads prepare statements; later ones send nothing but them.
    for (let i = 0; i < 3; i += 1) {
      tap.take();
      const answer = await fetch(`${tapped.url}${path}`, { headers: { cookie: cookie ?? '' } });
      if (answer.status !== 200) throw new Error(`Loading: ${answer.status} ${await answer.text()}`);
      taken = tap.take();
    }
    return taken;
  } finally {
    await tapped.stop();
    await tap.close();
  }
}
