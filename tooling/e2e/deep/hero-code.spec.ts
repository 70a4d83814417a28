import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scan } from '../testing/scan';
import type { RunningServer } from '../testing/server';
import { setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';

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
