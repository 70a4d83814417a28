import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../testing/src/chromium';
import { comeToRest } from './come-to-rest';
import { makeLargeFamily } from './large-family';
import { layoutFaults } from './layout-faults';
import { makeWorld, type Passports } from './passports';
import { keepsPictures, resultsFolder } from './paths';
import { arrive, furnish, leaveScreen, openScreen, PHONE, type Room, type Size } from './room';
import type { Role, Screen, World } from './screen';
import { type RunningServer, startServer } from './server';
import { startServerOnShared } from './shared-postgres';

/** How a page is looked at. */
export interface Look extends Size {
  scheme: 'light' | 'dark';
  /** Twice as large in the browser's settings, as people with weak eyes have them. */
  hasLargeLetters: boolean;
  /** As in Arabic or Hebrew; the words stay English. */
  isRightToLeft?: boolean;
}

export interface Walk {
  /** What is wrong with a screen at each of these looks, and where: nothing, hopefully. */
  inspect: (screen: Screen, looks: readonly Look[]) => Promise<string[]>;
  /** The page of somebody of the large family, for what is to be done there. */
  enter: (role: Role) => Promise<Page>;
  url: string;
  close: () => Promise<void>;
}

export interface Setting {
  /** Who lives there: the large family unless it says otherwise. */
  family?: 'large' | 'demo';
  /** What is held in the hand is touched. */
  isTouched?: boolean;
  /** What else is wrong with a screen, at a phone's size, read as in the last look. It may leave the screen. */
  alsoLook?: (page: Page, screen: Screen) => Promise<string[]>;
}

/** A server with a family, and a browser in which everybody of a screen's `as` is signed in. */
export async function openWalk(name: string, setting: Setting = {}): Promise<Walk> {
  const { family = 'large', isTouched = false, alsoLook } = setting;
  const isDemo = family === 'demo';
  const server = await (isDemo ? startServer(name, { DEMO_FAMILY: 'on' }) : startServerOnShared(name));
  let browser: Browser | undefined;
  try {
    const [people, started] = await Promise.all([
      isDemo ? makeWorld(server.url) : makeLargeFamily(server.url),
      launchChromium(),
    ]);
    browser = started;
    return walkThrough({ name, server, browser: started, ...people, isTouched, alsoLook });
  } catch (error) {
    await browser?.close();
    await server.stop();
    throw error;
  }
}

interface House {
  /** Where the pictures go, in the folder of results. */
  name: string;
  server: RunningServer;
  browser: Browser;
  world: World;
  passports: Passports;
  isTouched: boolean;
  alsoLook: Setting['alsoLook'];
}

function walkThrough(house: House): Walk {
  const { name, server, browser, world, passports, isTouched, alsoLook } = house;
  const rooms = new Map<Role, Promise<Room>>();
  const furnishFor = (role: Role) =>
    furnish(browser, passports[role], isTouched ? { hasTouch: true, isMobile: true } : {});
  const roomOf = (role: Role) => {
    const room = rooms.get(role) ?? furnishFor(role);
    rooms.set(role, room);
    return room;
  };
  return {
    url: server.url,
    enter: async (role) => {
      const room = await roomOf(role);
      room.url = null;
      return room.page;
    },
    inspect: async (screen, looks) => {
      const url = server.url + (typeof screen.path === 'string' ? screen.path : screen.path(world));
      const room = await (screen.prepare ? furnishFor(screen.as) : roomOf(screen.as));
      try {
        await openScreen(room, screen, url);
        await arrive(room.page, screen);
        const found = await faultsOf({ name, page: room.page, screen }, looks);
        if (alsoLook) found.push(...(await alsoLook(room.page, screen)));
        found.push(...room.complaints.splice(0));
        // A page of its own serves no other screen.
        if (!screen.prepare) await leaveScreen(room, screen, url);
        return found;
      } catch (error) {
        room.url = null;
        throw error;
      } finally {
        if (screen.prepare) {
          await room.page.unrouteAll({ behavior: 'ignoreErrors' });
          await room.page.context().close();
        }
      }
    },
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

const LOOKS_AT_FAULTS = 4;
const WINDOWS = '[role=dialog], [role=alertdialog], [role=menu]';
/** From here on the pages stand in a rail, in CSS pixels. */
const DESK = 992;

const nameOf = ({ width, scheme, hasLargeLetters, isRightToLeft }: Look) =>
  [width, scheme, hasLargeLetters && 'large', isRightToLeft && 'right to left'].filter(Boolean).join(' ');

interface View extends Pick<House, 'name'> {
  page: Page;
  screen: Screen;
}

/** One line a fault, with every look that has it. */
async function faultsOf({ name, page, screen }: View, looks: readonly Look[]): Promise<string[]> {
  const where = new Map<string, string[]>();
  for (const look of looks) {
    if (screen.isOfPhones && look.width >= DESK) continue;
    await put(page, look);
    if (keepsPictures) {
      const path = join(resultsFolder, name, `${screen.name}-${nameOf(look).replaceAll(' ', '-')}.png`);
      await page.screenshot({ path, fullPage: !screen.isWindow, animations: 'disabled' });
    }
    for (const fault of await lastingFaults(page, screen)) {
      where.set(fault, [...(where.get(fault) ?? []), nameOf(look)]);
    }
  }
  const { isRightToLeft = false } = looks.at(-1) ?? {};
  await put(page, { ...PHONE, scheme: 'light', hasLargeLetters: false, isRightToLeft });
  return [...where].map(([fault, names]) => `${fault} (${names.join(', ')})`);
}

/** A menu or a list that scrolls follows a new size a moment later: only what stays is a fault. */
async function lastingFaults(page: Page, { isWindow }: Screen): Promise<string[]> {
  let found: string[] = [];
  for (let look = 0; look < LOOKS_AT_FAULTS; look += 1) {
    const hasWindow = isWindow && (await page.locator(WINDOWS).count()) > 0;
    found = await layoutFaults(page, hasWindow ? 'window' : 'page');
    if (found.length === 0) break;
    await comeToRest(page);
  }
  return found;
}

async function put(page: Page, look: Look): Promise<void> {
  const { width, height, scheme, hasLargeLetters, isRightToLeft } = look;
  await page.evaluate(
    ([size, dir]) => {
      document.documentElement.style.fontSize = size;
      document.documentElement.dir = dir;
    },
    [hasLargeLetters ? '200%' : '', isRightToLeft ? 'rtl' : 'ltr'] as const,
  );
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme });
  await comeToRest(page);
}
