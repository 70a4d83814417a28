import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPaidFamily, doNewMission } from '../../tests/testing/paid-hero';
import { codeOf } from '../../tests/testing/refused';
import { createTestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(() => expectSoundLedgers(database.sql));

test('a game that was begun is finished though its missions were taken back, and none is begun after that', async () => {
  const ports = createTestPorts(database.db);
  const family = await createPaidFamily(ports, database.sql, { missions: 0 });
  const taps = [await doNewMission(family), await doNewMission(family)];
  const { child } = family;
  const { playId } = await child.call().games.start({ id: 'math-hero' });
  for (const { id } of taps) await child.call().missions.withdraw({ id });

  ports.clock.now = new Date(ports.clock.now.getTime() + 60_000);
  expect(await codeOf(child.call().games.start({ id: 'word-puzzle' }))).toBe('GAME_LOCKED');
  const finished = await child.call().games.finish({ id: playId, score: 80 });
  expect(finished).toMatchObject({ score: 80 });
});
