import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { isSecretOfDatabase } from './check-app-secret';

let database: TestDatabase;
let ports: TestPorts;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  await database.sql`delete from secret_fingerprint`;
});

/** The same ports under another secret: nothing that was sealed before opens. */
const withOtherSecret = () => ({
  ...ports,
  secrets: {
    ...ports.secrets,
    open: () => {
      throw new Error('Unable to authenticate data.');
    },
    digest: (value: string) => `other digest(${value})`,
  },
});

const isMarked = async () => (await database.sql`select 1 from secret_fingerprint`).length === 1;

test('the first secret stays the one, whichever comes later', async () => {
  expect(await isSecretOfDatabase(ports)).toBe(true);
  expect(await isSecretOfDatabase(withOtherSecret())).toBe(false);
  expect(await isSecretOfDatabase(ports)).toBe(true);
});

test('of two first starts with two secrets one wins', async () => {
  const answers = await Promise.all([isSecretOfDatabase(ports), isSecretOfDatabase(withOtherSecret())]);
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('a database from before takes the secret that opens every PIN, and no other', async () => {
  await createTestFamily(ports);
  const [found] = await database.sql`select count(*)::int as pins from children where pin_sealed is not null`;
  expect(found?.pins).toBeGreaterThan(0);
  expect(await isSecretOfDatabase(withOtherSecret())).toBe(false);
  expect(await isMarked()).toBe(false);
  expect(await isSecretOfDatabase(ports)).toBe(true);
  expect(await isMarked()).toBe(true);
});
