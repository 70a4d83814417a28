import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
  family = await createTestFamily(createTestPorts(database.db));
});
afterAll(() => database.close());

/** What an act says of a mission to the devices, and to the family's list. */
async function saidBy(act: () => Promise<unknown>): Promise<string[]> {
  const said = () => database.sql<{ line: string }[]>`
    select type || ' ' || entity || ' for ' || audience as line from sync_events where entity = 'completion'
    union all select act from audit_entries where act like 'mission.%'`;
  const before = (await said()).map(({ line }) => line);
  await act();
  const after = (await said()).map(({ line }) => line);
  for (const line of before) after.splice(after.indexOf(line), 1);
  return after.sort();
}

test('what is done about a mission is told to its hero and the parents, and noted, each once', async () => {
  const [parent, hero] = [family.parent.call(), family.child.call()];
  let id = '';
  const tap = async () => {
    id = (await hero.missions.complete({ id: family.habit.id })).id;
  };
  expect(await saidBy(tap)).toEqual(['created completion for child', 'mission.completed']);
  const changed = 'updated completion for child';
  expect(await saidBy(() => hero.missions.withdraw({ id }))).toEqual(['mission.withdrawn', changed]);
  await tap();
  expect(await saidBy(() => parent.missions.approve({ id }))).toEqual(['mission.approved', changed]);
  expect(await saidBy(() => parent.missions.approve({ id }))).toEqual([]);
  expect(await saidBy(() => parent.missions.undo({ id }))).toEqual(['mission.undone', changed]);
  const no = () => parent.missions.reject({ id, message: 'Once more, please' });
  expect(await saidBy(no)).toEqual(['mission.rejected', changed]);
  expect(await saidBy(no)).toEqual([]);
});
