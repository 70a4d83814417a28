import { HOUR_MS } from '@herohood/domain/time/durations';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily } from '../../tests/testing/test-family';
import { sweepDueMissions } from './sweep-due-missions';

const suite = new FamilySuite();

/** Auto-approval after 12 hours, and a habit that was assigned two days ago. */
beforeEach(async () => {
  later(48 * HOUR_MS);
  await settings(12);
});

const later = (ms: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + ms);
};
const ago = (ms: number) => new Date(suite.ports.clock.now.getTime() - ms).toISOString();
const settings = (timeValue: 1 | 12) =>
  suite.family.parent
    .call()
    .missions.updateAutoApprovalSettings({ enabled: true, timeValue, timeUnit: 'hours' });
const tap = (completedAt?: string) =>
  suite.family.child
    .call()
    .missions.complete({ id: suite.family.habit.id, ...(completedAt && { completedAt }) });
const sweep = async () => (await sweepDueMissions(suite.ports, { batchSize: 100 })).approved;
const dueIn = (completion: { autoApprovesAt: string | null }) =>
  completion.autoApprovesAt && Date.parse(completion.autoApprovesAt) - suite.ports.clock.now.getTime();

test('a claimed time of hours ago decides the day, and the timer counts from the arrival', async () => {
  const done = await tap(ago(12 * HOUR_MS - 3_000));
  expect(dueIn(done)).toBe(12 * HOUR_MS);
  later(12 * HOUR_MS - 1);
  expect(await sweep()).toBe(0);
  expect(
    await codeOf(suite.family.parent.call().missions.approve({ id: done.id, isAutoApproval: true })),
  ).toBe('NOT_DUE');
  later(1);
  expect(await sweep()).toBe(1);
});

test('changed settings count from the arrival too', async () => {
  await tap(ago(11 * HOUR_MS));
  await settings(1);
  later(HOUR_MS - 1);
  expect(await sweep()).toBe(0);
  later(1);
  expect(await sweep()).toBe(1);
});

test('after a rejection a new tap of that day waits for a parent, until the settings are changed', async () => {
  const { id } = await tap();
  await suite.family.parent.call().missions.reject({ id, message: 'Once more, please' });
  expect(await tap(ago(HOUR_MS))).toMatchObject({ status: 'pending', autoApprovesAt: null });
  later(24 * HOUR_MS);
  expect(await sweep()).toBe(0);
  const [again] = await suite.family.parent.call().missions.listPending();
  const timer = { id: again?.completion.id ?? '', isAutoApproval: true };
  expect(await codeOf(suite.family.parent.call().missions.approve(timer))).toBe('NOT_DUE');
  await settings(1);
  expect(await sweep()).toBe(1);
});

test('after an undo neither that completion nor a new tap of the day is approved by the timer', async () => {
  const { id } = await tap();
  await suite.family.parent.call().missions.approve({ id });
  await suite.family.parent.call().missions.undo({ id });
  expect(await codeOf(suite.family.parent.call().missions.approve({ id, isAutoApproval: true }))).toBe(
    'NOT_DUE',
  );
  await suite.family.child.call().missions.withdraw({ id });
  expect((await tap(ago(HOUR_MS))).autoApprovesAt).toBeNull();
  later(24 * HOUR_MS);
  expect(await sweep()).toBe(0);
});

test('a rejection of one day leaves the timer of the other days alone', async () => {
  const { id } = await tap(ago(23 * HOUR_MS));
  await suite.family.parent.call().missions.reject({ id, message: 'Once more, please' });
  expect(dueIn(await tap())).toBe(12 * HOUR_MS);
});

test('on a day of 23 hours the 24 hours reach into the day before yesterday', async () => {
  const berlin = await createTestFamily(suite.ports, { timeZone: 'Europe/Berlin' });
  // 00:20 of the day after the clocks went forward: 24 hours before lie in the evening of the 28th.
  suite.ports.clock.now = new Date('2026-03-29T22:20:00Z');
  const done = (hours: number) =>
    berlin.child.call().missions.complete({ id: berlin.habit.id, completedAt: ago(hours * HOUR_MS) });
  expect(await done(24)).toMatchObject({ date: '2026-03-28' });
  expect(await done(23)).toMatchObject({ date: '2026-03-29' });
});

test('a hero has 30 tries at a mission and day, a parent marks it done all the same', async () => {
  for (let n = 0; n < 30; n += 1) {
    const { id } = await tap();
    await suite.family.child.call().missions.withdraw({ id });
  }
  expect(await codeOf(tap())).toBe('TRY_LIMIT');
  const marked = await suite.family.parent.call().missions.complete({ id: suite.family.habit.id });
  expect(marked.status).toBe('approved');
  later(24 * HOUR_MS);
  expect((await tap()).status).toBe('pending');
});
