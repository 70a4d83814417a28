import { readHeroFacts } from '@herohood/db/days/facts-queries';
import { marksOn } from '@herohood/domain/days/day-marks';
import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { openBrowser } from '../../tests/testing/test-family';

const suite = new FamilySuite({ startAt: '2026-03-10T15:00:00.000Z' });

const days = () => suite.family.parent.call().days;
const sea = { kind: 'vacation', from: '2026-03-12', until: '2026-03-14' } as const;
const march = { from: '2026-03-01', until: '2026-03-31' };

/** The marks of the hero's day, as everything that judges days sees them. */
async function marksOf(childId: string, day: string) {
  const [row] = await suite.database.sql`select family_id from children where id = ${childId}`;
  const facts = await readHeroFacts(
    suite.database.db,
    { familyId: row?.family_id, childId },
    { from: day, until: day },
  );
  return marksOn(facts, day);
}

const lastEvent = async () => {
  const [event] = await suite.database.sql`
    select type, entity, child_id, audience from sync_events where entity = 'day_mark' order by id desc limit 1`;
  return { ...event };
};

describe('a mark', () => {
  test('of one hero is theirs alone, and tells their devices', async () => {
    const sibling = await suite.family.parent.call().children.create({ name: 'Kim', avatarType: 'robot' });
    const mark = await days().createMark({ ...sea, childId: suite.family.hero.id, note: 'By the sea' });
    expect(mark).toMatchObject({
      ...sea,
      childId: suite.family.hero.id,
      note: 'By the sea',
      source: 'parent',
    });
    expect(await marksOf(suite.family.hero.id, '2026-03-14')).toEqual(['vacation']);
    expect(await marksOf(suite.family.hero.id, '2026-03-15')).toEqual([]);
    expect(await marksOf(sibling.id, '2026-03-14')).toEqual([]);
    expect(await lastEvent()).toEqual({
      ...{ type: 'created', entity: 'day_mark', child_id: suite.family.hero.id, audience: 'child' },
    });
    const [entry] = (await suite.family.parent.call().family.audit({})).filter(({ act }) =>
      act.startsWith('day_'),
    );
    expect(entry).toMatchObject({ act: 'day_mark.created', childId: suite.family.hero.id });
  });

  test('is news to a helper too, whose board and calendar it changes', async () => {
    const { url = '' } = await suite.family.parent.call().family.createInvitation({ role: 'helper' });
    const helper = openBrowser(suite.ports);
    await helper.call().account.register({
      ...{ email: `gran.${suite.family.hero.id}@example.com`, password: 'secret-enough' },
      ...{ firstName: 'Gran', lastName: 'Helper', invitation: url?.split('invitation=')[1] },
    });
    const { lastSyncTime } = await helper.call().sync.familyData({});
    await days().createMark({ ...sea, childId: suite.family.hero.id });
    const { syncEvents } = await helper.call().sync.familyData({ lastSyncTime });
    expect(syncEvents.map(({ entity }) => entity)).toEqual(['day_mark']);
    expect(await codeOf(helper.call().days.listMarks(march))).toBe('HELPER');
  });

  test('of the family is everybody’s, and of those who come later', async () => {
    const { childId } = await days().createMark(sea);
    expect(childId).toBeNull();
    const later = await suite.family.parent.call().children.create({ name: 'Kim', avatarType: 'robot' });
    expect(await marksOf(later.id, '2026-03-12')).toEqual(['vacation']);
    expect((await lastEvent()).audience).toBe('family');
  });

  test('is listed where it overlaps, by its first day', async () => {
    const ill = await days().createMark({ kind: 'sick', from: '2026-03-09', until: '2026-03-20' });
    const trip = await days().createMark(sea);
    const listed = async (from: string, until: string) =>
      (await days().listMarks({ from, until })).map(({ id }) => id);
    expect(await listed('2026-03-14', '2026-03-14')).toEqual([ill.id, trip.id]);
    expect(await listed('2026-03-15', '2026-04-01')).toEqual([ill.id]);
    expect(await listed('2026-03-21', '2026-04-01')).toEqual([]);
    expect(await listed('2026-01-01', '2027-02-04')).toHaveLength(2);
    expect(await codeOf(days().listMarks({ from: '2026-01-01', until: '2027-02-05' }))).toBe('BAD_REQUEST');
  });

  test('changes in part, within the bounds of a new one', async () => {
    const { id } = await days().createMark({ ...sea, note: 'By the sea' });
    expect(await days().updateMark({ id, until: '2026-03-16' })).toMatchObject({
      ...{ from: '2026-03-12', until: '2026-03-16', note: 'By the sea' },
    });
    expect(await days().updateMark({ id, note: null })).toMatchObject({ note: null });
    expect(await days().updateMark({ id, kind: 'school-free' })).toMatchObject({ kind: 'school-free' });
    expect(await codeOf(days().updateMark({ id, from: '2026-03-17' }))).toBe('BAD_REQUEST');
    expect(await codeOf(days().updateMark({ id, until: '2027-03-13' }))).toBe('BAD_REQUEST');
    expect(await codeOf(days().updateMark({ id, from: '2026-02-06' }))).toBe('TOO_OLD');
    expect(await codeOf(days().updateMark({ id, kind: 'sick', from: '2026-03-02' }))).toBe('TOO_OLD');
  });

  test('goes once, however old it is', async () => {
    const { id } = await days().createMark(sea);
    suite.ports.clock.now = new Date('2026-09-10T15:00:00.000Z');
    await days().removeMark({ id });
    expect(await codeOf(days().removeMark({ id }))).toBe('NOT_FOUND');
    expect(await codeOf(days().updateMark({ id, note: 'Gone' }))).toBe('NOT_FOUND');
    expect(await marksOf(suite.family.hero.id, '2026-03-12')).toEqual([]);
    expect(await suite.database.sql`select 1 from day_marks where id = ${id}`).toHaveLength(0);
  });
});

