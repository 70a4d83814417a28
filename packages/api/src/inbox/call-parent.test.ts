import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { createTestFamily, openBrowser, type TestFamily } from '../../tests/testing/test-family';

const suite = new FamilySuite();

const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

const subscribe = (browser: TestFamily['parent'], name: string) =>
  browser.call().push.subscribe({ endpoint: `https://push.example.com/${name}`, keys: KEYS });
const call = () => suite.family.child.call().inbox.callParent({ id: suite.family.hero.id });

test('a call rings in every browser in which a parent of the family takes pushes, and in no other', async () => {
  await subscribe(suite.family.parent, 'desk');
  await subscribe(suite.family.child, 'tablet');
  const strangers = await createTestFamily(suite.ports);
  await subscribe(strangers.parent, 'elsewhere');
  suite.ports.pushes.length = 0;
  const { id } = await call();
  expect(suite.ports.pushes).toMatchObject([
    {
      endpoint: 'https://push.example.com/desk',
      message: { kind: 'call', callId: id, title: `${suite.family.hero.name} asks for you` },
    },
  ]);
});

test('of two devices of a hero that call at once one is heard, and rings once', async () => {
  await subscribe(suite.family.parent, 'desk-of-two');
  const tablet = openBrowser(suite.ports);
  await tablet.call().account.childLogin(suite.family.login);
  suite.ports.pushes.length = 0;
  const calls = await Promise.allSettled(
    [suite.family.child, tablet, suite.family.child, tablet].map((browser) =>
      browser.call().inbox.callParent({ id: suite.family.hero.id }),
    ),
  );
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(suite.ports.pushes).toHaveLength(1);
  expect((await suite.family.parent.call().home.parentToday()).calls).toHaveLength(1);
});

test('a push service that does not answer holds up no call', async () => {
  await subscribe(suite.family.parent, 'desk-far-away');
  suite.ports.push.send = async () => {
    throw new Error('The push service is away.');
  };
  expect(await call()).toMatchObject({ childId: suite.family.hero.id });
});
