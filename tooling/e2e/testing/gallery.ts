import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../testing/src/chromium';
import { axeFaults } from './axe-faults';
import { comeToRest } from './come-to-rest';
import { leaveByEscape, walkByKeys } from './keyboard-walk';
import { makeWorld, type Passports } from './passports';
import { keepsPictures, resultsFolder } from './paths';
import { arrive, DESK, furnish, leaveScreen, openScreen, PHONE, type Room } from './room';
import type { Role, Screen, World } from './screen';
import { type RunningServer, startServer } from './server';
import { spokenLocale } from './speak';
import { englishLeft, letSpeak } from './spoken-family';
import { inFront, smallTargets } from './touch-targets';
import { signsOnWrongSide } from './wrong-side';

type Scheme = 'light' | 'dark';
/** In which colours a screen is looked at on a phone, and in which at the wide size; none means not at that size. */
type Schemes = Record<'phone' | 'wide', readonly Scheme[]>;

/** Words are as wide by day as by night: other languages are looked at by day, in both sizes. */
const isEnglish = spokenLocale === 'en';
const isWhole = process.env.SCHEMES === 'all' || keepsPictures;
/**
 * Whether all screens are looked at. With `SCHEMES=all`, pictures or another language they are; else those are left out of which there
 * are many, alike in their parts: the console's dialogs and what the kids app shows to other answers of the server.
 */
export const LOOKS_AT_ALL = isWhole || !isEnglish;
/** What children hold: journeys play on tablets too, so that each screen is looked at on a phone. `SCHEMES=all` and pictures have both. */
export const LIGHT: Schemes = { phone: ['light'], wide: isWhole || !isEnglish ? ['light'] : [] };
const EACH_ONCE: Schemes = { phone: ['light'], wide: ['dark'] };
const ALL: Schemes = { phone: ['light', 'dark'], wide: ['light', 'dark'] };
/** Colours do not change with the size: each size has one of the two schemes. `SCHEMES=all` and pictures have both. */
export const BOTH_SCHEMES = isEnglish ? (isWhole ? ALL : EACH_ONCE) : LIGHT;

/** In CSS pixels: parents sit at a phone or a desk, children hold a phone or a tablet. */
const SIZES = {
  phone: PHONE,
  desk: DESK,
  tablet: { width: 1180, height: 820 },
} as const;
type Device = keyof typeof SIZES;
/** What must not scroll sideways: the smallest phone, and a desk's window at 400 % (WCAG 1.4.10, reflow). */
const NARROW = { width: 320, height: 640 };

export interface Gallery {
  /** Looks at a screen in both sizes, and returns what is wrong with it: nothing, hopefully. */
  look: (screen: Screen, schemes: Schemes) => Promise<string[]>;
  /** A phone's page of somebody, where something else than looks matters. */
  enter: (role: Role) => Promise<{ page: Page; url: string }>;
  close: () => Promise<void>;
}

/**
 * A server with the demo family, and a browser in which everybody of a screen's `as` is signed in.
 *
 * @param wide the size at which each screen is looked at after a phone’s: a page must bear being turned
 */
