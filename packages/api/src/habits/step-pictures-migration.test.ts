import { runMigration } from '@herohood/db/testing/before-migration';
import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';

const suite = new FamilySuite();

test('steps lose pictures that there are none of, and nothing else', async () => {
  const { sql } = suite.database;
  const steps = (...pictures: (string | undefined)[]) => ({
    kind: 'steps' as const,
    steps: pictures.map((picture, n) => ({ name: `Step ${n}`, ...(picture && { picture }) })),
  });
  const write = async (name: string, tool: object) => {
    const { id } = await suite.family.parent.call().habits.createMaster({ name });
    await sql`update master_habits set tool = ${JSON.stringify(tool)}::text::jsonb where id = ${id}`;
  };
  await write('odd', steps('unicorn', 'bed', undefined, ' Healthy_Food'));
  await write('sound', steps('bed', undefined));
  await write('timed', { kind: 'timer', minutes: 5 });
  await runMigration('drop_unknown_step_pictures', suite.database);
  const rows =
    await sql`select name, tool from master_habits where name in ('odd', 'sound', 'timed') order by name`;
  expect(rows.map(({ tool }) => tool)).toEqual([
    steps(undefined, 'bed', undefined, 'healthy-food'),
    steps('bed', undefined),
    { kind: 'timer', minutes: 5 },
  ]);
});
