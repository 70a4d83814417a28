import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestFamily, openBrowser, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
});

const subscribe = (browser: TestFamily['parent'], name: string) =>
  browser.call().push.subscribe({ endpoint: `https://push.example.com/${name}`, keys: KEYS });
const call = () => family.child.call().inbox.callParent({ id: family.hero.id });

test('a call rings in every browser in which a parent of the family takes pushes, and in no other', async () => {
  await subscribe(family.parent, 'desk');
  await subscribe(family.child, 'tablet');
  const strangers = await createTestFamily(ports);
  await subscribe(strangers.parent, 'elsewhere');
  ports.pushes.length = 0;
  const { id } = await call();
  expect(ports.pushes).toMatchObject([
    {
      endpoint: 'https://push.example.com/desk',
      message: { kind: 'call', callId: id, title: `${family.hero.name} asks for you` },
    },
  ]);
});

test('of two devices of a hero that call at once one is heard, and rings once', async () => {
  await subscribe(family.parent, 'desk-of-two');
  const tablet = openBrowser(ports);
  await tablet.call().account.childLogin(family.login);
  ports.pushes.length = 0;
  const calls = await Promise.allSettled(
    [family.child, tablet, family.child, tablet].map((browser) =>
      browser.call().inbox.callParent({ id: family.hero.id }),
    ),
  );
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(ports.pushes).toHaveLength(1);
  expect(await family.parent.call().inbox.listCalls()).toHaveLength(1);
});

test('a push service that does not answer holds up no call', async () => {
  await subscribe(family.parent, 'desk-far-away');
  ports.push.send = async () => {
    throw new Error('The push service is away.');
  };
  expect(await call()).toMatchObject({ childId: family.hero.id });
});
