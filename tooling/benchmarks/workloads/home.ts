import { type HttpFamily, makeHttpFamily } from '../../../apps/server/tests/testing/http-family';
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

/** What the kids app asks before the home stands (`apps/kids-web/src/lib/first-answers.ts`), in its order. */
const QUESTIONS = [
  'account.childMe',
  'days.board',
  'habits.listForChild',
  'missions.listToday',
  'controls.get',
  'controls.screenTime',
  'progress.badges',
];

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
            workload: `the ${QUESTIONS.length} first questions of a hero’s home in one batch, ${(OLD_DAYS * HABITS).toLocaleString('en')} completions in five years`,
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

/** A hero with so many days behind them whose missions of today are open, and the batch that their home asks. */
async function openHome({ server, database }: Stage, days: number): Promise<Call> {
  const family = await makeHttpFamily(server.url, { habits: HABITS });
  await growHistory(database.sql, family.childId, days);
  const call = firstQuestions(family);
  const { status, json } = await family.asChild('GET', call.path);
  if (status !== 200) throw new Error(`The home's first questions: ${status}.`);
  const { currentStreak } = json.at(-1).result.data;
  if (currentStreak !== days) throw new Error(`A streak of ${currentStreak} days instead of ${days}.`);
  return call;
}

function firstQuestions({ childId, childCookie }: HttpFamily): Call {
  const own = { id: childId };
  const inputs = Object.fromEntries(QUESTIONS.slice(1).map((_, i) => [i + 1, own]));
  const input = encodeURIComponent(JSON.stringify(inputs));
  return { method: 'GET', path: `/trpc/${QUESTIONS}?batch=1&input=${input}`, cookie: childCookie };
}