export async function openGallery(name: string, wide: 'desk' | 'tablet'): Promise<Gallery> {
  const pseudo: Record<string, string> = spokenLocale === 'en-XA' ? { PSEUDO_LOCALES: 'on' } : {};
  const server = await startServer(name, { DEMO_FAMILY: 'on', ...pseudo });
  let browser: Browser | undefined;
  try {
    browser = await launchChromium();
    const { world, passports } = await makeWorld(server.url);
    const written = await letSpeak(server.url, passports);
    await mkdir(join(resultsFolder, 'screens'), { recursive: true });
    return hang({ server, browser, world, passports, wide, written });
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
  wide: Device;
  /** The family's own texts. */
  written: Set<string>;
}

function hang(house: House): Gallery {
  const { server, browser, world, wide } = house;
  const rooms = new Map<Role, Promise<Room>>();
  // What a child holds is touched; of a parent's only the size counts here.
  const hands = wide === 'tablet' ? { hasTouch: true, isMobile: true } : {};
  const enterRoom = (role: Role) => furnish(browser, house.passports[role], hands);
  const roomOf = (role: Role) => {
    const room = rooms.get(role) ?? enterRoom(role);
    rooms.set(role, room);
    return room;
  };
  return {
    enter: async (role) => {
      const room = await roomOf(role);
      room.url = null;
      await room.page.setViewportSize(PHONE);
      return { page: room.page, url: server.url };
    },
    look: async (screen, schemes) => {
      const path = typeof screen.path === 'string' ? screen.path : screen.path(world);
      const own = screen.prepare ? await enterRoom(screen.as) : null;
      const room = own ?? (await roomOf(screen.as));
      try {
        const visit = { screen, schemes, wide, url: server.url + path, written: house.written };
        const found = await inspect(room, visit);
        // A page of its own serves no other screen.
        if (!own) await leaveScreen(room, screen, visit.url);
        return found;
      } catch (error) {
        room.url = null;
        throw error;
      } finally {
        await own?.page.unrouteAll({ behavior: 'ignoreErrors' });
        await own?.page.context().close();
      }
    },
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/** Frames in which a page follows a new size, on a busy machine too. */
const MOST_LOOKS = 60;

/** Where the console's dialogs and menus stand, when one is open. */
const PORTAL = '[data-portal]:not(:empty)';

interface Visit {
  screen: Screen;
  schemes: Schemes;
  wide: Device;
  url: string;
  written: Set<string>;
}

async function inspect(room: Room, { screen, schemes, wide, url, written }: Visit): Promise<string[]> {
  const { page } = room;
  const found: string[] = [];
  await openScreen(room, screen, url);
  const isOfChildren = wide === 'tablet';
  for (const [device, colours] of [
    ['phone', schemes.phone],
    [wide, schemes.wide],
  ] as const) {
    if (colours.length === 0) continue;
    await page.setViewportSize(SIZES[device]);
    await arrive(page, screen);
    const faults = await faultsOf(page, { screen, schemes: colours, device });
    if (isOfChildren)
      faults.push(...(await smallTargets(page, await inFront(page))), ...(await moving(page)));
    faults.push(...(await signsOnWrongSide(page)));
    faults.push(...(await englishLeft(page, isOfChildren ? 'kids-web' : 'parent-web', written)));
    found.push(...faults.map((fault) => `${device}: ${fault}`));
  }
  // A child's screens have a walk of their own; the keys are the same in every language.
  const hasKeyboard = !isOfChildren && spokenLocale === 'en';
  if (hasKeyboard) found.push(...(await walkByKeys(page)).map((fault) => `keys: ${fault}`));
  await page.setViewportSize(NARROW);
  found.push(...(await tooWide(page)).map((fault) => `narrow: ${fault}`));
  if (hasKeyboard && screen.isWindow) {
    // It is closed at the size at which it was opened: its opener may show at no other.
    await page.setViewportSize(SIZES.phone);
    found.push(...(await leaveByEscape(page)).map((fault) => `keys: ${fault}`));
  }
  found.push(...room.complaints.splice(0));
  return found;
}

interface Sight {
  screen: Screen;
  schemes: readonly Scheme[];
  device: Device;
}

/** What is wrong with a screen that is there, at one size and in each scheme. */
async function faultsOf(page: Page, { screen, schemes, device }: Sight): Promise<string[]> {
  const found: string[] = [];
  // A dialog's page has a screen of its own: only what stands before it is read again.
  const isBefore = screen.isWindow && (await page.locator(PORTAL).count()) > 0;
  for (const [index, scheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme: scheme });
    await comeToRest(page);
    if (keepsPictures) {
      await page.screenshot({
        path: join(
          resultsFolder,
          'screens',
          `${spokenLocale === 'en' ? '' : `${spokenLocale}-`}${screen.name}-${device}-${scheme}.png`,
        ),
        fullPage: !screen.isWindow,
        animations: 'disabled',
      });
    }
    const look = { ...(isBefore ? { within: '[data-portal]' } : {}), onlyColours: index > 0 };
    for (const fault of await axeFaults(page, look)) found.push(`${scheme}, ${fault}`);
  }
  found.push(...(await tooWide(page)));
  return found;
}

/** What moves for ever, although nothing should: the gallery's visitors want less motion. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime === Infinity,
      )
      .map(({ effect }) => {
        const element = effect instanceof KeyframeEffect ? effect.target : null;
        return `${element?.tagName} ${element?.getAttribute('class')} moves`;
      }),
  );
}

/**
 * The page, and every dialog on it, that can be moved sideways, also once it has had the time to follow a new size: a
 * menu is put beside its button anew a moment later.
 */
async function tooWide(page: Page): Promise<string[]> {
  let found = await widerThanTheirRoom(page);
  for (let look = 0; look < MOST_LOOKS && found.length > 0; look += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    found = await widerThanTheirRoom(page);
  }
  return found;
}

function widerThanTheirRoom(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((wide) => `${wide.tagName} is ${wide.scrollWidth} px wide in a window of ${innerWidth}`),
  );
}
