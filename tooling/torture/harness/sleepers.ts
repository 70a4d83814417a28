import type { DatabaseHandle } from '../../../packages/db/src/client';
import { type Hero, makeHeroes } from './heroes';

/** A hero whom no client touches: their missions wait for the timer alone. */
export interface Sleeper {
  /** Does their missions, each due at once. @returns how many wait for the timer now */
  fallDue(): Promise<number>;
  countWaiting(sql: DatabaseHandle['sql']): Promise<number>;
  /** Takes back what was approved, so that the same missions can be done again. */
  takeBack(): Promise<void>;
}

const HABITS = 8;
const TWO_HOURS_MS = 7_200_000;

/** @throws Error when a call of theirs is refused */
export async function makeSleeper(url: string): Promise<Sleeper> {
  const [hero] = await makeHeroes(url, { count: 1, habits: HABITS });
  const { family, habits, childId } = hero as Hero;
  let done: string[] = [];
  const must = async (path: string, by: 'asChild' | 'asParent', body?: object) => {
    const { status, json } = await family[by]('POST', path, body);
    if (status !== 200 && status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  };
  return {
    fallDue: async () => {
      const completedAt = new Date(Date.now() - TWO_HOURS_MS).toISOString();
      for (const id of habits) {
        done.push((await must(`/api/habits/${id}/complete`, 'asChild', { completedAt })).id);
      }
      return done.length;
    },
    countWaiting: async (sql) => {
      const [row] = await sql`
        select count(*)::int as n from completions where child_id = ${childId} and status = 'pending'`;
      return row?.n;
    },
    takeBack: async () => {
      for (const id of done) {
        await must(`/api/habit-completions/${id}/undo`, 'asParent');
        await must(`/api/habit-completions/${id}/reject`, 'asParent', { message: 'Again, please' });
      }
      done = [];
    },
  };
}
