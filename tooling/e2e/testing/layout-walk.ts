import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../testing/src/chromium';
import { comeToRest } from './come-to-rest';
import { makeLargeFamily } from './large-family';
import { layoutFaults } from './layout-faults';
import type { Passports } from './passports';
import { keepsPictures, resultsFolder } from './paths';
import { arrive, furnish, leaveScreen, openScreen, type Room, type Size } from './room';
import type { Role, Screen, World } from './screen';
import type { RunningServer } from './server';
import { startServerOnShared } from './shared-postgres';

/** How a page is looked at. */
export interface Look extends Size {
  scheme: 'light' | 'dark';
  /** Twice as large in the browser's settings, as people with weak eyes have them. */
  hasLargeLetters: boolean;
}

export interface Walk {
  /** What is wrong with a screen at each of these looks, and where: nothing, hopefully. */
  inspect: (screen: Screen, looks: readonly Look[]) => Promise<string[]>;
  /** The page of somebody of the large family, for what is to be done there. */
  enter: (role: Role) => Promise<Page>;
  url: string;
  close: () => Promise<void>;
}

/** A server with the large family, and a browser in which everybody of a screen's `as` is signed in. */
export async function openWalk(name: string): Promise<Walk> {
  const server = await startServerOnShared(name);
  let browser: Browser | undefined;
  try {
    const [family, started] = await Promise.all([makeLargeFamily(server.url), launchChromium()]);
    browser = started;
    await mkdir(join(resultsFolder, 'walk'), { recursive: true });
    return walkThrough({ server, browser: started, ...family });
  } catch (error) {
    await browser?.close();
    await server.stop();
    throw error;
  }
}

interface House {
  server: RunningServer;
  browser: Browser;
  world: World;
  passports: Passports;
}

function walkThrough({ server, browser, world, passports }: House): Walk {
  const rooms = new Map<Role, Promise<Room>>();
  const roomOf = (role: Role) => {
    const room = rooms.get(role) ?? furnish(browser, passports[role]);
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
      const room = screen.prepare ? await furnish(browser, passports[screen.as]) : await roomOf(screen.as);
      try {
        await openScreen(room, screen, url);
        await arrive(room.page, screen);
        const found = await faultsOf(room.page, screen, looks);
        found.push(...room.complaints.splice(0));
        await leaveScreen(room, screen, url);
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
/** From here on the pages stand in a rail, in CSS pixels. */
const DESK = 992;

const nameOf = ({ width, scheme, hasLargeLetters }: Look) =>
  `${width} ${scheme}${hasLargeLetters ? ' large' : ''}`;

/** One line a fault, with every look that has it. */
async function faultsOf(page: Page, screen: Screen, looks: readonly Look[]): Promise<string[]> {
  const where = new Map<string, string[]>();
  for (const look of looks) {
    if (screen.isOfPhones && look.width >= DESK) continue;
    await put(page, look);
    if (keepsPictures) await photograph(page, screen, look);
    for (const fault of await lastingFaults(page, screen)) {
      where.set(fault, [...(where.get(fault) ?? []), nameOf(look)]);
    }
  }
  await put(page, { width: 390, height: 844, scheme: 'light', hasLargeLetters: false });
  return [...where].map(([fault, names]) => `${fault} (${names.join(', ')})`);
}

/** A menu or a list that scrolls follows a new size a moment later: only what stays is a fault. */
async function lastingFaults(page: Page, { isWindow }: Screen): Promise<string[]> {
  let found: string[] = [];
  for (let look = 0; look < LOOKS_AT_FAULTS; look += 1) {
    found = await layoutFaults(page, isWindow ? 'window' : 'page');
    if (found.length === 0) break;
    await comeToRest(page);
  }
  return found;
}

async function put(page: Page, { width, height, scheme, hasLargeLetters }: Look): Promise<void> {
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    hasLargeLetters ? '200%' : '',
  );
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme });
  await comeToRest(page);
}

async function photograph(page: Page, screen: Screen, look: Look): Promise<void> {
  await page.screenshot({
    path: join(resultsFolder, 'walk', `${screen.name}-${nameOf(look).replaceAll(' ', '-')}.png`),
    fullPage: !screen.isWindow,
    animations: 'disabled',
  });
}
