import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@herohood/domain/time/durations';
import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from 'playwright-core';
import { launchChromium } from '../../testing/src/chromium';
import { type ClockServer, startClockServer } from '../testing/clock-server';
import { comeToRest } from '../testing/come-to-rest';
import { resultsFolder } from '../testing/paths';
import { enterAsHero, type SetUpHero, send, welcomeHero } from '../testing/set-up-family';

/** A Monday that is over: the database stamps events by its own clock, which must be later. */
const FIRST_DAY = '2026-03-02';
const ZONE = 'Europe/Berlin';
const UTC_OFFSET_HOURS = 1;
const PIN = '1357';
/** Without motion a picture shows what stays, and the week is over sooner. */
const VISITOR = { locale: 'en-US', timezoneId: ZONE, reducedMotion: 'reduce' } as const;

const MICROPHONE = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];

/** Each is worth so much that the week has levels to reach. */
const XP_PER_MISSION = 60;
const HABITS = [
  { name: 'Brush teeth', icon: 'teeth', tool: { kind: 'brush' } },
  { name: 'Read a book', icon: 'reading', tool: { kind: 'timer', minutes: 20 } },
  {
    name: 'Tidy your room',
    icon: 'toys',
    tool: { kind: 'steps', steps: [{ name: 'Floor' }, { name: 'Bed' }] },
  },
  { name: 'Feed the cat', icon: 'energy' },
];
export const MISSIONS = HABITS.map(({ name }) => name);

/** A family whose days a journey plays, one after the other. */
export interface Week {
  mia: SetUpHero;
  /** The parent's calls. */
  asParent: APIRequestContext;
  /** The parent's page, with a microphone. */
  parentPage: () => Promise<Page>;
  /** Mia's calls. */
  asMia: APIRequestContext;
  /** It is so late on that day of the week, counted from 0; Mia opens her app. */
  open: (day: number, hour: number) => Promise<Page>;
  /** Her brother opens his. */
  openSibling: () => Promise<Page>;
  photograph: (page: Page, name: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function openWeek(device: BrowserContextOptions & { name: string }): Promise<Week> {
  const { name: deviceName, ...equipment } = device;
  const server = await startClockServer(instantOf(0, 7));
  const browser = await launchChromium(MICROPHONE);
  const folder = join(resultsFolder, 'week', deviceName);
  await mkdir(folder, { recursive: true });
  const enter = (options: BrowserContextOptions = {}) =>
    browser.newContext({ baseURL: server.url, ...VISITOR, ...options });
  const [parent, mias, toms] = await Promise.all([
    enter({ viewport: { width: 1280, height: 800 } }),
    enter(equipment),
    enter(equipment),
  ]);
  const { familyCode, mia, tom } = await setUp(parent.request);
  let time = instantOf(0, 7);
  let shown = 0;

  const come = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    await page.clock.install({ time });
    return page;
  };
  const comeAs = async (context: BrowserContext, hero: SetUpHero): Promise<Page> => {
    await enterAsHero({ context: () => context } as Page, familyCode, hero);
    return come(context);
  };
  return {
    mia,
    asParent: parent.request,
    asMia: mias.request,
    parentPage: () => come(parent),
    open: async (day, hour) => {
      time = instantOf(day, hour);
      server.setTime(time);
      await Promise.all(mias.pages().map((page) => page.close()));
      return comeAs(mias, mia);
    },
    openSibling: () => comeAs(toms, tom),
    photograph: async (page, name) => {
      shown += 1;
      await comeToRest(page);
      await page.screenshot({ path: join(folder, `${String(shown).padStart(2, '0')}-${name}.png`) });
    },
    close: () => closeAll(browser, server),
  };
}

async function closeAll(browser: Browser, server: ClockServer): Promise<void> {
  await browser.close();
  await server.stop();
}

/** That hour of the family's day. */
function instantOf(day: number, hour: number): Date {
  return new Date(Date.parse(FIRST_DAY) + day * DAY_MS + (hour - UTC_OFFSET_HOURS) * 3_600_000);
}

/** Mia with four missions and her brother Tom with one. */
async function setUp(parent: APIRequestContext) {
  const { familyCode } = await send(parent, '/api/auth/register', {
    email: 'week@example.com',
    password: 'long-enough',
    firstName: 'Pat',
    lastName: 'Rivers',
    timeZone: ZONE,
  });
  const habits = await Promise.all(
    HABITS.map((habit) =>
      send(parent, '/api/habits/master', {
        color: 'coral',
        frequency: 'daily',
        xpReward: XP_PER_MISSION,
        ...habit,
      }),
    ),
  );
  const hero = async (name: string, avatarType: string, given: typeof habits): Promise<SetUpHero> => {
    const { id } = await send(parent, '/api/children', { name, avatarType, birthYear: 2019 });
    const username = name.toLowerCase();
    await parent.patch(`/api/children/${id}`, { data: { username, pin: PIN } });
    await welcomeHero(parent, { id, familyCode, username, pin: PIN });
    let missionId = '';
    for (const { id: masterHabitId } of given) {
      missionId = (await send(parent, `/api/children/${id}/habits`, { masterHabitId })).id;
    }
    return { id, name, username, missionId };
  };
  const mia = await hero('Mia', 'princess', habits);
  const tom = await hero('Tom', 'ninja', habits.slice(0, 1));
  return { familyCode, mia, tom };
}
