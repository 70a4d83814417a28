import { makeHttpFamily } from '../../../apps/server/tests/testing/http-family';
import { openLoadClient } from '../harness/load';
import type { Call } from '../harness/load-plan';
import { pairedRounds, percentile } from '../harness/rounds';
import { onStage } from '../harness/stage';
import type { Workload } from '../harness/workload';

/** As many passwords as may wait for their turn at once. */
const LOGINS = 30;
const OTHERS = 4;

/** A school's morning: whoever is in already must not feel who comes. */
export const login: Workload = {
  name: 'login',
  title: `Other routes while ${LOGINS} log in`,
  inQuick: true,
  run: ({ isQuick, say }) =>
    onStage('login', async ({ server }) => {
      const seconds = isQuick ? 2 : 5;
      const rounds = isQuick ? 3 : 7;
      const [inside, coming] = [openLoadClient(), openLoadClient()];
      try {
        const others: Call[][] = [];
        for (let i = 0; i < OTHERS; i += 1) {
          const { childCookie, parentCookie } = await makeHttpFamily(server.url, { habits: 3 });
          others.push([
            { method: 'GET', path: '/api/sync/child-family-data', cookie: childCookie },
            { method: 'GET', path: '/api/children', cookie: parentCookie },
            { method: 'GET', path: '/api/auth/child', cookie: childCookie },
            { method: 'GET', path: '/api/pending-habits/all', cookie: parentCookie },
          ]);
        }
        const logins = await registered(server.url);
        const lookAround = async () => {
          const result = await inside.run({ url: server.url, connections: others, seconds });
          return percentile(result.latenciesMs, 0.99);
        };
        let loggedIn = 0;
        const result = await pairedRounds({
          rounds,
          warmUp: 1,
          product: async () => {
            const morning = coming.run({ url: server.url, connections: logins, seconds });
            const p99 = await lookAround();
            loggedIn = (await morning).perSecond;
            return p99;
          },
          baseline: lookAround,
        });
        say(`${loggedIn.toFixed(0)} logins per second`);
        return [
          {
            workload: `p99 of other routes while ${LOGINS} others log in`,
            baseline: 'p99 of the same routes with nobody logging in',
            target: { most: 3 },
            ratio: result.ratio,
            range: result.range,
            detail: `${result.product.toFixed(1)} against ${result.baseline.toFixed(1)} ms; ${OTHERS} connections on four routes, ${loggedIn.toFixed(0)} logins per second, ${rounds} rounds of ${seconds} s`,
          },
        ];
      } finally {
        await Promise.all([inside.close(), coming.close()]);
      }
    }),
};

/** So many parents, each with the login that they send over and over. */
async function registered(url: string): Promise<Call[][]> {
  const logins: Call[][] = [];
  for (let i = 0; i < LOGINS; i += 1) {
    const body = { email: `login-${i}@hero.example`, password: 'a good password' };
    const answer = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, firstName: 'Ada', lastName: 'Hero' }),
    });
    if (!answer.ok) throw new Error(`Registering: ${answer.status} ${await answer.text()}`);
    logins.push([{ method: 'POST', path: '/api/auth/login', body }]);
  }
  return logins;
}
