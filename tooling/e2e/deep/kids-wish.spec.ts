import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { comeToRest } from '../testing/come-to-rest';
import { takePhoto } from '../testing/photo-file';
import type { RunningServer } from '../testing/server';
import { enterAsHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';

let server: RunningServer;
beforeAll(async () => {
  server = await startServerOnShared('kids-wish');
});
afterAll(() => server?.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function expectGood(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await comeToRest(page);
  expect(await axeFaults(page)).toEqual([]);
  expect(await smallTargets(page, '[role=tabpanel], [role=dialog]')).toEqual([]);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide, 'nothing moves sideways').toBe(false);
}

describe('on a phone', () => {
  it('a wish reaches a parent, whose words come back', async () => {
    await onStage({ name: 'kids-wish', child: 'phone' }, server.url, async (stage) => {
      const { parent, child, photograph } = stage;
      const { familyCode, heroes } = await setUpFamily(parent, ['Mia']);
      const { request } = parent.context();
      await enterAsHero(child, familyCode, heroes[0]!);
      await child.goto('/kids?tab=rewards');
      await button(child, 'I wish for…').tap();
      await button(child, 'A trip together').tap();
      await takePhoto(child);
      await button(child, 'Say it').tap();
      await button(child, 'Stop').tap();
      await child.getByText('Your voice is on it').waitFor();
      await expectGood(child);
      await photograph(child, 'wish');
      await button(child, 'Send it!').tap();
      const wish = child.getByRole('article', { name: 'A trip together' });
      await wish.getByText('Your parent is thinking about it').waitFor();
      const [proposal] = await (await request.get('/api/proposals')).json();
      expect(proposal).toMatchObject({ kind: 'wish', title: 'A trip together' });
      expect(proposal.photoUrl).not.toBeNull();
      expect(proposal.voiceUrl).not.toBeNull();
      await send(request, `/api/proposals/${proposal.id}/decline`, { message: 'In the holidays!' });
      await wish.getByText('In the holidays!').waitFor();
      await expectGood(child);
      await photograph(child, 'answer');
    });
  });
});
