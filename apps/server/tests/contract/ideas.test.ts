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

describe('the library', () => {
  test('any habit of it becomes a habit, any reward a reward', async () => {
    const habits = (await family.parent.send('GET /api/ideas/habits')).body;
    const rewards = (await family.parent.send('GET /api/ideas/rewards')).body;
    expect([habits.length >= 80, rewards.length >= 40]).toEqual([true, true]);
    const { id: _, ages: __, packs: ___, partOfDay: ____, ...habit } = habits.at(-1);
    const made = await family.parent.send('POST /api/habits/master', habit);
    expect(made.body).toMatchObject(habit);
    const { name, description, icon, type, cost } = rewards.at(-1);
    const reward = { name, description, icon, type, cost };
    const set = await family.parent.send(`POST /api/children/${family.hero.id}/rewards`, reward);
    expect(set.body).toMatchObject(reward);
  });

  test('every pack of an idea is in the list of packs', async () => {
    const [packs, habits, rewards] = await Promise.all(
      ['packs', 'habits', 'rewards'].map(
        async (what) => (await family.parent.send(`GET /api/ideas/${what}`)).body,
      ),
    );
    const known = new Set(packs.map(({ id }: { id: string }) => id));
    const named = [...habits, ...rewards].flatMap(({ packs }: { packs: string[] }) => packs);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('own templates', () => {
  test('are made from their fields, with the usual look where none is said', async () => {
    const answer = await family.parent.send(CALL, { name: 'Feed the cat', description: '' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      ...{ name: 'Feed the cat', description: null, icon: 'energy', color: 'turquoise', xpReward: 50 },
    });
    expect(await templates()).toEqual([answer.body]);
  });

  test('are taken from a habit of the family, or from a hero’s', async () => {
    const look = { name: 'Swim', description: 'Ten lanes', icon: 'swimming', color: 'mint', xpReward: 75 };
    const master = (await family.parent.send('POST /api/habits/master', look)).body;
    const mission = await family.parent.send(`POST /api/children/${family.hero.id}/habits`, {
      masterHabitId: master.id,
    });
    for (const fromHabitId of [master.id, mission.body.id]) {
      const answer = await family.parent.send(CALL, { fromHabitId });
      expect([answer.status, answer.body]).toEqual([201, expect.objectContaining(look)]);
    }
    await family.parent.send(`DELETE /api/habits/${master.id}`);
    expect(await templates()).toHaveLength(2);
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

  test('go once; a stranger’s stays', async () => {
    const { id } = (await family.parent.send(CALL, { name: 'Feed the cat' })).body;
    const other = await world.family();
    const call = `DELETE /api/habit-templates/${id}`;
    expect((await other.parent.send(call)).status).toBe(404);
    expect((await family.hero.browser.send(call)).status).toBe(403);
    expect((await family.parent.send(call)).status).toBe(204);
    expect((await family.parent.send(call)).status).toBe(404);
  });

  test('are in the export, and go with the family', async () => {
    await family.parent.send(CALL, { name: 'Feed the cat' });
    const file = (await family.parent.send('GET /api/family/export')).body;
    expect(file.habitTemplates).toEqual([expect.objectContaining({ name: 'Feed the cat' })]);
    await family.parent.send('DELETE /api/family', { password: family.password });
    expect(await world.sql`select 1 from habit_templates where family_id = ${family.id}`).toHaveLength(0);
  });
});
