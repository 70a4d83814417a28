import { makeHttpFamily } from '../../../apps/server/tests/testing/http-family';
import { growHistory } from '../harness/grow';
import { openLoadClient } from '../harness/load';
import type { Call } from '../harness/load-plan';
import { pairedRounds } from '../harness/rounds';
import { onStage, type Stage } from '../harness/stage';
import type { Workload } from '../harness/workload';

const HABITS = 3;
/** Three months and five years without a day missed: 270 and 5,475 completions. */
const YOUNG_DAYS = 90;
const OLD_DAYS = 1_825;
const CONNECTIONS = 4;

/** A hero of many years opens the app as fast as a new one. */
export const home: Workload = {
  name: 'home',
  title: 'A hero’s home, after three months and after five years',
  inQuick: true,
  run: ({ isQuick }) =>
    onStage('home', async (stage) => {
      const seconds = isQuick ? 1 : 3;
      const rounds = isQuick ? 3 : 9;
      const young = await openHome(stage, YOUNG_DAYS);
      const old = await openHome(stage, OLD_DAYS);
      await stage.database.sql`vacuum analyze`;
      const client = openLoadClient();
      const timeOf = async (call: Call) => {
        const connections = Array.from({ length: CONNECTIONS }, () => [call]);
        return 1_000 / (await client.run({ url: stage.server.url, connections, seconds })).perSecond;
      };
      try {
        const result = await pairedRounds({
          rounds,
          warmUp: 2,
          product: () => timeOf(old),
          baseline: () => timeOf(young),
        });
        return [
          {
            workload: `all that the first view of a hero’s home paints, ${(OLD_DAYS * HABITS).toLocaleString('en')} completions in five years`,
            baseline: `the same with ${YOUNG_DAYS * HABITS} in three months`,
            target: { most: 1.25 },
            ratio: result.ratio,
            range: result.range,
            detail: `${result.product.toFixed(3)} against ${result.baseline.toFixed(3)} ms a home; ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s, no day missed`,
          },
        ];
      } finally {
        await client.close();
      }
    }),
};

/** A hero with so many days behind them whose missions of today are open, and the question that their home asks. */
async function openHome({ server, database }: Stage, days: number): Promise<Call> {
  const family = await makeHttpFamily(server.url, { habits: HABITS });
  await growHistory(database.sql, family.childId, days);
  const call: Call = {
    method: 'GET',
    path: '/trpc/home.today?batch=1&input=%7B%7D',
    cookie: family.childCookie,
  };
  const { status, json } = await family.asChild('GET', call.path);
  if (status !== 200) throw new Error(`The home's question: ${status}.`);
  const { streak } = json.at(-1).result.data;
  if (streak.days !== days) throw new Error(`A streak of ${streak.days} days instead of ${days}.`);
  return call;
}
