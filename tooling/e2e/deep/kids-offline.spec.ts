import { type APIRequestContext, request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { FAMILY_ZONE } from '../testing/family-zone';
import { logOut } from '../testing/log-out';
import { type DeviceKind, type OwnDevice, openOwnDevice, readAllKept } from '../testing/own-device';
import { startRelay } from '../testing/relay';
import type { RunningServer } from '../testing/server';
import { send, welcomeHero } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { eitherDevice } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';

const KINDS = eitherDevice('phone');
const PIN = '1357';
const HABITS = ['Feed the cat', 'Water the plants', 'Tidy the desk'];
/** The browser's own words about what the server refuses; what the app makes of it is what the journeys look at. */
const EXPECTED = /status of 4\d\d/;

/** One pixel. */
const A_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';

let server: RunningServer;
beforeAll(async () => {
  server = await startServerOnShared('kids-offline');
});
afterAll(() => server?.stop());

interface Hero {
  id: string;
  username: string;
  /** The assignments, by the habits' names. */
  missions: Record<string, string>;
}

interface Family {
  parent: APIRequestContext;
  code: string;
  heroes: Record<string, Hero>;
}

let families = 0;

/** A family by REST: its heroes all have the same three habits. */
async function foundFamily(names: string[], url: string): Promise<Family> {
  families += 1;
  const email = `offline${families}@example.com`;
  const parent = await request.newContext({ baseURL: url });
  const { familyCode } = await send(parent, '/api/auth/register', {
    email,
    password: 'long-enough',
    firstName: 'Pat',
    lastName: 'Rivers',
    timeZone: FAMILY_ZONE,
  });
  const masters: { id: string; name: string }[] = [];
  for (const name of HABITS) {
    const { id } = await send(parent, '/api/habits/master', { name, xpReward: 50 });
    masters.push({ id, name });
  }
  const heroes: Record<string, Hero> = {};
  for (const name of names) {
    const username = name.toLowerCase();
    const { id } = await send(parent, '/api/children', { name, avatarType: 'robot' });
    await parent.patch(`/api/children/${id}`, { data: { username, pin: PIN } });
    const missions: Record<string, string> = {};
    for (const master of masters) {
      const made = await send(parent, `/api/children/${id}/habits`, { masterHabitId: master.id });
      missions[master.name] = made.id;
    }
    await welcomeHero(parent, { id, familyCode, username, pin: PIN });
    heroes[name] = { id, username, missions };
  }
  return { parent, code: familyCode, heroes };
}

async function completionsOf({ parent }: Family, hero: Hero) {
  const answer = await parent.get(`/api/children/${hero.id}/completions`);
  return (await answer.json()) as { habitId: string; date: string; status: string; completedAt: string }[];
}

/** Signs a hero in with their own fingers. */
async function signIn({ page }: OwnDevice, { code }: Family, { username }: Hero) {
  await page.goto('/kids-login');
  const another = page.getByRole('button', { name: 'Another hero' });
  await another.or(page.getByLabel('Family Code')).first().waitFor();
  if (await another.isVisible()) await another.tap();
  await page.getByLabel('Family Code').fill(code);
  await page.getByLabel('Hero Username').fill(username);
  for (const digit of PIN) await page.getByRole('button', { name: `Digit ${digit}` }).tap();
  await page.getByText("Today's missions").waitFor();
}

/** Opens a hero's home on a device of their own, which can be opened without network from then on. */
async function play(kind: DeviceKind, url: string, act: (device: OwnDevice) => Promise<void>): Promise<void> {
  const problems: string[] = [];
  const device = await openOwnDevice(kind, url, problems);
  try {
    await act(device);
    expect(problems.filter((line) => !EXPECTED.test(line))).toEqual([]);
  } catch (error) {
    await device.photograph('kids-offline-failed').catch(() => {});
    throw error;
  } finally {
    await device.close();
  }
}

async function goOffline({ context, page, whenKept }: OwnDevice) {
  await whenKept();
  await page.getByText('Synced').waitFor();
  // What is known is written down a moment after it came.
  await expect.poll(() => readAllKept(page)).toContain(HABITS[0]);
  await context.setOffline(true);
}

/** The emulated browser notices that its network is gone, but not in every page that it is back. */
async function goOnline({ context, page }: OwnDevice) {
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

const doMission = ({ page }: OwnDevice, name: string) =>
  page.getByRole('button', { name: `I did it! ${name}` }).tap();

const saved = ({ page }: OwnDevice) => page.getByText('Saved here. It will be sent.');

describe.each(KINDS)('without network, on a %s', (kind) => {
  it('the app opens, keeps two missions over a restart, and both count once, on their day', async () => {
    const family = await foundFamily(['Robin'], server.url);
    const robin = family.heroes.Robin!;
    await play(kind, server.url, async (device) => {
      await signIn(device, family, robin);
      await device.page.getByRole('tab', { name: 'Progress' }).tap();
      await device.page.getByText('Badges').first().waitFor();
      await goOffline(device);
      await device.page.goto('/kids');
      await device.page.getByText(/You are offline|Herohood does not answer/).waitFor();
      await device.page.getByText(/^As of \d/).waitFor();
      const before = Date.now();
      await doMission(device, 'Feed the cat');
      await device.page.getByText('Saved!').waitFor();
      await doMission(device, 'Water the plants');
      await expect.poll(() => saved(device).count()).toBe(2);
      const after = Date.now();
      await device.photograph('kids-offline-saved');
      expect(await axeFaults(device.page)).toEqual([]);

      await device.restart({ offline: true });
      await device.page.goto('/kids-login');
      await device.page.getByRole('button', { name: 'Robin', exact: true }).waitFor();
      await device.page.goto('/kids');
      await expect.poll(() => saved(device).count()).toBe(2);
      await device.page.getByRole('tab', { name: 'Progress' }).tap();
      await device.page.getByText('Badges').first().waitFor();
      await device.page.getByRole('tab', { name: 'Missions' }).tap();
      expect(await completionsOf(family, robin)).toEqual([]);

      await goOnline(device);
      await device.page.getByText('Your 2 saved missions were sent to your parent.').waitFor();
      await expect.poll(() => device.page.getByText('Your parent is checking it.').count()).toBe(2);
      await device.page.reload();
      await expect.poll(() => device.page.getByText('Your parent is checking it.').count()).toBe(2);
      const rows = await completionsOf(family, robin);
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: FAMILY_ZONE }).format(before);
      expect(rows.map(({ date, status }) => [date, status])).toEqual(Array(2).fill([today, 'pending']));
      expect(rows.map(({ habitId }) => habitId).sort()).toEqual(
        [robin.missions['Feed the cat'], robin.missions['Water the plants']].sort(),
      );
      for (const { completedAt } of rows) {
        expect(Date.parse(completedAt)).toBeGreaterThanOrEqual(before);
        expect(Date.parse(completedAt)).toBeLessThanOrEqual(after);
      }
    });
  });

  it('what the server does not count is told kindly and does not come again', async () => {
    const family = await foundFamily(['Kim'], server.url);
    const kim = family.heroes.Kim!;
    await play(kind, server.url, async (device) => {
      await signIn(device, family, kim);
      await goOffline(device);
      for (const name of HABITS) await doMission(device, name);
      await device.page.getByText('All missions saved!').waitFor();
      // Meanwhile at the parent's: one is put to rest, one is taken away. The third has waited for too long.
      const [resting, gone, old] = HABITS.map((name) => kim.missions[name]!);
      await family.parent.patch(`/api/habits/${resting}`, { data: { isActive: false } });
      await family.parent.delete(`/api/habits/${gone}`);
      await makeOlder(device, old!, 25);
      await goOnline(device);
      const told = device.page.getByRole('region', { name: 'This could not be counted' });
      await told.waitFor();
      const words = (await told.textContent()) ?? '';
      expect(words).toMatch(
        /Feed the cat\s*Your parent has (put this mission to rest|taken this mission away)/,
      );
      expect(words).toMatch(/Water the plants\s*Your parent has taken this mission away/);
      expect(words).toMatch(/Tidy the desk\s*It was done more than a day ago/);
      await device.photograph('kids-offline-refused');
      expect(await axeFaults(device.page)).toEqual([]);
      expect(await smallTargets(device.page, 'section[aria-label="This could not be counted"]')).toEqual([]);
      await told.getByRole('button', { name: 'OK' }).tap();
      await told.waitFor({ state: 'detached' });
      // The card goes at once, what is kept of it a moment later.
      await expect.poll(() => readAllKept(device.page)).not.toContain('"completedAt"');
      await device.page.reload();
      await device.page.getByRole('button', { name: 'I did it! Tidy the desk' }).waitFor();
      expect(await completionsOf(family, kim)).toEqual([]);
      expect(await readAllKept(device.page)).not.toContain('"completedAt"');
    });
  });

  it('the hero’s own picture is there, and goes with them', async () => {
    const family = await foundFamily(['Alex'], server.url);
    const alex = family.heroes.Alex!;
    await family.parent.patch(`/api/children/${alex.id}`, { data: { avatarUrl: A_PICTURE } });
    await play(kind, server.url, async (device) => {
      await signIn(device, family, alex);
      await goOffline(device);
      await seeKeptPicture(device);
      await logOut(device.page);
      await device.page.getByText('You are logged out here').waitFor();
      await device.photograph('kids-offline-left');
      expect(await readAllKept(device.page)).not.toContain('/api/media/');
    });
  });
});

