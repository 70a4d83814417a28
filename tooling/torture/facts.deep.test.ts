import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChance } from './harness/chance';
import { findFaults } from './harness/facts';
import { makeHeroes } from './harness/heroes';
import { startLoad, type Tally } from './harness/load';
import { openStage, type Stage } from './harness/stage';

/** What proves must be proven itself: each kind of loss is made by hand, and must be found. */
let stage: Stage;
let tally: Tally;

beforeAll(async () => {
  stage = await openStage({ program: 'sources', servers: 1, workers: 0, isDurable: false });
  const heroes = await makeHeroes(stage.servers[0]?.url ?? '', { count: 2, habits: 4 });
  const load = startLoad({ heroes, clients: 6, chance: createChance(7), calls: 400, mayBreak: false });
  await load.ended;
  tally = load.tally;
});
afterAll(() => stage?.close());

const faults = () => stage.look(({ sql }) => findFaults(sql, tally, { isWhole: true }));
const tamper = (statement: string) => stage.look(({ sql }) => sql.unsafe(statement));

test('a database that nobody touched holds all that clients were told', async () => {
  for (const kind of ['completed', 'approved', 'given', 'claimed'] as const) {
    expect(tally.facts.get(kind)?.length ?? 0, kind).toBeGreaterThan(0);
  }
  expect(await faults()).toEqual([]);
});

test('an answer that was given twice, a lost write, lost news, a doubled award and a wrong balance are found', async () => {
  const [given] = tally.facts.get('given') ?? [];
  tally.facts.get('given')?.push(given as string);
  expect((await faults()).join()).toContain('acknowledged as new twice, given: 1');
  tally.facts.get('given')?.pop();

  await tamper(`delete from sync_events where entity_id = '${given}'`);
  expect(await faults()).toEqual(['acknowledged without a sync event, given: 1']);

  await tamper(`delete from reward_transactions where id = '${given}'`);
  const lost = (await faults()).join();
  expect(lost).toContain('acknowledged and lost, given: 1');
  expect(lost).toContain('rewardPoints differ');

  await tamper(`
    insert into xp_entries (family_id, child_id, amount, kind, completion_id, approval_no, created_at)
    select family_id, child_id, amount, kind, completion_id, approval_no + 50, created_at
    from xp_entries where kind = 'mission' limit 1`);
  expect((await faults()).join()).toContain('awards of a completion are not as many as its approvals: 1');

  await tamper(`update children set xp = xp + 1`);
  expect((await faults()).join()).toContain('xp differs from the sum of its ledger: 2');
});
