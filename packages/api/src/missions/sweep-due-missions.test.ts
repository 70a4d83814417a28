import { HOUR_MS } from '@herohood/domain/time/durations';
import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { sweepDueMissions } from './sweep-due-missions';

const suite = new FamilySuite({ trial: 'ends' });

const later = (ms: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + ms);
};
const sweep = () => sweepDueMissions(suite.ports, { batchSize: 100 });
const statusNow = async () =>
  (await suite.family.child.call().missions.listCompletions({ id: suite.family.hero.id })).map(
    (c) => c.status,
  );
const settings = (change: { enabled?: boolean; timeValue?: 1 | 2 | 24; applyToAllChildren?: boolean }) =>
  suite.family.parent.call().missions.updateAutoApprovalSettings(change);

test('approves at the due time and not before', async () => {
  await settings({ enabled: true, timeValue: 1 });
  const done = await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
  expect(done.autoApprovesAt).toBe('2026-03-10T16:00:00.000Z');
  later(HOUR_MS - 1);
  expect((await sweep()).approved).toBe(0);
  later(1);
  expect((await sweep()).approved).toBe(1);
  expect(await statusNow()).toEqual(['approved']);
  expect((await suite.family.child.call().account.childMe()).xp).toBe(50);
  expect(suite.ports.announced.at(-1)).toEqual({
    familyId: expect.any(String),
    childId: suite.family.hero.id,
  });
});

test('turning it on makes overdue work due at the next sweep', async () => {
  await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
  later(5 * HOUR_MS);
  expect((await sweep()).approved).toBe(0);
  await settings({ enabled: true, timeValue: 2 });
  expect((await sweep()).approved).toBe(1);
});

test('turning it off or making it longer holds back what was due', async () => {
  await settings({ enabled: true, timeValue: 1 });
  await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
  later(2 * HOUR_MS);
  await settings({ enabled: false });
  expect((await sweep()).approved).toBe(0);
  await settings({ enabled: true, timeValue: 24 });
  expect((await sweep()).approved).toBe(0);
  expect(await statusNow()).toEqual(['pending']);
});

test('a family whose access has lapsed is left alone, until it has access again', async () => {
  await settings({ enabled: true, timeValue: 1 });
  await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
  later(8 * 24 * HOUR_MS);
  expect((await sweep()).approved).toBe(0);
  const end = new Date(suite.ports.clock.now.getTime() + HOUR_MS).toISOString();
  await suite.database
    .sql`update families set subscription_status = 'active', subscription_end_date = ${end} where code = ${suite.family.user.familyCode}`;
  expect((await sweep()).approved).toBe(1);
});

test('a hero without an entry of their own is not auto-approved when settings are per hero', async () => {
  await settings({ enabled: true, timeValue: 1, applyToAllChildren: false });
  await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
  later(HOUR_MS);
  expect((await sweep()).approved).toBe(0);
  await suite.family.parent.call().missions.updateAutoApprovalSettings({
    childSpecificSettings: { [suite.family.hero.id]: { enabled: true, timeValue: 1, timeUnit: 'hours' } },
  });
  expect((await sweep()).approved).toBe(1);
});

test('counts what the timer did and has before it', async () => {
  await settings({ enabled: true, timeValue: 1 });
  await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
  const stats = () => suite.family.parent.call().missions.autoApprovalStats();
  expect(await stats()).toEqual({ thisWeek: 0, totalSaved: 0, pending: 1 });
  later(HOUR_MS);
  await sweep();
  expect(await stats()).toEqual({ thisWeek: 1, totalSaved: 1, pending: 0 });
});
