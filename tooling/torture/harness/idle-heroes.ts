import type { DatabaseHandle } from '../../../packages/db/src/client';
import { type Hero, makeHeroes } from './heroes';

/**
 * Lets what waits of a hero have arrived two hours ago, so that it is due under the heroes' delay of one: no client can, and
 * the timer leaves alone what a parent has sent back on the same day. @returns how many
 */
export async function letFallDue(sql: DatabaseHandle['sql'], childId: string): Promise<number> {
  const rows = await sql`
    update completions set created_at = now() - interval '2 hours', auto_approves_at = now() - interval '1 hour'
    where child_id = ${childId} and status = 'pending'`;
  return rows.count;
}

/** A hero whom no client touches: their missions wait for the timer alone. */
export interface IdleHero {
  /** Does their missions and lets them have come two hours ago, so that each is due. @returns how many wait for the timer */
  fallDue(sql: DatabaseHandle['sql']): Promise<number>;
  countWaiting(sql: DatabaseHandle['sql']): Promise<number>;
  /** Takes back what was approved, so that the same missions can be done again. */
  takeBack(): Promise<void>;
}

const HABITS = 8;

/** @throws Error when a call of theirs is refused */
export async function makeIdleHero(url: string): Promise<IdleHero> {
  const [hero] = await makeHeroes(url, { count: 1, habits: HABITS });
  const { family, habits, childId } = hero as Hero;
  let done: string[] = [];
  const must = async (path: string, by: 'asChild' | 'asParent', body?: object) => {
    const { status, json } = await family[by]('POST', path, body);
    if (status !== 200 && status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  };
  return {
    fallDue: async (sql) => {
      for (const id of habits) done.push((await must(`/api/habits/${id}/complete`, 'asChild')).id);
      return letFallDue(sql, childId);
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
