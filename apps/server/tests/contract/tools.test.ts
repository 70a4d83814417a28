import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Family, openWorld, type World } from './contract-world';

const BRUSH = { kind: 'brush' };
const TIMER = { kind: 'timer', minutes: 20 };
const STEPS = { kind: 'steps', steps: [{ name: 'Floor', picture: 'broom' }, { name: 'Desk' }] };

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  family = await world.family();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const make = async (fields: object = {}) =>
  (await family.parent.send('POST /api/habits/master', { name: 'Tidy', ...fields })).body;
const give = async (masterHabitId: string, fields: object = {}) =>
  (await family.parent.send(`POST /api/children/${family.hero.id}/habits`, { masterHabitId, ...fields }))
    .body;
const heroSees = async () =>
  (await family.hero.browser.send(`GET /api/children/${family.hero.id}/habits`)).body[0].tool;

describe('the tool of a habit', () => {
  test('comes back with a habit that is given again', async () => {
    const { id } = await make({ tool: TIMER });
    const mission = await give(id);
    await family.parent.send(`DELETE /api/habits/${mission.id}`);
    await family.parent.send(`PATCH /api/master-habits/${id}`, { tool: STEPS });
    expect((await give(id)).tool).toEqual(STEPS);
  });

  test('stands in the export, and in the list of acts as a change of the habit', async () => {
    const { id } = await make({ tool: STEPS });
    await family.parent.send(`PATCH /api/master-habits/${id}`, { tool: BRUSH });
    const file = (await family.parent.send('GET /api/family/export')).body;
    expect(file.habits).toEqual([expect.objectContaining({ tool: BRUSH })]);
    const [newest] = (await family.parent.send('GET /api/family/audit')).body;
    expect(newest).toMatchObject({ act: 'habit.updated', summary: expect.stringContaining('Tidy') });
  });

  test('is in force for every hero who has the habit, from its change on', async () => {
    const { id } = await make({ tool: TIMER });
    expect((await give(id, { tool: BRUSH })).tool).toEqual(TIMER);
    for (const tool of [STEPS, 'none', BRUSH]) {
      const changed = await family.parent.send(`PATCH /api/master-habits/${id}`, { tool });
      expect([changed.status, changed.body.tool]).toEqual([200, tool]);
      expect(await heroSees()).toEqual(tool);
    }
    await family.parent.send(`PATCH /api/master-habits/${id}`, { name: 'Tidy up' });
    expect(await heroSees()).toEqual(BRUSH);
  });
});

test('a template carries the tool, from fields or from a habit', async () => {
  const { id } = await make({ tool: STEPS });
  const call = 'POST /api/habit-templates';
  expect((await family.parent.send(call, { fromHabitId: id })).body.tool).toEqual(STEPS);
  expect((await family.parent.send(call, { name: 'Teeth', tool: BRUSH })).body.tool).toEqual(BRUSH);
  expect((await family.parent.send(call, { name: 'Feed the cat' })).body.tool).toBe('none');
  const kept = (await family.parent.send('GET /api/habit-templates')).body;
  expect(kept.map(({ tool }: { tool: unknown }) => tool)).toEqual([STEPS, BRUSH, 'none']);
});

test.each(['"timer"', '{}', '{"kind":"timer"}', '{"kind":"timer","minutes":61}', '{"kind":"steps"}'])(
  'the database takes nothing else for a tool: %s',
  async (tool) => {
    const { id } = await make();
    const write = world.sql`update master_habits set tool = ${tool}::text::jsonb where id = ${id}`;
    await expect(write).rejects.toThrow(/master_habits_tool/);
  },
);
