import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HERO_NAMES } from '../testing/large-family';
import { buyPlan } from '../testing/pay-plan';
import { DESK, PHONE } from '../testing/room';
import { click } from '../testing/screen';
import type { RunningServer } from '../testing/server';
import { enterAsHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage, type Stage } from '../testing/stage';
import { buttonsUnderToast } from '../testing/toast';

let server: RunningServer;
beforeAll(async () => {
  server = await startServerOnShared('layout');
});
afterAll(() => server?.stop());

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(of: Locator): Promise<Box> {
  const box = await of.boundingBox();
  if (!box) throw new Error(`${of} is not shown`);
  return box;
}

const isOver = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Two heroes have done a mission that waits for their parent. */
async function twoWaiting({ parent, child }: Stage): Promise<void> {
  const { familyCode, heroes } = await setUpFamily(parent, ['Robin', 'Kim']);
  for (const hero of heroes) {
    await enterAsHero(child, familyCode, hero);
    await send(child.context().request, `/api/habits/${hero.missionId}/complete`);
  }
}

describe('a toast of the console', () => {
  it.each([
    ['phone', PHONE],
    ['desk', DESK],
  ])('on a %s lies on no button of the header, of the pages, or of a head of a page', async (name, size) => {
    await onStage(`toast-${name}`, server.url, async (stage) => {
      const { parent } = stage;
      await twoWaiting(stage);
      await parent.setViewportSize(size);
      await parent.goto('/parent');
      await click(/^Approve Feed the cat by /)(parent);
      const toast = parent.getByRole('alert').filter({ has: parent.getByRole('button', { name: 'Undo' }) });
      await toast.waitFor();
      const box = await boxOf(toast);
      for (const [path, label] of [
        ['/parent/heroes', 'Add hero'],
        ['/parent/missions', 'New habit'],
        ['/parent/rewards', 'Create the first reward'],
      ] as const) {
        await parent.goto(path);
        const button = parent.getByRole('button', { name: label }).first();
        await button.waitFor();
        const frame = parent.locator('header, #pages').getByRole('button');
        for (const one of [button, ...(await frame.or(parent.locator('header a, #pages a')).all())]) {
          if (await one.isVisible()) expect(isOver(box, await boxOf(one)), `${path} ${one}`).toBe(false);
        }
      }
    });
  });

  it.each([
    { size: 'tall', path: '/parent/missions', opener: /^New habit/, act: 'Create habit' },
    { size: 'short', path: '/parent', opener: /^Needs Work/, act: 'Send feedback' },
  ])('finds room beside a $size dialog, which takes it back', async ({ size, path, opener, act }) => {
    await onStage(`toast-${size}`, server.url, async (stage) => {
      const { parent } = stage;
      await twoWaiting(stage);
      await parent.setViewportSize(PHONE);
      await parent.goto(path);
      await click(opener)(parent);
      const dialog = parent.getByRole('dialog');
      const answer = dialog.getByRole('button', { name: act });
      const roomAbove = () =>
        parent.locator('.mantine-Modal-inner').evaluate((inner) => getComputedStyle(inner).paddingTop);
      const before = await roomAbove();
      await answer.click();
      const toast = parent.locator('.mantine-Notification-root');
      await toast.waitFor();
      const isCovered = async () => {
        const box = await boxOf(toast);
        const shown = [
          dialog.getByRole('heading').first(),
          dialog.getByRole('button', { name: 'Close' }),
          answer,
        ];
        return (await Promise.all(shown.map(boxOf))).some((each) => isOver(box, each));
      };
      await expect.poll(isCovered).toBe(false);
      await toast.getByRole('button', { name: 'Close' }).click();
      await toast.waitFor({ state: 'detached' });
      await expect.poll(roomAbove).toBe(before);
    });
  });
});

describe('a hero’s home', () => {
  it('has a toast that covers no button but the hero', async () => {
    await onStage('toast-kids', server.url, async ({ parent, child }) => {
      const { familyCode, heroes } = await setUpFamily(parent, ['Mia']);
      await enterAsHero(child, familyCode, heroes[0]!);
      await child.goto('/kids');
      await child.getByRole('button', { name: 'I did it! Feed the cat' }).tap();
      await child.getByText('Mission Complete!').waitFor();
      // Behind it stands the hero, who can be touched for fun.
      expect(await buttonsUnderToast(child)).toEqual(['Mia']);
    });
  });

  it('shows what each section is about without a turn of the page, beside the bar where it lies', async () => {
    await onStage('kids-sections', server.url, async ({ parent, child, photograph }) => {
      const { familyCode, heroes } = await setUpFamily(parent, [HERO_NAMES[0]!]);
      // With the games there are six sections, which is as tight as it gets.
      await buyPlan(parent.context().request);
      await enterAsHero(child, familyCode, heroes[0]!);
      await child.goto('/kids');
      for (const { width, height } of [
        { width: 844, height: 390 },
        { width: 1024, height: 768 },
        { width: 320, height: 568 },
      ]) {
        await child.setViewportSize({ width, height });
        for (const tab of await child.getByRole('tab').all()) {
          // All of it is on the screen, or the bar can be moved to it.
          await tab.tap();
          const name = `${await tab.textContent()}-${width}`;
          const panel = child.getByRole('tabpanel').first();
          // The room has a name and no title.
          await panel.getByRole('heading').or(panel.getByRole('region')).first().waitFor();
          const { x, y } = await boxOf(panel);
          expect(y, name).toBeLessThan(width > height ? height / 3 : height * 0.8);
          if (width > height) expect(x, name).toBeGreaterThan(width / 4);
          await photograph(child, name);
        }
        await child.getByRole('tab', { name: 'Missions' }).tap();
      }
    });
  });
});

it('a report on paper is white and has no buttons; so is the card of a hero’s login', async () => {
  await onStage('paper', server.url, async ({ parent, photograph }) => {
    const { familyCode, heroes } = await setUpFamily(parent, ['Mia']);
    await send(parent.context().request, `/api/habits/${heroes[0]!.missionId}/complete`);
    await parent.goto('/progress-reports');
    await parent.getByRole('img', { name: /^Feed the cat/ }).waitFor();
    await parent.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await parent.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await parent.getByRole('link', { name: 'Back to Today' }).isVisible()).toBe(false);
    // The report begins on the first sheet.
    expect((await parent.getByRole('heading', { level: 1 }).boundingBox())!.y).toBeLessThan(200);
    for (const part of ['banner', 'navigation'] as const)
      expect(await parent.getByRole(part).first().isVisible()).toBe(false);
    expect(await parent.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    await photograph(parent, 'report');

    await parent.emulateMedia({ media: 'screen' });
    await parent.goto('/parent/heroes');
    await parent.evaluate(() => {
      window.print = () => {};
    });
    await click('Sign Mia in on a device')(parent);
    const dialog = parent.getByRole('dialog', { name: 'Sign Mia in' });
    await dialog.getByRole('button', { name: 'Print card' }).click();
    await parent.emulateMedia({ media: 'print' });
    const card = parent.getByRole('article').filter({ hasText: "Mia's login card" });
    for (const fact of [familyCode, 'mia', '1357']) await card.getByText(fact, { exact: true }).waitFor();
    expect(await dialog.isVisible()).toBe(false);
    await photograph(parent, 'card');
  });
});
