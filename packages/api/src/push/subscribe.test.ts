import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFamily, openBrowser } from '../../tests/testing/test-family';
import { createTestPorts } from '../../tests/testing/test-ports';

const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const ROUNDS = 15;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('of heroes who take one browser at the same moment exactly one keeps it', async () => {
  const ports = createTestPorts(database.db);
  const { parent, child, user } = await createTestFamily(ports);
  const { id } = await parent.call().children.create({ name: 'Kim', avatarType: 'robot' });
  const { username, pin } = await parent.call().children.generateLogin({ id });
  const sibling = openBrowser(ports);
  const login = { familyCode: user.familyCode, username: username ?? '', pin: pin ?? '' };
  await sibling.call().account.childLogin(login);

  for (let round = 0; round < ROUNDS; round += 1) {
    ports.clock.now = new Date(ports.clock.now.getTime() + 60_000);
    const endpoint = `https://push.example.com/browser/${round}`;
    await Promise.all(
      [child, sibling].map((browser) => browser.call().push.subscribe({ endpoint, keys: KEYS })),
    );
    const holders = await database.sql`select child_id from push_subscriptions where endpoint = ${endpoint}`;
    expect(holders, `round ${round}`).toHaveLength(1);
  }
});
