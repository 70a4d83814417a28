import { type HttpFamily, makeHttpFamily } from '../../../apps/server/tests/testing/http-family';
import { openBareServer } from '../harness/bare';
import { openLoadClient } from '../harness/load';
import type { Call } from '../harness/load-plan';
import { pairedRounds } from '../harness/rounds';
import { onStage } from '../harness/stage';
import type { Workload } from '../harness/workload';

const FAMILIES = 8;
const CONNECTIONS = 32;

/** A hero's app asks every half minute whether anything is new; nearly always nothing is. */
export const syncPoll: Workload = {
  name: 'sync-poll',
  title: 'A sync poll with nothing new, over REST',
  inQuick: true,
  run: ({ isQuick }) =>
    onStage('sync-poll', async ({ server, database, databaseUrl }) => {
      const seconds = isQuick ? 1 : 3;
      const rounds = isQuick ? 3 : 9;
      const polls: Call[] = [];
      for (let i = 0; i < FAMILIES; i += 1) {
        polls.push(await pollOf(await makeHttpFamily(server.url, { habits: 3 })));
      }
      const families = await database.sql`select id from families`;
      const reads = families.map(({ id }): Call => ({ method: 'GET', path: `/${id}` }));
      const bare = await openBareServer(databaseUrl);
      const client = openLoadClient();
      try {
        const rate = async (url: string, calls: Call[]) => {
          const connections = Array.from({ length: CONNECTIONS }, (_, i) => [calls[i % FAMILIES] as Call]);
          return (await client.run({ url, connections, seconds })).perSecond;
        };
        // The server's code is compiled for speed only after some thousand calls.
        await client.run({
          url: server.url,
          connections: polls.map((call) => [call]),
          seconds: isQuick ? 4 : 10,
        });
        const result = await pairedRounds({
          rounds,
          warmUp: 1,
          product: () => rate(server.url, polls),
          baseline: () => rate(bare.url, reads),
        });
        return [
          {
            workload: "a hero's sync poll with nothing new, session check included",
            baseline: 'node:http and one indexed SELECT by postgres.js',
            target: { least: 0.35 },
            ratio: result.ratio,
            range: result.range,
            detail: `${Math.round(result.product)} against ${Math.round(result.baseline)} per second; ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s`,
          },
        ];
      } finally {
        await client.close();
        await bare.close();
      }
    }),
};

/** The poll that a hero's app repeats: with the time that the last answer gave it. */
async function pollOf({ asChild, childCookie }: HttpFamily): Promise<Call> {
  const { json } = await asChild('GET', '/api/sync/child-family-data');
  const time = encodeURIComponent(json.lastSyncTime);
  return { method: 'GET', path: `/api/sync/child-family-data?lastSyncTime=${time}`, cookie: childCookie };
}
