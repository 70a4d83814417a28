import { Agent, request } from 'node:http';
import { type HttpFamily, makeHttpFamily } from '../../../apps/server/tests/testing/http-family';

/** One answer of the server. */
export interface Answered {
  ms: number;
  /** What was wrong; null when nothing was. */
  fault: string | null;
}

/** A family whose apps never rest. */
export interface BusyFamily {
  /** Does what comes next; `ms` counts from `since` (`performance.now`), when it was to begin. */
  step: (since: number) => Promise<Answered>;
  close: () => void;
}

const HABITS = 5;
/** Of twenty calls: ten polls, five looks, five acts, as the apps send them while a family uses them. */
const PLAN = 'PLPAPLPAPLPAPLPAPLPA';
const LOOKS = ['habits', 'completions/today', 'progress/weekly', 'badges', 'rewards'];

/**
 * Signs a family in. Its hero's app polls with a cursor that moves on; a mission is done, approved and undone again and again,
 * and at last taken back, then the next one: so that every act finds work, both ledgers grow, and nothing runs out. What is
 * taken back stays in the day's list, which no hero lets grow by hundreds.
 */
export async function openBusyFamily(url: string): Promise<BusyFamily> {
  const family = await makeHttpFamily(url, { habits: HABITS });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const acts = actsOf(family);
  let count = Math.floor(Math.random() * PLAN.length);
  let cursor = new Date().toISOString();
  let turn: Promise<unknown> = Promise.resolve();

  const once = async (since: number): Promise<Answered> => {
    count += 1;
    const kind = PLAN[count % PLAN.length];
    const call =
      kind === 'P'
        ? asHero(family, `/api/sync/child-family-data?lastSyncTime=${encodeURIComponent(cursor)}`)
        : kind === 'L'
          ? asHero(family, `/api/children/${family.childId}/${LOOKS[count % LOOKS.length]}`)
          : acts.next();
    const { status, body } = await send(url, agent, call);
    const ms = performance.now() - since;
    if (status >= 300) return { ms, fault: `${call.method} ${call.path.split('?')[0]}: ${status}` };
    if (kind === 'P') cursor = JSON.parse(body).lastSyncTime;
    if (kind === 'A') acts.answered(body);
    return { ms, fault: null };
  };
  return {
    // A family's calls follow each other: the mission must be done before it is approved.
    step: (since) => {
      const answered = turn.then(() => once(since));
      turn = answered.catch(() => {});
      return answered;
    },
    close: () => agent.destroy(),
  };
}

interface Sent {
  method: 'GET' | 'POST';
  path: string;
  cookie: string;
}

const asHero = ({ childCookie }: HttpFamily, path: string): Sent => ({
  method: 'GET',
  path,
  cookie: childCookie,
});

const APPROVALS = 20;

/** Done, approved and undone many times, taken back: then the next habit. */
function actsOf({ habits, childCookie, parentCookie }: HttpFamily) {
  const verbs = ['complete', ...Array(APPROVALS).fill(['approve', 'undo']).flat(), 'withdraw'];
  let habit = 0;
  let verb = 0;
  let completion = '';
  return {
    next: (): Sent => {
      const name = verbs[verb];
      const path =
        verb === 0 ? `/api/habits/${habits[habit]}/complete` : `/api/habit-completions/${completion}/${name}`;
      return {
        method: 'POST',
        path,
        cookie: name === 'approve' || name === 'undo' ? parentCookie : childCookie,
      };
    },
    answered: (body: string) => {
      if (verb === 0) completion = JSON.parse(body).id;
      verb = (verb + 1) % verbs.length;
      if (verb === 0) habit = (habit + 1) % habits.length;
    },
  };
}

function send(
  url: string,
  agent: Agent,
  { method, path, cookie }: Sent,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, ...(method === 'POST' && { 'content-type': 'application/json' }) };
    const sent = request(`${url}${path}`, { method, agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(method === 'POST' ? '{}' : undefined);
  });
}
