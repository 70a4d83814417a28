import { beforeEach, describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { type Browser, createTestFamily, openBrowser } from '../../tests/testing/test-family';
import { pushToHeroes } from './send-pushes';
import { subscribe } from './subscribe';

const suite = new FamilySuite();

const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const PASSWORD = 'secret-enough';

const takePushes = (browser: Browser, name: string) =>
  browser.call().push.subscribe({ endpoint: `https://push.example.com/${name}`, keys: KEYS });

/** The browsers that ring when the hero calls, by name. */
async function ringing(): Promise<string[]> {
  suite.ports.pushes.length = 0;
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 11 * 60_000);
  await suite.family.child.call().inbox.callParent({ id: suite.family.hero.id });
  return suite.ports.pushes.map(({ endpoint }) => endpoint.replace('https://push.example.com/', ''));
}

/** The same browser of the hero's when they are reminded. */
async function reminded(): Promise<string[]> {
  suite.ports.pushes.length = 0;
  const { familyId } = (await suite.family.parent.context().sessions.parent())?.parent ?? {};
  if (!familyId) throw new Error('The parent is not signed in.');
  const until = new Date(suite.ports.clock.now.getTime() + 60_000);
  await pushToHeroes(suite.ports, [{ familyId, childId: suite.family.hero.id, until, message: () => ({}) }]);
  return suite.ports.pushes.map(({ endpoint }) => endpoint.replace('https://push.example.com/', ''));
}

async function signIn(): Promise<Browser> {
  const browser = openBrowser(suite.ports);
  await browser.call().account.login({ email: suite.family.user.email, password: PASSWORD });
  return browser;
}

describe("a parent's browser hears no push any more", () => {
  let phone: Browser;
  beforeEach(async () => {
    phone = await signIn();
    await takePushes(suite.family.parent, 'desk');
    await takePushes(phone, 'phone');
    expect(await ringing()).toEqual(['desk', 'phone']);
  });

  test('once they signed out there', async () => {
    await phone.call().account.logout();
    expect(await ringing()).toEqual(['desk']);
  });

  test('once the password is another one; this browser takes them anew under its new session', async () => {
    const change = { currentPassword: PASSWORD, newPassword: 'another-password' };
    await suite.family.parent.call().account.changePassword(change);
    expect(await ringing()).toEqual([]);
    await takePushes(suite.family.parent, 'desk');
    expect(await ringing()).toEqual(['desk']);
  });

  test('once another parent signed in there and took them', async () => {
    const { parent: stranger } = await createTestFamily(suite.ports);
    await takePushes(stranger, 'phone');
    expect(await ringing()).toEqual(['desk']);
  });
});

describe("a hero's browser hears no push any more", () => {
  beforeEach(async () => {
    await takePushes(suite.family.child, 'tablet');
    expect(await reminded()).toEqual(['tablet']);
  });

  test('once they have a new PIN', async () => {
    await suite.family.parent.call().children.update({ id: suite.family.hero.id, pin: '2580' });
    expect(await reminded()).toEqual([]);
  });
});

test('a browser whose session ends while it takes pushes is refused, and never rings', async () => {
  const context = suite.family.child.context();
  const child = await context.sessions.child();
  if (!child) throw new Error('The hero is not signed in.');
  const familyId = child.family.id;
  const actor = { kind: 'child', id: child.childId, name: child.name, familyId } as const;
  await suite.family.parent.call().children.update({ id: suite.family.hero.id, pin: '2580' });
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
    suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 60_000);
    browsers.push(await signIn());
    const tablet = openBrowser(suite.ports);
    await tablet.call().account.childLogin(suite.family.login);
    browsers.push(tablet);
  }
  expect(await codeOf(suite.family.parent.call().account.me())).toBe('UNAUTHORIZED');
  expect(await codeOf(suite.family.child.call().account.childMe())).toBe('UNAUTHORIZED');
  const [first, tablet] = browsers;
  expect(await first?.call().account.listOwnDevices()).toHaveLength(50);
  expect((await tablet?.call().account.childMe())?.id).toBe(suite.family.hero.id);
});
