import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../tests/testing/refused';
import {
  type Browser,
  createTestFamily,
  openBrowser,
  type TestFamily,
} from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { pushToHeroes } from './push-to-heroes';
import { subscribe } from './subscribe';

const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const PASSWORD = 'secret-enough';

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

const takePushes = (browser: Browser, name: string) =>
  browser.call().push.subscribe({ endpoint: `https://push.example.com/${name}`, keys: KEYS });

/** The browsers that ring when the hero calls, by name. */
async function ringing(): Promise<string[]> {
  ports.pushes.length = 0;
  ports.clock.now = new Date(ports.clock.now.getTime() + 11 * 60_000);
  await family.child.call().inbox.callParent({ id: family.hero.id });
  return ports.pushes.map(({ endpoint }) => endpoint.replace('https://push.example.com/', ''));
}

/** The same browser of the hero's when they are reminded. */
async function reminded(): Promise<string[]> {
  ports.pushes.length = 0;
  const { familyId } = (await family.parent.context().sessions.parent())?.parent ?? {};
  if (!familyId) throw new Error('The parent is not signed in.');
  const until = new Date(ports.clock.now.getTime() + 60_000);
  await pushToHeroes(ports, [{ familyId, childId: family.hero.id, until, message: () => ({}) }]);
  return ports.pushes.map(({ endpoint }) => endpoint.replace('https://push.example.com/', ''));
}

async function signIn(): Promise<Browser> {
  const browser = openBrowser(ports);
  await browser.call().account.login({ email: family.user.email, password: PASSWORD });
  return browser;
}

describe("a parent's browser hears no push any more", () => {
  let phone: Browser;
  beforeEach(async () => {
    phone = await signIn();
    await takePushes(family.parent, 'desk');
    await takePushes(phone, 'phone');
    expect(await ringing()).toEqual(['desk', 'phone']);
  });

  test('once they signed out there', async () => {
    await phone.call().account.logout();
    expect(await ringing()).toEqual(['desk']);
  });

  test('once it was signed out from another one', async () => {
    const devices = await family.parent.call().account.listOwnDevices();
    const other = devices.find(({ current }) => !current);
    await family.parent.call().account.signOutOwnDevice({ id: other?.id ?? '' });
    expect(await ringing()).toEqual(['desk']);
  });

  test('once they signed out everywhere else', async () => {
    await family.parent.call().account.signOutElsewhere();
    expect(await ringing()).toEqual(['desk']);
  });

  test('once the password is another one; this browser takes them anew under its new session', async () => {
    const change = { currentPassword: PASSWORD, newPassword: 'another-password' };
    await family.parent.call().account.changePassword(change);
    expect(await ringing()).toEqual([]);
    await takePushes(family.parent, 'desk');
    expect(await ringing()).toEqual(['desk']);
  });

  test('once another parent signed in there and took them', async () => {
    const { parent: stranger } = await createTestFamily(ports);
    await takePushes(stranger, 'phone');
    expect(await ringing()).toEqual(['desk']);
  });
});

describe("a hero's browser hears no push any more", () => {
  beforeEach(async () => {
    await takePushes(family.child, 'tablet');
    expect(await reminded()).toEqual(['tablet']);
  });

  test('once a parent signed them out there', async () => {
    const id = family.hero.id;
    const [device] = await family.parent.call().account.listHeroDevices({ id });
    await family.parent.call().account.signOutHeroDevice({ id, deviceId: device?.id ?? '' });
    expect(await reminded()).toEqual([]);
  });

  test('once they have a new PIN', async () => {
    await family.parent.call().children.update({ id: family.hero.id, pin: '2580' });
    expect(await reminded()).toEqual([]);
  });
});

test('a browser whose session ends while it takes pushes is refused, and never rings', async () => {
  const context = family.child.context();
  const child = await context.sessions.child();
  if (!child) throw new Error('The hero is not signed in.');
  const familyId = child.family.id;
  const actor = { kind: 'child', id: child.childId, name: child.name, familyId } as const;
  await family.parent.call().children.update({ id: family.hero.id, pin: '2580' });
  const late = subscribe(
    { ...context, parent: null, child, familyId, actor, locale: 'en' },
    { endpoint: 'https://push.example.com/tablet', keys: KEYS },
  );
  expect(await codeOf(late)).toBe('UNAUTHORIZED');
  expect(await reminded()).toEqual([]);
});

test('of more than 50 sessions the one that was not seen for longest ends, of parents and of heroes', async () => {
  const browsers: Browser[] = [];
  for (let i = 0; i < 50; i++) {
    ports.clock.now = new Date(ports.clock.now.getTime() + 60_000);
    browsers.push(await signIn());
    const tablet = openBrowser(ports);
    await tablet.call().account.childLogin(family.login);
    browsers.push(tablet);
  }
  expect(await codeOf(family.parent.call().account.me())).toBe('UNAUTHORIZED');
  expect(await codeOf(family.child.call().account.childMe())).toBe('UNAUTHORIZED');
  const [first, tablet] = browsers;
  expect(await first?.call().account.listOwnDevices()).toHaveLength(50);
  expect((await tablet?.call().account.childMe())?.id).toBe(family.hero.id);
});