describe('the installed app', () => {
  it('can be installed, controls the kids’ screens alone, and leaves other pages and calls to the network', async () => {
    await play('phone', server.url, async (device) => {
      const { page, context } = device;
      await page.goto('/kids-login');
      await device.whenKept();
      const inspector = await context.newCDPSession(page);
      const { url, errors } = await inspector.send('Page.getAppManifest');
      expect([new URL(url).pathname, errors]).toEqual(['/kids-app/manifest.webmanifest', []]);
      expect(await inspector.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
      expect((await page.goto('/kids/nothing'))?.status()).toBe(404);
      await page.goto('/parent/auth');
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      expect(await page.evaluate(() => caches.match('/api/auth/child').then(Boolean))).toBe(false);
    });
  });

  it.each(KINDS)('lets a new version in when the child says so, on a %s', async (kind) => {
    const relay = await startRelay(server.url);
    const family = await foundFamily(['Jo'], relay.url);
    try {
      await play(kind, relay.url, async (device) => {
        const { page } = device;
        await signIn(device, family, family.heroes.Jo!);
        await device.whenKept();
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        relay.append('/kids-app/service-worker.js', '\n// another version');
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        const offer = page.getByRole('region', { name: 'Something new is here!' });
        await offer.waitFor();
        await device.photograph('kids-offline-update');
        expect(await smallTargets(page, 'section[aria-label="Something new is here!"]')).toEqual([]);
        expect(await axeFaults(page)).toEqual([]);
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
        await offer.getByRole('button', { name: 'Show me' }).tap();
        await page.waitForFunction(() => !('isSamePage' in window));
        await page.getByText("Today's missions").waitFor();
        const isOneLeft = () =>
          page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null);
        await expect.poll(isOneLeft).toBe(true);
      });
    } finally {
      await relay.stop();
    }
  });
});

