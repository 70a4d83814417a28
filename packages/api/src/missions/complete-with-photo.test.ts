import { HOUR_MS } from '@herohood/domain/time/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { dataUrlOf, PHOTO } from '../../tests/testing/photos';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite();

const parent = () => suite.family.parent.call();
const photo = dataUrlOf(PHOTO);
const tap = (fields: object = { photo }) =>
  suite.family.child.call().missions.complete({ id: suite.family.habit.id, ...fields });
const change = (fields: object) => parent().habits.updateMaster({ id: suite.family.master.id, ...fields });
/** Pictures that are stored or have taken room, besides those of other tests' families. */
const kept = async () => {
  const rows = await suite.database
    .sql`select m.id from media_objects m join children c on c.family_id = m.family_id
    where m.kind = 'photo' and c.id = ${suite.family.hero.id}`;
  return [rows.length, suite.ports.stored.size];
};

describe('a mission that needs a picture', () => {
  beforeEach(() => change({ photo: 'required' }));

  test('is done with one, and waits without a timer', async () => {
    await parent().missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1 });
    const done = await tap();
    const photoUrl = `/api/habit-completions/${done.id}/photo`;
    expect(done).toMatchObject({ status: 'pending', photoUrl, autoApprovesAt: null });
    expect(await parent().missions.listPending()).toMatchObject([{ completion: { photoUrl } }]);
    expect(await kept()).toEqual([1, 1]);
  });

  test('is refused without one, and with one that is none', async () => {
    expect(await codeOf(tap({}))).toBe('PHOTO_REQUIRED');
    expect(await codeOf(tap({ photo: '' }))).toBe('BAD_REQUEST');
    expect(await codeOf(tap({ photo: dataUrlOf(Buffer.from('GIF89a')) }))).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await kept()).toEqual([0, 0]);
    const rows = await suite.database
      .sql`select id from completions where child_id = ${suite.family.hero.id}`;
    expect(rows).toEqual([]);
  });

  test('takes no second one: a replay finds the first, whatever it brings', async () => {
    const done = await tap();
    for (const again of [{ photo }, {}, { photo: 'nonsense' }]) expect((await tap(again)).id).toBe(done.id);
    expect(await kept()).toEqual([1, 1]);
  });

  test('from two devices at once is one, with one picture', async () => {
    const done = await Promise.all([tap(), tap(), tap()]);
    expect(new Set(done.map(({ id }) => id)).size).toBe(1);
    const [named] = await suite.database.sql`select count(distinct photo_id)::int as n from completions
      where child_id = ${suite.family.hero.id}`;
    expect(named).toEqual({ n: 1 });
    // Those of the slower ones are gone.
    expect(await kept()).toEqual([1, 1]);
  });

  test('waits for a parent without one that was done before it was asked for, trusted or not', async () => {
    const before = new Date(suite.ports.clock.now.getTime()).toISOString();
    suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + HOUR_MS);
    const since = suite.ports.clock.now.toISOString();
    await change({ photo: 'optional' });
    await change({ photo: 'required' });
    suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + HOUR_MS);
    expect(await codeOf(tap({ completedAt: since }))).toBe('PHOTO_REQUIRED');
    await change({ approval: 'trust' });
    expect(await tap({ completedAt: before })).toMatchObject({ status: 'pending', photoUrl: null });
    expect(await parent().missions.listPending()).toMatchObject([{ completion: { beforePhoto: true } }]);
  });

  test('is paid at once where it is trusted, and keeps its picture as long as others', async () => {
    await change({ approval: 'trust' });
    expect(await tap()).toMatchObject({ status: 'approved', photoUrl: expect.any(String) });
    suite.nextDay();
    await parent().account.updateFamily({ photoDays: 0 });
    expect(await kept()).toEqual([0, 0]);
    expect(await tap()).toMatchObject({ status: 'approved', photoUrl: null });
    expect(await kept()).toEqual([0, 0]);
  });
});

describe('whoever is refused', () => {
  test.each([
    ['on a day of rest', { schedule: { kind: 'once', date: '2026-12-24' } }, 'NOT_DUE'],
    ['for a habit that is off', { isActive: false }, 'HABIT_INACTIVE'],
    ['for a time that the day does not have', { timesPerDay: 1 }, 'SLOT_GONE'],
  ] as const)('%s has no picture stored', async (_, habit, code) => {
    await change({ photo: 'required', ...habit });
    expect(await codeOf(tap({ photo, slot: code === 'SLOT_GONE' ? 2 : 1 }))).toBe(code);
    expect(await kept()).toEqual([0, 0]);
  });

  test('for another hero’s mission, with missions off, or too late, neither', async () => {
    await change({ photo: 'required' });
    const sibling = await parent().children.create({ name: 'Mia', avatarType: 'robot' });
    const theirs = await parent().habits.assign({ id: sibling.id, masterHabitId: suite.family.master.id });
    expect(await codeOf(tap({ photo, id: theirs.id }))).toBe('NOT_FOUND');
    const completedAt = new Date(suite.ports.clock.now.getTime() - 30 * HOUR_MS).toISOString();
    expect(await codeOf(tap({ photo, completedAt }))).toBe('TOO_OLD');
    await parent().controls.update({ id: suite.family.hero.id, enableHabits: false });
    expect(await codeOf(tap())).toBe('FEATURE_DISABLED');
    expect(await kept()).toEqual([0, 0]);
  });
});

test('a mission that is switched off while its picture is unpacked leaves none', async () => {
  await change({ photo: 'required' });
  const { pictures } = suite.ports;
  const { reencode } = pictures;
  pictures.reencode = async (...asked) => {
    await change({ isActive: false });
    return reencode(...asked);
  };
  expect(await codeOf(tap())).toBe('HABIT_INACTIVE');
  expect(await kept()).toEqual([0, 0]);
});

test('a picture that may be sent stays with the timer; where none is wanted it is ignored', async () => {
  await parent().missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1 });
  const ignored = await tap();
  expect(ignored).toMatchObject({ photoUrl: null, autoApprovesAt: expect.any(String) });
  expect(await kept()).toEqual([0, 0]);
  suite.nextDay();
  await change({ photo: 'optional' });
  expect(await tap()).toMatchObject({ photoUrl: expect.any(String), autoApprovesAt: expect.any(String) });
  suite.nextDay();
  expect(await tap({})).toMatchObject({ status: 'pending', photoUrl: null });
});

test('a parent needs none to mark a mission done, and what they send is ignored', async () => {
  await change({ photo: 'required' });
  const done = await parent().missions.complete({ id: suite.family.habit.id, photo });
  expect(done).toMatchObject({ status: 'approved', photoUrl: null });
  expect(await kept()).toEqual([0, 0]);
});

test('approving everything leaves pictures that no parent has seen', async () => {
  await change({ photo: 'optional' });
  const { id } = await tap();
  const skipped = [{ id, kind: 'mission', code: 'PHOTO_UNSEEN' }];
  expect(await parent().inbox.approveAll({})).toEqual({ approved: 0, skipped });
  await suite.database.sql`update completions set photo_seen_at = now() where id = ${id}`;
  expect(await parent().inbox.approveAll({})).toEqual({ approved: 1, skipped: [] });
});
