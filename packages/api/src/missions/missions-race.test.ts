import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { openBrowser } from '../../tests/testing/test-family';
import { sweepDueMissions } from './sweep-due-missions';

const suite = new FamilySuite();

const times = <T>(n: number, act: (i: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: n }, (_, i) => act(i)));
const statuses = (results: PromiseSettledResult<unknown>[]) => new Set(results.map((r) => r.status));

describe('racing for one mission', () => {
  test('ten parallel completes make one row', async () => {
    const results = await times(10, () =>
      suite.family.child.call().missions.complete({ id: suite.family.habit.id }),
    );
    expect(statuses(results)).toEqual(new Set(['fulfilled']));
    const ids = results.map((r) => (r.status === 'fulfilled' ? r.value.id : ''));
    expect(new Set(ids).size).toBe(1);
    const rows = await suite.database.sql`select 1 from completions where child_id = ${suite.family.hero.id}`;
    expect(rows).toHaveLength(1);
  });

  test('ten parallel approves pay once', async () => {
    const { id } = await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
    const results = await times(10, () => suite.family.parent.call().missions.approve({ id }));
    expect(statuses(results)).toEqual(new Set(['fulfilled']));
    const hero = await suite.family.child.call().account.childMe();
    expect(hero).toMatchObject({ xp: 50, totalXp: 50, rewardPoints: 10 });
  });

  test('approving and rejecting at once ends in one state, and the loser is told', async () => {
    const { id } = await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
    const results = await times(8, (i) =>
      i % 2
        ? suite.family.parent.call().missions.approve({ id })
        : suite.family.parent.call().missions.reject({ id, message: 'Once more, please' }),
    );
    const [completion] = await suite.family.child.call().missions.listToday({ id: suite.family.hero.id });
    const winners = results.filter((r) => r.status === 'fulfilled');
    expect(winners).toHaveLength(4);
    for (const each of winners)
      expect(each.status === 'fulfilled' && each.value.status).toBe(completion?.status);
    const hero = await suite.family.child.call().account.childMe();
    expect(hero.xp).toBe(completion?.status === 'approved' ? 50 : 0);
  });

  test('several sweeps and a parent collide on due missions and each is paid once', async () => {
    await suite.family.parent
      .call()
      .missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1, timeUnit: 'hours' });
    const habits = [suite.family.habit.id];
    for (let i = 0; i < 5; i += 1) {
      const master = await suite.family.parent
        .call()
        .habits.createMaster({ name: `Habit ${i}`, xpReward: 25 });
      const habit = await suite.family.parent
        .call()
        .habits.assign({ id: suite.family.hero.id, masterHabitId: master.id });
      habits.push(habit.id);
    }
    const ids: string[] = [];
    for (const id of habits) ids.push((await suite.family.child.call().missions.complete({ id })).id);
    suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 3_600_000);

    const [sweeps, approves] = await Promise.all([
      times(3, () => sweepDueMissions(suite.ports, { batchSize: 2 })),
      times(6, (i) => suite.family.parent.call().missions.approve({ id: ids[i % ids.length] ?? '' })),
    ]);
    expect(statuses([...sweeps, ...approves])).toEqual(new Set(['fulfilled']));
    const hero = await suite.family.child.call().account.childMe();
    expect(hero.xp).toBe(50 + 5 * 25);
  });

  test('a habit that is taken away and given back the same day cannot be done twice', async () => {
    await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
    await suite.family.parent.call().habits.remove({ id: suite.family.habit.id });
    const again = await suite.family.parent
      .call()
      .habits.assign({ id: suite.family.hero.id, masterHabitId: suite.family.master.id });
    await suite.family.child.call().missions.complete({ id: again.id });
    const live = await suite.family.parent.call().missions.listPending();
    expect(live).toHaveLength(1);
  });
});

describe('guessing a PIN', () => {
  test('a burst of 20 parallel wrong PINs gets five tries', async () => {
    const stranger = openBrowser(suite.ports, '198.51.100.9');
    const results = await times(20, (i) =>
      stranger.call().account.childLogin({ ...suite.family.login, pin: String(1000 + i) }),
    );
    const messages = results.map((r) => (r.status === 'rejected' ? String(r.reason.message) : 'signed in'));
    expect(messages.filter((m) => m === 'Invalid username or PIN').length).toBeLessThanOrEqual(5);
    expect(messages.filter((m) => m.startsWith('Too many tries')).length).toBeGreaterThanOrEqual(15);
  });
});
