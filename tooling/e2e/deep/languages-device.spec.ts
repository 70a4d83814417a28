import { type APIRequestContext, type Page, request } from 'playwright-core';
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
const MISSION = 'Feed the cat';

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

/** A family by REST whose hero speaks Polish and has a mission. */
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
  const master = await send(parent, '/api/habits/master', { name: MISSION });
  await send(parent, `/api/children/${id}/habits`, { masterHabitId: master.id });
  const home = { parent, id, login };
  await speakFromNowOn(home, 'pl');
  await welcomeHero(parent, { id, ...login });
  return home;
}

/** A parent chooses the hero's language. */
async function speakFromNowOn({ parent, id }: Home, locale: string): Promise<void> {
  expect((await parent.patch(`/api/children/${id}`, { data: { locale } })).ok()).toBe(true);
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
    await expect.poll(() => readAllKept(device.page)).toContain(MISSION);
    await act(device, home);
    expect(problems).toEqual([]);
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

/** The emulated browser notices that its network is gone, but not in every page that it is back. */
async function goOnline({ context, page }: OwnDevice) {
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

describe('without network', () => {
  it('another language waits at the server while the device is off: it comes with the network, and is all that is kept', async () => {
    await play(async (device, home) => {
      await device.context.setOffline(true);
      await device.page.getByRole('button', { name: polish('I did it! {name}', { name: MISSION }) }).tap();
      await device.page.getByText(polish('Saved here: {n}', { n: '1' })).waitFor();
      await speakFromNowOn(home, 'de');
      await device.restart({ offline: true });
      await device.page.goto('/kids');
      await speaking(device.page, 'pl');
      await device.page.getByText(polish('Saved here: {n}', { n: '1' })).waitFor();

      await goOnline(device);
      await speaking(device.page, 'de');
      await device.page.getByText(german('With your parent: {n}', { n: '1' })).waitFor();
      const sent = await home.parent.get(`/api/children/${home.id}/completions`);
      expect(await sent.json()).toHaveLength(1);
      await expect.poll(() => keptLanguages(device.page)).toEqual(['de']);

      await device.restart({ offline: true });
      await device.page.goto('/kids');
      await speaking(device.page, 'de');
      await device.page.getByRole('tab', { name: german('Progress') }).tap();
      await device.page.getByText(german('Badges')).first().waitFor();
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
        await page.getByRole('button', { name: polish('I did it! {name}', { name: MISSION }) }).waitFor();
        expect(await keptLanguages(page)).toEqual(['pl']);
      }, relay.url);
    } finally {
      await relay.stop();
    }
  });
});
