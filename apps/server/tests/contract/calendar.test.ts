import { DAY_MS } from '@herohood/domain/time/durations';
import { addDays } from '@herohood/domain/time/family-day';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openWorld, START, type World } from './contract-world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

/** A hero of a fortnight: two missions, a mark, a shield, a repair, and work on some days. START is 2026-03-10. */
async function fortnight() {
  world.clock.set(START);
  const family = await world.family();
  const { hero, parent } = family;
  await world.sql`update families set trial_ends_at = '2040-01-01' where id = ${family.id}`;
  const [bed, read] = [
    await world.addMission(family, hero, { name: 'Bed' }),
    await world.addMission(family, hero, { name: 'Read' }),
  ];
  const markDone = (id: string, date: string) => parent.send(`POST /api/habits/${id}/complete`, { date });
  for (let day = '2026-03-10'; day <= '2026-03-16'; day = addDays(day, 1)) {
    await markDone(bed, day);
    world.clock.advance(DAY_MS);
  }
  await markDone(read, '2026-03-16');
  await world.sql`insert into day_marks (family_id, child_id, kind, from_day, until_day)
    values (${family.id}, null, 'holiday', '2026-03-18', '2026-03-18'), (${family.id}, ${hero.id}, 'sick', '2026-03-25', '2026-03-25')`;
  world.clock.advance(4 * DAY_MS);
  await markDone(bed, '2026-03-20');
  const get = async (what: string, by = parent) =>
    (await by.send(`GET /api/children/${hero.id}/${what}`)).body;
  return { family, get, markDone, bed };
}

test('calendar, report, weekly progress and badges say the same of every day', async () => {
  const { family, get } = await fortnight();
  const march: { date: string; kind: string; due: number; done: number; marks: string[] }[] =
    await get('calendar?month=2026-03');
  expect(march).toHaveLength(31);
  expect(march.slice(8, 25).map(({ date, kind }) => `${date.slice(8)} ${kind}`)).toEqual([
    '09 neutral',
    ...['10', '11', '12', '13', '14', '15', '16'].map((day) => `${day} done`),
    ...[
      '17 shielded',
      '18 holiday',
      '19 missed',
      '20 done',
      '21 today',
      '22 ahead',
      '23 ahead',
      '24 ahead',
      '25 ahead',
    ],
  ]);
  expect(march[24]?.marks).toEqual(['sick']);
  expect(await get('calendar?month=2026-03', family.hero.browser)).toEqual(march);

  const report = await get('report?from=2026-03-01&to=2026-03-20');
  expect(
    report.days.map(({ date, due, done, marks }: (typeof march)[number]) => ({ date, due, done, marks })),
  ).toEqual(march.slice(0, 20).map(({ kind, ...day }) => day));
  const weekly = await get('progress/weekly');
  expect(weekly.dailyBreakdown).toEqual(
    march.slice(14, 21).map(({ date, due: total, done: completed }) => ({ date, completed, total })),
  );
  const badges = await get('badges');
  expect(badges).toMatchObject({
    currentStreak: 1,
    bestStreak: 7,
    shields: { held: 0, used: ['2026-03-17'] },
  });
});

test('weeks of a quota are counted with the badges, of active habits that have one', async () => {
  const { family, get } = await fortnight();
  expect((await get('badges')).weeklyStreaks).toEqual([]);
  world.clock.set(START);
  const habitId = await world.addMission(family, family.hero, { schedule: { kind: 'quota', times: 3 } });
  const { send } = family.parent;
  const swim = (date: string) => send(`POST /api/habits/${habitId}/complete`, { date });
  // A Thursday; in the week of the assignment, a Tuesday, six days count.
  world.clock.advance(9 * DAY_MS);
  for (const day of ['12', '13', '15', '16', '18']) await swim(`2026-03-${day}`);
  expect((await get('badges')).weeklyStreaks).toEqual([{ habitId, weeks: 1 }]);
  await swim('2026-03-19');
  expect((await get('badges')).weeklyStreaks).toEqual([{ habitId, weeks: 2 }]);
  const [day] = (await get('calendar?month=2026-03')).filter(
    ({ date }: { date: string }) => date === '2026-03-17',
  );
  expect(day).toMatchObject({ due: 2, done: 0 });
  await send(`PATCH /api/habits/${habitId}`, { isActive: false });
  expect((await get('badges')).weeklyStreaks).toEqual([]);
});
