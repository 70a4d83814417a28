import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, test } from 'vitest';
import { CLOCK_CHANGES, ringsOnceADay } from '../../tests/testing/clock-changes';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 5 });
});
afterAll(() => database.close());

/** Whatever rings here does so at a quarter of an hour. */
const QUARTER_MS = 15 * 60_000;

test.each(CLOCK_CHANGES)(
  'when $name, every reminder rings once each family day, at its local time',
  (change) => ringsOnceADay(database, change, QUARTER_MS),
);
