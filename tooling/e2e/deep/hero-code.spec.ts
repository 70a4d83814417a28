import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { scan } from '../testing/scan';
import type { RunningServer } from '../testing/server';
import { setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';

/** The browser's own words about 'who am I?' before anybody has signed in, and about a code that was used. */
const REFUSED = /status of (401|410)/;
let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('hero-code');
});
afterAll(() => server?.stop());

async function openDialog(parent: Page, name: string) {
  await parent.getByRole('button', { name: `Sign ${name} in on a device` }).click();
  const dialog = parent.getByRole('dialog', { name: `Sign ${name} in` });
  await dialog.getByText(/Works once, for 1[45]:\d\d more/).waitFor();
  return dialog;
}

describe('the code that signs a hero in', () => {
  it('scanned on a phone it lets that hero in, once; the parent sees it at once and can end it', async () => {
    await onStage('hero-code', server.url, async ({ parent, child, comeIn, photograph, expectProblem }) => {
      expectProblem(REFUSED);
      await setUpFamily(parent, ['Mia', 'Leo']);
      await parent.goto('/parent/heroes');
      const dialog = await openDialog(parent, 'Mia');
      expect(await axeFaults(parent)).toEqual([]);
      await photograph(parent, 'code');
      const address = await scan(dialog.getByRole('img', { name: 'QR code that signs Mia in' }), child);
      expect(address).toMatch(/^http:\/\/[^/]+\/kids-login\?code=[A-Z2-9]{6}#link=[0-9a-f]{64}$/);

      await child.goto(address);
      await child.getByRole('button', { name: 'I did it! Feed the cat' }).waitFor();
      expect(new URL(child.url()).hash).toBe('');
      // Nobody reloaded anything: sync brought the news.
      await dialog.getByText(/^Mia is in: /).waitFor();
      await photograph(parent, 'arrived');

      const other = await comeIn();
      await other.goto(address);
      await other.getByRole('heading', { name: 'This code was used already' }).waitFor();
      expect(await axeFaults(other)).toEqual([]);
      expect(await smallTargets(other)).toEqual([]);
      await photograph(other, 'used');
      await other.getByRole('button', { name: 'Type it in instead' }).click();
      await other.getByRole('heading', { name: 'Hero Login' }).waitFor();
      const code = new URL(address).searchParams.get('code');
      expect(await other.getByLabel('Family Code').inputValue()).toBe(code);

      await dialog.getByRole('button', { name: /^Sign out on / }).click();
      await dialog.getByText('Not signed in anywhere.').waitFor();
      // The device knows the hero by now, and asks for no more than the PIN.
      await child.getByText('Hi, Mia!').waitFor();
      await child.getByRole('button', { name: 'Digit 1' }).waitFor();
    });
  });

  it('prints a card with what a hero types where nothing can be scanned', async () => {
    await onStage('hero-card', server.url, async ({ parent, child, photograph }) => {
      const { familyCode } = await setUpFamily(parent, ['Mia']);
      await parent.goto('/parent/heroes');
      await parent.evaluate(() => {
        window.print = () => {};
      });
      const dialog = await openDialog(parent, 'Mia');
      await dialog.getByRole('button', { name: 'Print card' }).click();
      await parent.emulateMedia({ media: 'print' });
      const card = parent.getByRole('article').filter({ hasText: "Mia's login card" });
      for (const fact of [familyCode, 'mia', '1357']) await card.getByText(fact, { exact: true }).waitFor();
      expect(await dialog.isVisible()).toBe(false);
      expect(await scan(card.getByRole('img', { name: /^QR code that opens/ }), child)).toContain(familyCode);
      await photograph(parent, 'printed');
    });
  });
});
