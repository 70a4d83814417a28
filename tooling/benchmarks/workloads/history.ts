import { makeHttpFamily } from '../../../apps/server/tests/testing/http-family';
import { growHistory } from '../harness/grow';
import { openLoadClient } from '../harness/load';
import { pairedRounds } from '../harness/rounds';
import { onStage, type Stage } from '../harness/stage';
import type { Workload } from '../harness/workload';

const HABITS = 5;
const YOUNG_DAYS = 5;
/** Ten years without a day missed: 18,250 completions. */
const OLD_DAYS = 3_650;
const CONNECTIONS = 4;

const QUESTIONS = [
  { name: 'weekly progress', path: 'progress/weekly' },
  { name: 'badges and streak', path: 'badges' },
  { name: 'report', path: 'report' },
];

/** Ten years of missions must not slow what a family looks at every day. */
export const history: Workload = {
  name: 'history',
  title: 'Progress, report, badges and streak after a week and after ten years',
  inQuick: true,
  run: ({ isQuick }) =>
    onStage('history', async (stage) => {
      const seconds = isQuick ? 0.7 : 3;
      const rounds = isQuick ? 3 : 9;
      const young = await openHero(stage, YOUNG_DAYS);
      const old = await openHero(stage, OLD_DAYS);
      await stage.database.sql`vacuum analyze`;
      const client = openLoadClient();
      const timeOf = async (hero: typeof young, path: string) => {
        const call = {
          method: 'GET' as const,
          path: `/api/children/${hero.childId}/${path}`,
          cookie: hero.parentCookie,
        };
        const connections = Array.from({ length: CONNECTIONS }, () => [call]);
        return 1_000 / (await client.run({ url: stage.server.url, connections, seconds })).perSecond;
      };
      try {
        const rows = [];
        for (const { name, path } of QUESTIONS) {
          const result = await pairedRounds({
            rounds,
            warmUp: 1,
            product: () => timeOf(old, path),
            baseline: () => timeOf(young, path),
          });
          rows.push({
            workload: `${name} of a hero with ${(OLD_DAYS * HABITS).toLocaleString('en')} completions`,
            baseline: `the same with ${YOUNG_DAYS * HABITS}`,
            target: { most: 1.25 },
            ratio: result.ratio,
            range: result.range,
            detail: `${result.product.toFixed(3)} against ${result.baseline.toFixed(3)} ms a call; ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s, no day missed`,
          });
        }
        return rows;
      } finally {
        await client.close();
      }
    }),
};

async function openHero({ server, database }: Stage, days: number) {
  const family = await makeHttpFamily(server.url, { habits: HABITS });
  await growHistory(database.sql, family.childId, days);
  const { json } = await family.asParent('GET', `/api/children/${family.childId}/badges`);
  if (json.currentStreak !== days)
    throw new Error(`A streak of ${json.currentStreak} days instead of ${days}.`);
  return family;
}