/** The hero's picture is there without network, and a player gets the piece of a file that it asks for. */
async function seeKeptPicture({ page, context }: OwnDevice): Promise<void> {
  const picture = page.locator('[href^="/api/media/"]').first();
  await picture.waitFor();
  // The page that fetched it came before the worker; the next one keeps it.
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => readAllKept(page)).toContain('/api/media/');
  await context.setOffline(true);
  await page.reload();
  await picture.waitFor();
  const seen = await picture.evaluate(async (drawn) => {
    const address = drawn.getAttribute('href') ?? '';
    const image = new Image();
    image.src = address;
    await image.decode();
    const piece = await fetch(address, { headers: { range: 'bytes=0-9' } });
    return { width: image.naturalWidth, status: piece.status, bytes: (await piece.arrayBuffer()).byteLength };
  });
  expect(seen).toEqual({ width: 1, status: 206, bytes: 10 });
}

/** Sets a waiting tap's time back, as if the device had lain in a drawer. */
async function makeOlder({ page }: OwnDevice, habitId: string, hours: number): Promise<void> {
  await page.evaluate(
    ([id, ms]) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('herohood-kids');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const store = asked.result.transaction('kept', 'readwrite').objectStore('kept');
          const read = store.get('outbox');
          read.onsuccess = () => {
            const taps = (read.result as { habitId: string; completedAt: string }[]).map((tap) =>
              tap.habitId === id
                ? { ...tap, completedAt: new Date(Date.parse(tap.completedAt) - ms).toISOString() }
                : tap,
            );
            store.put(taps, 'outbox').onsuccess = () => {
              asked.result.close();
              resolve();
            };
          };
        };
      }),
    [habitId, hours * 3_600_000] as const,
  );
}
