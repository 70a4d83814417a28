import { type HttpFamily, makeHttpFamily } from '../../../apps/server/tests/testing/http-family';
import { waitFor } from './wait';

/** A hero with their family at the other end of real connections, and what clients know of them. */
export interface Hero {
  family: HttpFamily;
  childId: string;
  habits: string[];
  rewards: string[];
  /** Ids that acts can name, newest last. */
  completions: string[];
  claims: string[];
  /** What taps were called. */
  taps: string[];
}

const REWARD_COSTS = [10, 20, 35];

/** Families whose missions approve themselves after an hour, each with one hero, so many habits and some rewards. */
export async function makeHeroes(
  url: string,
  { count, habits }: { count: number; habits: number },
): Promise<Hero[]> {
  const heroes: Hero[] = [];
  for (let i = 0; i < count; i += 1) {
    const family = await makeFamily(url, habits);
    const { childId, asParent } = family;
    const settings = { enabled: true, timeValue: 1, timeUnit: 'hours', applyToAllChildren: true };
    await asParent('PUT', '/api/auto-approval-settings', settings);
    const rewards: string[] = [];
    for (const cost of REWARD_COSTS) {
      const made = await asParent('POST', `/api/children/${childId}/rewards`, { name: `For ${cost}`, cost });
      rewards.push(made.json.id);
    }
    heroes.push({ family, childId, habits: family.habits, rewards, completions: [], claims: [], taps: [] });
  }
  return heroes;
}

/** A machine that just started several processes may refuse the first calls as too busy. */
async function makeFamily(url: string, habits: number): Promise<HttpFamily> {
  let family: HttpFamily | undefined;
  await waitFor('a family is made', async () => {
    family = await makeHttpFamily(url, { habits }).catch((error: Error) => {
      if (!/very busy/.test(error.message)) throw error;
      return undefined;
    });
    return family !== undefined;
  });
  return family as HttpFamily;
}
