import { type APIRequestContext, type Locator, type Page, request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAMILY_ZONE } from '../testing/family-zone';
import { type OwnDevice, openOwnDevice, readAllKept } from '../testing/own-device';
import { startRelay } from '../testing/relay';
import { saysIn } from '../testing/says-in';
import type { RunningServer } from '../testing/server';
import { send, welcomeHero } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';

const polish = saysIn('kids-web', 'pl');
const german = saysIn('kids-web', 'de');

const PIN = '1357';
const PLAIN = ['Feed the cat', 'Water the plants', 'Lay the table'];
const IN_STEPS = 'Tidy the desk';
const STEPS = ['Pens', 'Books'];

let server: RunningServer;
beforeAll(async () => {
  server = await startServerOnShared('languages-device');
});
afterAll(() => server?.stop());

interface Home {
  parent: APIRequestContext;
  id: string;
  login: { familyCode: string; username: string; pin: string };
}

let families = 0;

/** A family by REST whose hero speaks Polish, with three plain missions and one in steps. */
async function foundHome(): Promise<Home> {
  families += 1;
  const parent = await request.newContext({ baseURL: server.url });
  const { familyCode } = await send(parent, '/api/auth/register', {
    ...{ email: `device${families}@example.com`, password: 'long-enough' },
    ...{ firstName: 'Pat', lastName: 'Rivers', timeZone: FAMILY_ZONE },
  });
  const { id } = await send(parent, '/api/children', { name: 'Robin', avatarType: 'robot' });
  const login = { familyCode, username: 'robin', pin: PIN };
  await parent.patch(`/api/children/${id}`, { data: { username: login.username, pin: PIN } });
  const tool = { kind: 'steps', steps: STEPS.map((name) => ({ name })) };
  for (const habit of [...PLAIN.map((name) => ({ name })), { name: IN_STEPS, tool }]) {
    const master = await send(parent, '/api/habits/master', habit);
    await send(parent, `/api/children/${id}/habits`, { masterHabitId: master.id });
  }
  const home = { parent, id, login };
  await speakFromNowOn(home, 'pl');
  await welcomeHero(parent, { id, ...login });
  return home;
}

/** A parent chooses the hero's language. */
async function speakFromNowOn({ parent, id }: Home, locale: string): Promise<void> {
  expect((await parent.patch(`/api/children/${id}`, { data: { locale } })).ok()).toBe(true);
}

/** What the server has of the hero's missions: their names with the instants at which they were done. */
async function arrivedAt({ parent, id }: Home): Promise<[name: string, at: number][]> {
  const [habits, rows] = await Promise.all(
    ['habits', 'completions'].map(async (what) => (await parent.get(`/api/children/${id}/${what}`)).json()),
  );
  const nameOf = new Map(habits.map((habit: { id: string; name: string }) => [habit.id, habit.name]));
  return rows.map((row: { habitId: string; completedAt: string }) => [
    nameOf.get(row.habitId),
    Date.parse(row.completedAt),
  ]);
}

/** Plays on a device whose hero is in, whose app speaks Polish, and can be opened without network. */
async function play(act: (device: OwnDevice, home: Home) => Promise<void>, url = server.url): Promise<void> {
  const home = await foundHome();
  const problems: string[] = [];
  const device = await openOwnDevice(url, problems);
  try {
    await send(device.context.request, '/api/auth/child-login', home.login);
    await device.page.goto('/kids');
    await speaking(device.page, 'pl');
    await device.whenKept();
    await expect.poll(() => keptLanguages(device.page)).toEqual(['pl']);
    // What is known is written down a moment after it came.
    await expect.poll(() => readAllKept(device.page)).toContain(IN_STEPS);
    await act(device, home);
    expect(problems).toEqual([]);
  } catch (error) {
    await device.photograph('languages-device-failed').catch(() => {});
    throw error;
  } finally {
    await device.close();
    await home.parent.dispose();
  }
}

const speaking = (page: Page, locale: string) => page.locator(`html[lang="${locale}"]`).waitFor();

/** Whose words lie on the device: they are those of one language, also beside English. */
function keptLanguages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const words = files.flatMap((kept) =>
      kept.map(({ url }) => /\/assets\/words\/([a-z]{2}(?:-[A-Z]{2})?)-/.exec(url)?.[1]),
    );
    return [...new Set(words)].filter((locale): locale is string => !!locale).sort();
  });
}

