import { expect, test } from 'vitest';
import { learnFamilyClock } from '../features/home/family-clock';
import { memoryStore } from './device-store';
import { openOutbox } from './outbox';

const tap = (habitId: string, completedAt = '2026-03-10T08:00:00.000Z', heroId = 'mia') => ({
  heroId,
  habitId,
  completedAt,
});

test('taps wait in their order, also for whoever opens the app next', async () => {
  const store = memoryStore();
  const outbox = openOutbox(store);
  await outbox.keep(tap('teeth'));
  await outbox.keep(tap('bed'));
  expect(await openOutbox(store).all()).toEqual([tap('teeth'), tap('bed')]);
});

test('a second tap on the same mission and family day changes nothing; on the next day it is another one', async () => {
  learnFamilyClock({ timeZone: 'UTC', dayStartHour: 4 }, Date.now());
  const outbox = openOutbox(memoryStore());
  await outbox.keep(tap('teeth', '2026-03-10T08:00:00.000Z'));
  await outbox.keep(tap('teeth', '2026-03-10T08:00:01.000Z'));
  await outbox.keep(tap('teeth', '2026-03-11T00:30:00.000Z'));
  await outbox.keep(tap('teeth', '2026-03-11T07:00:00.000Z'));
  expect((await outbox.all()).map(({ completedAt }) => completedAt)).toEqual([
    '2026-03-10T08:00:00.000Z',
    '2026-03-11T07:00:00.000Z',
  ]);
});

test('a sister’s tap on the same mission is hers', async () => {
  const outbox = openOutbox(memoryStore());
  await outbox.keep(tap('teeth'));
  await outbox.keep(tap('teeth', undefined, 'zoe'));
  await outbox.remove(tap('teeth'));
  expect(await outbox.all()).toEqual([tap('teeth', undefined, 'zoe')]);
});

test('what was refused waits no more, and is told to its own hero until they have seen it', async () => {
  const store = memoryStore();
  const outbox = openOutbox(store);
  const refusal = { tap: tap('teeth'), name: 'Brush teeth', reason: 'resting' } as const;
  await outbox.keep(refusal.tap);
  await outbox.refuse(refusal);
  await outbox.refuse(refusal);
  expect(await outbox.all()).toEqual([]);
  expect(await openOutbox(store).refusals('mia')).toEqual([refusal]);
  expect(await outbox.refusals('zoe')).toEqual([]);
  await outbox.forgetRefusals([refusal]);
  expect(await outbox.refusals('mia')).toEqual([]);
});

test('what cannot be read is no refusal', async () => {
  const store = memoryStore();
  const of = (reason: string) => ({ tap: tap('teeth'), name: 'Brush teeth', reason });
  await store.update('refused', () => [of('toString'), { reason: 'gone' }, null]);
  expect(await openOutbox(store).refusals('mia')).toEqual([]);
});

test('two adding at once lose nothing', async () => {
  const store = memoryStore();
  await Promise.all([openOutbox(store).keep(tap('teeth')), openOutbox(store).keep(tap('bed'))]);
  expect(await openOutbox(store).all()).toHaveLength(2);
});

test.each([
  ['nothing', undefined],
  ['no list', { heroId: 'mia' }],
  ['rows without a time', [{ heroId: 'mia', habitId: 'teeth', completedAt: 'soon' }]],
  ['rows of another version', [{ child: 'mia' }, null, 4]],
  ['rows with a name that is no text', [{ ...tap('teeth'), tapId: 7 }]],
])('what cannot be read is no tap: %s', async (_name, kept) => {
  const store = memoryStore();
  await store.update('outbox', () => kept);
  expect(await openOutbox(store).all()).toEqual([]);
});
