import type { Browser, Page } from 'playwright-core';
import { followTheFocus } from './keyboard-walk';
import { enterAs, type Passport } from './passports';
import { PATIENCE_MS } from './patience';
import type { Screen } from './screen';

/** A window that asks before it closes stays; without motion the others are gone at once. */
const CLOSING_MS = 1_000;
/** The browser notes the 404 itself, the 401 with which 'who am I?' is answered to nobody, and the 410 of an old link. */
const EXPECTED = /status of (401|404|410)/;

export interface Size {
  width: number;
  height: number;
}

/** In CSS pixels: what most hold in their hands. */
export const PHONE: Size = { width: 390, height: 844 };
export const DESK: Size = { width: 1280, height: 800 };

/** One role's page: it serves screen after screen. */
export interface Room {
  page: Page;
  /** Address of the page that is there with nothing open before it; null when it has to be loaded. */
  url: string | null;
  /** What the page wrote to its console as errors, or left uncaught. */
  complaints: string[];
}

/** A page of its own in which somebody is signed in, as large as a phone. */
export async function furnish(
  browser: Browser,
  passport: Passport,
  hands: { hasTouch?: boolean; isMobile?: boolean } = {},
): Promise<Room> {
  const context = await enterAs(browser, passport, { viewport: PHONE, ...hands });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, url: null, complaints };
}

/** Brings a room to a screen at a phone's size, in light; a dialog's page is loaded only when it is not there yet. */
export async function openScreen({ page, ...room }: Room, screen: Screen, url: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE);
  await screen.prepare?.(page);
  if (!screen.isWindow || room.url !== url) await page.goto(url);
  await followTheFocus(page);
  await screen.open?.(page);
}

/** Waits until a screen is there as a whole. */
export async function arrive(page: Page, screen: Screen): Promise<void> {
  // What stands in the rail on a desk is hidden on a phone.
  const sign = page.getByText(screen.shows).filter({ visible: true }).first();
  await sign.waitFor();
  // At once: what stands still first may have been drawn anew by then.
  if (screen.isWindow) await sign.evaluate((found) => found.scrollIntoView({ block: 'nearest' }));
  const skeletons = page.locator(
    screen.isWindow ? '[data-portal] .mantine-Skeleton-root' : '.mantine-Skeleton-root',
  );
  await skeletons.first().waitFor({ state: 'detached' });
  // Pictures of heroes come after the page; a window's page has them already.
  if (!screen.isWindow) await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** Leaves a screen behind: its page serves again when what stood before it could be closed. */
export async function leaveScreen(room: Room, screen: Screen, url: string): Promise<void> {
  // What was opened may have led to another page.
  room.url = screen.isWindow && (await clear(room.page)) && room.page.url() === url ? url : null;
}

/** Closes what stands before the page. False when it does not go by itself: a form that asks before it is lost. */
async function clear(page: Page): Promise<boolean> {
  await page.keyboard.press('Escape');
  const windows = page.locator('[role=dialog], [role=alertdialog]');
  return windows
    .first()
    .waitFor({ state: 'detached', timeout: CLOSING_MS })
    .then(
      () => true,
      () => false,
    );
}