test('streaks follow every mark: its making, its changes, its end, and an import', async () => {
  const parent = suite.family.parent.call();
  for (const date of ['2026-03-05', '2026-03-06', '2026-03-09']) {
    await parent.missions.complete({ id: suite.family.habit.id, date });
  }
  const streak = async () =>
    (await suite.family.child.call().progress.badges({ id: suite.family.hero.id })).currentStreak;
  expect(await streak()).toBe(1);
  const { id } = await days().createMark({ kind: 'sick', from: '2026-03-07', until: '2026-03-08' });
  expect(await streak()).toBe(3);
  await days().updateMark({ id, until: '2026-03-07' });
  expect(await streak()).toBe(1);
  await days().updateMark({ id, until: '2026-03-08', kind: 'vacation' });
  expect(await streak()).toBe(3);
  await days().removeMark({ id });
  expect(await streak()).toBe(1);
  const event = 'BEGIN:VEVENT\nUID:1\nDTSTART:20260307\nDURATION:P2D\nEND:VEVENT\n';
  const of = (events: string) =>
    ({ ics: `BEGIN:VCALENDAR\n${events}END:VCALENDAR`, kind: 'holiday' }) as const;
  await days().importMarks({ ...of(event), childId: suite.family.hero.id });
  expect(await streak()).toBe(3);
  await days().importMarks({ ...of(''), childId: suite.family.hero.id });
  expect(await streak()).toBe(1);
});

test('a family has room for 5,000 marks, also for calls at the same moment', async () => {
  await suite.database.sql`insert into day_marks (family_id, kind, from_day, until_day)
    select family_id, 'away', '2026-03-10', '2026-03-10' from children, generate_series(1, 4998)
    where id = ${suite.family.hero.id}`;
  const codes = await Promise.all(
    [1, 2, 3, 4].map(() => codeOf(days().createMark(sea)).catch(() => 'created')),
  );
  expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'created', 'created']);
});

describe('two homes', () => {
  const weekends = { anchor: '2026-03-02', weeks: 2, away: Array.from({ length: 14 }, (_, i) => i > 10) };
  const set = (pattern: { anchor: string | null; weeks: number | null; away: boolean[] | null }) =>
    days().setCarePattern({ id: suite.family.hero.id, ...pattern });
  const shown = () => days().carePattern({ id: suite.family.hero.id });

  test('count from the day on which they are set, and are told like marks', async () => {
    expect(await shown()).toBeNull();
    expect(await set(weekends)).toEqual(weekends);
    expect(await shown()).toEqual(weekends);
    expect(await lastEvent()).toMatchObject({ entity: 'day_mark', child_id: suite.family.hero.id });
    // The pattern repeats backwards, but what is past stays as it was.
    expect(await marksOf(suite.family.hero.id, '2026-03-01')).toEqual([]);
    expect(await marksOf(suite.family.hero.id, '2026-03-13')).toEqual(['away']);
    expect(await marksOf(suite.family.hero.id, '2026-03-27')).toEqual(['away']);
    suite.ports.clock.now = new Date('2026-03-20T15:00:00.000Z');
    const never = { ...weekends, away: weekends.away.map(() => false) };
    await set(never);
    expect(await marksOf(suite.family.hero.id, '2026-03-13')).toEqual(['away']);
    expect(await marksOf(suite.family.hero.id, '2026-03-27')).toEqual([]);
  });

  test('are set anew on the same day without a trace, and end by null or by deleting', async () => {
    await set(weekends);
    await set({ ...weekends, anchor: '2026-03-09' });
    await set({ ...weekends, anchor: '2026-03-09' });
    expect(
      await suite.database.sql`select 1 from care_patterns where child_id = ${suite.family.hero.id}`,
    ).toHaveLength(1);
    expect(await set({ anchor: null, weeks: null, away: null })).toBeNull();
    await set(weekends);
    await days().clearCarePattern({ id: suite.family.hero.id });
    await days().clearCarePattern({ id: suite.family.hero.id });
    expect(await shown()).toBeNull();
    expect(await marksOf(suite.family.hero.id, '2026-03-13')).toEqual([]);
  });
});

test('marks and patterns are in the export', async () => {
  const { id } = suite.family.hero;
  await days().createMark({ ...sea, childId: id, note: 'By the sea' });
  await days().createMark({ ...sea, note: 'All of us' });
  await days().setCarePattern({ id, anchor: '2026-03-09', weeks: 1, away: Array(7).fill(true) });
  const file = await suite.family.parent.call().account.exportFamily();
  expect(file.dayMarks.map(({ note }) => note).toSorted()).toEqual(['All of us', 'By the sea']);
  expect(file.carePatterns).toMatchObject([{ childId: id, weeks: 1 }]);
});
