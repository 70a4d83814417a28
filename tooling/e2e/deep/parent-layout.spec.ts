import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGE_DIALOGS, LARGE_SCREENS } from '../testing/large-screens';
import { type Look, openWalk, type Walk } from '../testing/layout-walk';
import { DESK, PHONE, type Size } from '../testing/room';
import { click, type Screen } from '../testing/screen';

/**
 * What finds most faults in little time: the fullest pages and dialogs at three sizes. `parent-console` looks at all of
 * them, at every width, in both schemes and with both sizes of letters.
 */
const LOOKS: Look[] = [
  { ...DESK, scheme: 'light', hasLargeLetters: false },
  { ...PHONE, scheme: 'dark', hasLargeLetters: false },
  { width: 360, height: 740, scheme: 'light', hasLargeLetters: true },
];
const RIGHT_TO_LEFT: Look = { ...PHONE, scheme: 'light', hasLargeLetters: false, isRightToLeft: true };
const pick = (screens: readonly Screen[], names: string) =>
  screens.filter(({ name }) => names.split(' ').includes(name));
const PAGES = pick(
  LARGE_SCREENS,
  'landing first-hero today heroes hero missions rewards calendar reports family habit-alerts',
);
const DIALOGS = pick(
  LARGE_DIALOGS,
  'more profile-menu controls-emergency new-habit schedule-of-a-hero two-homes ideas new-reward reject mark-done',
);

let walk: Walk;
beforeAll(async () => {
  walk = await openWalk('parent-layout');
});
afterAll(() => walk?.close());

describe('six heroes with long names, forty habits, 48 waiting missions', () => {
  it.each(PAGES)('page $name fits, from right to left too', async (screen) => {
    expect(await walk.inspect(screen, [...LOOKS, RIGHT_TO_LEFT])).toEqual([]);
  });

  it.each(DIALOGS)('dialog $name fits, and its answers are in reach', async (screen) => {
    expect(await walk.inspect(screen, LOOKS)).toEqual([]);
  });

  it('the faces to choose a hero by scroll in themselves, up to the last one', async () => {
    const page = await openOnPhone('/parent/reports');
    const faces = page.getByRole('group', { name: 'Choose a hero' });
    const last = faces.getByRole('button').last();
    await last.click();
    await expect.poll(() => last.getAttribute('aria-pressed')).toBe('true');
    expect(await sideways(faces), 'of the faces').toBeGreaterThan(0);
    expect(await sideways(page.locator('html')), 'of the page').toBe(0);
  });

  it('before a dialog the bar of pages stays where it is, and the dialog is no wider than the phone', async () => {
    const page = await openOnPhone('/parent/rewards');
    await click(/^New reward/)(page);
    await page.getByRole('dialog').waitFor();
    expect(await sideways(page.locator('html'))).toBe(0);
    const bar = await boxOf(page.locator('#pages'));
    expect([bar.x, bar.width, bar.y + bar.height]).toEqual([0, PHONE.width, PHONE.height]);
  });

  it.each([
    ['phone', PHONE],
    ['desk', DESK],
  ])(
    'a toast on a %s lies on no button of the header, of the pages, or of a head of a page',
    async (_, size) => {
      const page = await open('/parent', size);
      await click(/^Approve .* by /)(page);
      const toast = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Undo' }) });
      await toast.waitFor();
      const box = await boxOf(toast);
      for (const [path, name] of [
        ['/parent', /^Approve everything/],
        ['/parent/heroes', 'Add hero'],
        ['/parent/missions', 'New habit'],
        ['/parent/rewards', 'New reward'],
      ] as const) {
        await page.goto(walk.url + path);
        const button = page.getByRole('button', { name }).first();
        await button.waitFor();
        const around = await page
          .locator('header, #pages')
          .getByRole('button')
          .or(page.locator('header a, #pages a'))
          .all();
        for (const one of [button, ...around]) {
          if (await one.isVisible()) expect(isOver(box, await boxOf(one)), `${path} ${one}`).toBe(false);
        }
      }
    },
  );

  it('a toast before a dialog lies on none of its buttons', async () => {
    const page = await openOnPhone('/parent');
    await click(/^Needs Work/)(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send feedback' }).click();
    const toast = page.locator('.mantine-Notification-root');
    await toast.waitFor();
    const box = await boxOf(toast);
    for (const button of await dialog.getByRole('button').all()) {
      expect(isOver(box, await boxOf(button)), String(button)).toBe(false);
    }
  });

  it.each([
    { size: 'tall', path: '/parent/missions', opener: /^New habit/, act: 'Create habit' },
    { size: 'short', path: '/parent', opener: /^Needs Work/, act: 'Send feedback' },
  ])('a $size dialog makes room for a toast, and takes it back', async ({ path, opener, act }) => {
    const page = await openOnPhone(path);
    await click(opener)(page);
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('heading').first();
    const answer = dialog.getByRole('button', { name: act });
    const roomAbove = () =>
      page.locator('.mantine-Modal-inner').evaluate((inner) => getComputedStyle(inner).paddingTop);
    const before = await roomAbove();
    await answer.click();
    const toast = page.locator('.mantine-Notification-root');
    await toast.waitFor();
    const isCovered = async () => {
      const box = await boxOf(toast);
      const shown = [title, dialog.getByRole('button', { name: 'Close' }), answer];
      return (await Promise.all(shown.map(boxOf))).some((each) => isOver(box, each));
    };
    await expect.poll(isCovered).toBe(false);
    await toast.getByRole('button', { name: 'Close' }).click();
    await toast.waitFor({ state: 'detached' });
    await expect.poll(roomAbove).toBe(before);
  });
});

const openOnPhone = (path: string) => open(path, PHONE);

async function open(path: string, size: Size): Promise<Page> {
  const page = await walk.enter('parent');
  await page.setViewportSize(size);
  await page.goto(walk.url + path);
  return page;
}

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

/** How far something may be pushed sideways, in pixels. */
const sideways = (of: Locator) => of.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
