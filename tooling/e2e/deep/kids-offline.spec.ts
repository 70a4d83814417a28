import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOut } from '../testing/log-out';
import { NO_NETWORK, readAllKept, whenKept } from '../testing/own-device';
import { startRelay } from '../testing/relay';
import type { RunningServer } from '../testing/server';
import { enterAsHero, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';

/** One pixel. */
const A_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';

let server: RunningServer;
beforeAll(async () => {
  server = await startServerOnShared('kids-offline');
});
afterAll(() => server?.stop());

/** What the browser has against an app's manifest, and against installing it. */
async function installFaults(page: Page) {
  const inspector = await page.context().newCDPSession(page);
  const { url, errors } = await inspector.send('Page.getAppManifest');
  const { installabilityErrors } = await inspector.send('Page.getInstallabilityErrors');
  // A journey's window keeps nothing: that alone may be said against it.
  const against = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  return { path: new URL(url).pathname, faults: [...errors, ...against] };
}

it('both apps can be installed; the worker controls the kids’ screens alone, and leaves other pages and calls to the network', async () => {
  const journey = { name: 'kids-installed', keepsApp: true };
  await onStage(journey, server.url, async ({ parent, child, expectProblem }) => {
    expectProblem(/status of (401|404)/);
    await child.goto('/kids-login');
    await whenKept(child);
    const kids = { path: '/kids-app/manifest.webmanifest', faults: [] };
    expect(await installFaults(child)).toEqual(kids);
    expect((await child.goto('/kids/nothing'))?.status()).toBe(404);
    await child.goto('/parent/auth');
    expect(await child.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await child.evaluate(() => caches.match('/api/auth/child').then(Boolean))).toBe(false);
    await parent.goto('/parent/auth?mode=login');
    expect((await installFaults(parent)).faults).toEqual([]);
  });
});

describe('a hero’s device', () => {
  it('has the hero’s own picture without network, and it goes with them', async () => {
    const journey = { name: 'kids-offline-picture', keepsApp: true };
    await onStage(journey, server.url, async ({ parent, child, photograph, expectProblem }) => {
      expectProblem(NO_NETWORK);
      const { familyCode, heroes } = await setUpFamily(parent, ['Alex']);
      const path = `/api/children/${heroes[0]!.id}`;
      await parent.context().request.patch(path, { data: { avatarUrl: A_PICTURE } });
      await enterAsHero(child, familyCode, heroes[0]!);
      await child.goto('/kids');
      await whenKept(child);
      // The page that fetched it came before the worker; the next one keeps it.
      await child.reload();
      await expect.poll(() => readAllKept(child)).toContain('/api/media/');
      // What is known is written down a moment after it came.
      await expect.poll(() => readAllKept(child)).toContain('Feed the cat');
      await child.context().setOffline(true);
      await child.reload();
      await seeKeptPicture(child);
      await logOut(child);
      await child.getByText('You are logged out here').waitFor();
      await photograph(child, 'left');
      expect(await readAllKept(child)).not.toContain('/api/media/');
    });
  });

  it('lets a new version in when the child says so', async () => {
    const relay = await startRelay(server.url);
    try {
      const journey = { name: 'kids-update', keepsApp: true };
      await onStage(journey, relay.url, async ({ parent, child, photograph }) => {
        const { familyCode, heroes } = await setUpFamily(parent, ['Jo']);
        await enterAsHero(child, familyCode, heroes[0]!);
        await child.goto('/kids');
        await whenKept(child);
        await child.evaluate(() => Object.assign(window, { isSamePage: true }));
        relay.append('/kids-app/service-worker.js', '\n// another version');
        await child.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        const offer = child.getByRole('region', { name: 'Something new is here!' });
        await offer.waitFor();
        await photograph(child, 'offered');
        expect(await child.evaluate(() => 'isSamePage' in window)).toBe(true);
        await offer.getByRole('button', { name: 'Show me' }).tap();
        await child.waitForFunction(() => !('isSamePage' in window));
        await child.getByText("Today's missions").waitFor();
        const isOneLeft = () =>
          child.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null);
        await expect.poll(isOneLeft).toBe(true);
      });
    } finally {
      await relay.stop();
    }
  });
});

/** The hero's picture is there, and a player gets the piece of a file that it asks for. */
async function seeKeptPicture(child: Page): Promise<void> {
  const picture = child.locator('[href^="/api/media/"]').first();
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
