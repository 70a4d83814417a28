import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { closeParty } from '../testing/celebration';
import { comeToRest } from '../testing/come-to-rest';
import { takePhoto } from '../testing/photo-file';
import type { RunningServer } from '../testing/server';
import { enterAsHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { eitherDevice, onStage, type Stage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';
import { whenWhole } from '../testing/whole-home';

/** The browser's own words about a line that the journey cuts. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

let server: RunningServer;
beforeAll(async () => {
  server = await startServerOnShared('kids-proof');
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

/** A hero with three missions: two that need a picture, and one of 500 XP that is trusted. */
async function heroWithProof({ parent, child }: Stage) {
  const family = await setUpFamily(parent, ['Mia']);
  const hero = family.heroes[0]!;
  const { request } = parent.context();
  const [feed] = await (await request.get('/api/habits/master')).json();
  expect((await request.patch(`/api/master-habits/${feed.id}`, { data: { approval: 'trust' } })).ok()).toBe(
    true,
  );
  for (const name of ['Tidy the desk', 'Water the plants']) {
    const habit = { name, icon: 'plants', color: 'mint', xpReward: 50, photo: 'required' };
    const { id: masterHabitId } = await send(request, '/api/habits/master', habit);
    await send(request, `/api/children/${hero.id}/habits`, { masterHabitId });
  }
  await enterAsHero(child, family.familyCode, hero);
  return { request, hero };
}

describe.each(eitherDevice('phone'))('on a %s', (device) => {
  it('a picture is taken, taken again and sent; without network it waits and arrives once', async () => {
    await onStage({ name: `kids-proof-photo-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph, expectProblem } = stage;
      expectProblem(CUT);
      const { request, hero } = await heroWithProof(stage);
      await child.goto('/kids');
      await button(child, 'I did it! Tidy the desk').tap();
      const sheet = child.getByRole('dialog', { name: 'A picture of Tidy the desk' });
      await sheet.waitFor();
      await expectGood(child);
      await takePhoto(child);
      await expectGood(child);
      await photograph(child, 'taken');
      await takePhoto(child);
      await button(child, 'Send it!').tap();
      const thumb = button(child, 'Look at your picture of Tidy the desk');
      await thumb.tap();
      const own = child.getByRole('img', { name: 'Your picture of Tidy the desk' });
      await own.waitFor();
      await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
      await expectGood(child);
      await photograph(child, 'view');
      await button(child, 'Close').tap();

      // The next one is taken without network.
      await whenWhole(child);
      await child.context().setOffline(true);
      await button(child, 'I did it! Water the plants').tap();
      await takePhoto(child);
      await button(child, 'Send it!').tap();
      const plants = child.getByRole('article', { name: 'Water the plants' });
      await plants.getByText('Your picture is saved here.').waitFor();
      await plants.locator('img[src^="data:image/jpeg"]').waitFor();
      await expectGood(child);
      await photograph(child, 'saved');
      await child.context().setOffline(false);
      await plants.getByText('Your picture is with your parent.').waitFor();
      const tries: { status: string; photoUrl: string | null }[] = await (
        await request.get(`/api/children/${hero.id}/completions`)
      ).json();
      expect(tries.map(({ status }) => status)).toEqual(['pending', 'pending']);
      const photos = tries.map(({ photoUrl }) => photoUrl);
      expect(new Set(photos).size).toBe(2);
      for (const photo of photos) {
        const picture = await request.get(`${photo}?role=parent`);
        expect(picture.headers()['content-type']).toMatch(/^image\//);
      }
    });
  });

  it('a trusted mission fills a jar, which is claimed when it is full', async () => {
    await onStage({ name: `kids-proof-jar-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph } = stage;
      const { request, hero } = await heroWithProof(stage);
      await send(request, `/api/children/${hero.id}/rewards`, { name: 'Zoo', cost: 400, type: 'outing' });
      await child.goto('/kids');
      await button(child, 'I did it! Feed the cat').tap();
      await closeParty(child, 'Mission approved!');
      // Levels and badges come after it.
      while ((await child.getByRole('dialog').count()) > 0) await child.keyboard.press('Escape');

      await child.getByRole('tab', { name: 'Rewards' }).tap();
      await button(child, 'Make Zoo my goal').tap();
      const jar = child.getByRole('article', { name: 'My jar for Zoo' });
      await jar.getByText('0 of 400 XP saved').waitFor();
      await expectGood(child);
      await button(child, 'Put 25 XP into the jar for Zoo').tap();
      await jar.getByText('25 of 400 XP saved').waitFor();
      await child.getByRole('main').getByText('475 XP to spend', { exact: true }).waitFor();
      await photograph(child, 'jar');
      await button(child, 'What else with the jar for Zoo').tap();
      await button(child, 'Take 25 XP out').tap();
      await child.getByRole('dialog').getByText('0 of 400 XP saved').waitFor();
      await expectGood(child);
      await button(child, 'Done').tap();
      await button(child, /Put all that fits, 400 XP/).tap();
      const party = child.getByRole('dialog', { name: 'Your jar is full!' });
      await party.waitFor();
      await expectGood(child);
      await photograph(child, 'full');
      await button(child, 'To my jar').tap();
      await expect.poll(() => jar.evaluate((element) => element === document.activeElement)).toBe(true);
      await expectGood(child);
      await button(child, /Get Zoo for 400 XP/).tap();
      await button(child, 'Yes, get it!').tap();
      await child.getByRole('article', { name: 'Zoo is waiting for your parent' }).waitFor();
      await child.getByRole('main').getByText('100 XP to spend', { exact: true }).waitFor();
      await jar.waitFor({ state: 'detached' });
      await expectGood(child);
    });
  });

  it('a wish reaches a parent, whose words come back', async () => {
    await onStage({ name: `kids-proof-wish-${device}`, child: device }, server.url, async (stage) => {
      const { child, photograph } = stage;
      const { request } = await heroWithProof(stage);
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
