import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Family, openWorld, type World } from './contract-world';

const CALL = 'POST /api/habit-templates';

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

const templates = async () => (await family.parent.send('GET /api/habit-templates')).body;

describe('own templates', () => {
  test('are made from their fields, with the usual look where none is said', async () => {
    const answer = await family.parent.send(CALL, { name: 'Feed the cat', description: '' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      ...{ name: 'Feed the cat', description: null, icon: 'energy', color: 'turquoise', xpReward: 50 },
    });
    expect(await templates()).toEqual([answer.body]);
  });

  test('are not taken from a habit and from fields at once, nor from nothing, nor from a stranger’s', async () => {
    const mission = await world.addMission(family);
    const other = await world.family();
    const stranger = await world.addMission(other);
    const answers = await Promise.all([
      family.parent.send(CALL, { fromHabitId: mission, xpReward: 25 }),
      family.parent.send(CALL, {}),
      family.parent.send(CALL, { fromHabitId: stranger }),
      family.parent.send(CALL, { fromHabitId: stranger, name: 'Mine' }),
    ]);
    expect(answers.map(({ body }) => body.code)).toEqual([
      ...['BAD_REQUEST', 'BAD_REQUEST'],
      ...['NOT_FOUND', 'NOT_FOUND'],
    ]);
    expect(await templates()).toEqual([]);
  });

  test('are in the export, and go with the family', async () => {
    await family.parent.send(CALL, { name: 'Feed the cat' });
    const file = (await family.parent.send('GET /api/family/export')).body;
    expect(file.habitTemplates).toEqual([expect.objectContaining({ name: 'Feed the cat' })]);
    await family.parent.send('DELETE /api/family', { password: family.password });
    expect(await world.sql`select 1 from habit_templates where family_id = ${family.id}`).toHaveLength(0);
  });

  test('there is room for 100, also for calls at the same moment', async () => {
    await world.sql`insert into habit_templates (family_id, name, icon, color, xp_reward)
      select ${family.id}, 'Read ' || n, 'reading', 'mint', 50 from generate_series(1, 95) n`;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => family.parent.send(CALL, { name: `New ${n}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'TEMPLATE_LIMIT')).toHaveLength(7);
    const [first] = await templates();
    await family.parent.send(`DELETE /api/habit-templates/${first.id}`);
    expect((await family.parent.send(CALL, { name: 'One more' })).status).toBe(201);
  });
});
