import { expect } from 'vitest';
import { buyPlan } from './pay-plan';
import { enterAsHero, type SetUpHero, send, setUpFamily } from './set-up-family';
import type { Stage } from './stage';

interface Player extends SetUpHero {
  /** Changes the hero's parental controls. */
  control: (change: object) => Promise<void>;
  /** The points that wait for the parent, as the parent's console asks for them. */
  pendingPoints: () => Promise<{ amount: number; description: string }[]>;
}

interface Wish {
  /** How many of their three missions the hero has done today; they wait for the parent. */
  done: number;
  /** Whether the family has paid for a plan; else it is on trial. */
  isPaid: boolean;
}

const MISSIONS = 3;

/** A hero who may play games, signed in at the child's device; their parent at the console's. */
export async function setUpPlayer({ parent, child }: Stage, { done, isPaid }: Wish): Promise<Player> {
  const { request } = parent.context();
  const { familyCode, heroes } = await setUpFamily(parent, ['Mia']);
  const hero = heroes[0]!;
  const path = `/api/children/${hero.id}`;
  const missions = [hero.missionId];
  while (missions.length < MISSIONS) {
    const master = await send(request, '/api/habits/master', {
      name: `Water plant ${missions.length}`,
      icon: 'energy',
      color: 'mint',
      frequency: 'daily',
      xpReward: 10,
    });
    missions.push((await send(request, `${path}/habits`, { masterHabitId: master.id })).id);
  }
  if (isPaid) await buyPlan(request);
  await enterAsHero(child, familyCode, hero);
  for (const mission of missions.slice(0, done)) {
    await send(child.context().request, `/api/habits/${mission}/complete`);
  }
  return {
    ...hero,
    async control(data) {
      expect((await request.put(`${path}/parental-controls`, { data })).status()).toBe(200);
    },
    pendingPoints: async () => (await request.get(`${path}/pending-rewards`)).json(),
  };
}