/** Does all four missions without network; the instants between which each was done. */
async function fillOutbox({ page, context }: OwnDevice): Promise<Map<string, [number, number]>> {
  await context.setOffline(true);
  const times = new Map<string, [number, number]>();
  const saved = page.getByText(polish('Saved here. It will be sent.'));
  const tap = async (name: string, within: Page | Locator = page) => {
    const before = Date.now();
    await within.getByRole('button', { name: polish('I did it! {name}', { name }) }).tap();
    times.set(name, [before, Number.NaN]);
    await expect.poll(() => saved.count()).toBe(times.size);
    times.set(name, [before, Date.now()]);
  };
  for (const name of PLAIN) await tap(name);
  const act = polish('Show me the steps');
  await page.getByRole('button', { name: polish('{act}: {name}', { act, name: IN_STEPS }) }).tap();
  for (const name of STEPS) {
    await page.getByRole('button', { name: polish('Done! {name}', { name }) }).tap();
  }
  await tap(IN_STEPS, page.getByRole('dialog', { name: IN_STEPS }));
  return times;
}

/** The emulated browser notices that its network is gone, but not in every page that it is back. */
async function goOnline({ context, page }: OwnDevice) {
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Everything has arrived once, each with its own time, and the app says so in German. */
async function seeAllSent({ page }: OwnDevice, home: Home, times: Map<string, [number, number]>) {
  await speaking(page, 'de');
  const checking = page.getByText(german('Your parent is checking it.'));
  await expect.poll(() => checking.count()).toBe(times.size);
  await page.getByText(german('Synced'), { exact: true }).waitFor();
  expect(await page.getByText(german('Saved here. It will be sent.')).count()).toBe(0);
  const arrived = await arrivedAt(home);
  expect(arrived.map(([name]) => name).sort()).toEqual([...times.keys()].sort());
  for (const [name, at] of arrived) {
    const [before, after] = times.get(name) ?? [];
    expect(at, name).toBeGreaterThanOrEqual(before ?? Number.NaN);
    expect(at, name).toBeLessThanOrEqual(after ?? Number.NaN);
  }
}

describe('with missions that wait for the network', () => {
  it('a hero cannot choose a language without it, and can with it: all arrive once, at their own times', async () => {
    await play(async (device, home) => {
      const { page } = device;
      const times = await fillOutbox(device);
      await page.getByRole('button', { name: polish('Settings'), exact: true }).tap();
      await page.getByRole('button', { name: new RegExp(`^${polish('Language')}`) }).tap();
      const deutsch = page.getByRole('button', { name: 'Deutsch', exact: true });
      await deutsch.tap();
      await page.getByText(polish('It stays as it is for now')).waitFor();
      await device.photograph('languages-device-refused');
      await expect.poll(() => keptLanguages(page)).toEqual(['pl']);

      await goOnline(device);
      await deutsch.tap();
      await seeAllSent(device, home, times);
      await expect.poll(() => keptLanguages(page)).toEqual(['de']);
    });
  });

  it('another language waits at the server while the device is off: it comes with the network, and is all that is kept', async () => {
    await play(async (device, home) => {
      const times = await fillOutbox(device);
      await speakFromNowOn(home, 'de');
      await device.restart({ offline: true });
      await device.page.goto('/kids');
      await speaking(device.page, 'pl');
      const saved = device.page.getByText(polish('Saved here. It will be sent.'));
      await expect.poll(() => saved.count()).toBe(times.size);

      await goOnline(device);
      await seeAllSent(device, home, times);
      await expect.poll(() => keptLanguages(device.page)).toEqual(['de']);

      await device.restart({ offline: true });
      await device.page.goto('/kids');
      await speaking(device.page, 'de');
      await device.page.getByRole('tab', { name: german('Progress') }).tap();
      await device.page.getByText(german('Badges')).first().waitFor();
      await device.photograph('languages-device-offline');
    });
  });

  it('without network and the words of what its browser chose, the app speaks what lies on the device', async () => {
    // An emulated browser is offline for pages alone: so that its worker is, too, the server goes away.
    const relay = await startRelay(server.url);
    try {
      await play(async (device) => {
        await device.page.evaluate(() => localStorage.setItem('herohood.locale', 'uk'));
        await device.restart({ offline: true });
        await relay.stop();
        const { page } = device;
        await page.goto('/kids');
        await speaking(page, 'pl');
        await page
          .getByRole('button', { name: polish('I did it! {name}', { name: 'Feed the cat' }) })
          .waitFor();
        expect(await keptLanguages(page)).toEqual(['pl']);
      }, relay.url);
    } finally {
      await relay.stop();
    }
  });
});
