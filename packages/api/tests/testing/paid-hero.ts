import type { TestDatabase } from '@herohood/db/testing/test-database';
import { createTestFamily, type TestFamily } from './test-family';
import type { TestPorts } from './test-ports';

/** A family that has paid until 2031, whose hero did `missions` missions today: the games are open to them. */
export async function createPaidFamily(
  ports: TestPorts,
  sql: TestDatabase['sql'],
  options: { timeZone?: string; missions?: number } = {},
): Promise<TestFamily> {
  const { missions = 3, ...rest } = options;
  const family = await createTestFamily(ports, rest);
  await sql`
    update families set subscription_status = 'active', subscription_plan = 'yearly',
      subscription_end_date = '2031-01-01'
    where code = ${family.user.familyCode}`;
  for (let i = 0; i < missions; i += 1) await doNewMission(family);
  return family;
}

/** Gives the hero one more habit and has them do it; the completion. */
export async function doNewMission({ parent, child, hero }: TestFamily) {
  const master = await parent.call().habits.createMaster({ name: 'One more' });
  const habit = await parent.call().habits.assign({ id: hero.id, masterHabitId: master.id });
  return child.call().missions.complete({ id: habit.id });
}
