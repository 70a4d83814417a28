import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '../../testing/src/chromium';
import { FAMILY_ZONE, hasOwnClock, startsAt } from './family-zone';
import { keepsPictures, resultsFolder } from './paths';
import { PATIENCE_MS } from './patience';

/** The two people of a journey, each at a device of their own. */
export type Stage = {
  parent: Page;
  child: Page;
  /** Somebody else comes, with a device of their own. */
  comeIn: () => Promise<Page>;
  /** Saves what somebody sees now as `test-results/<journey>-<name>.png`, when pictures are wanted. */
  photograph: (page: Page, name: string) => Promise<void>;
  /** Says that an error in a page's console belongs to the journey. */
  expectProblem: (pattern: RegExp) => void;
};

/** A page asks who is signed in; the browser notes the answer to nobody as an error. */
const NOBODY = /401 \(Unauthorized\).*account\.(me|childMe)/;

const TOUCH = { hasTouch: true, isMobile: true };
const DEVICES = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, ...TOUCH },
  tablet: { viewport: { width: 1180, height: 820 }, ...TOUCH },
} satisfies Record<string, BrowserContextOptions>;

/** What children hold in their hands. */
export const CHILD_DEVICES = ['phone', 'tablet'] as const;
export type ChildDevice = (typeof CHILD_DEVICES)[number];

/** A journey's kebab-case name, and how the two are equipped. */
export interface Journey {
  name: string;
  /** A phone unless it says otherwise. */
  child?: ChildDevice;
  /** Pictures move. A journey that is not about motion goes without, for a third of the time. */
  hasMotion?: boolean;
  /** The app may keep itself for later, which fetches all of it: only for a journey that needs the service worker. */
  keepsApp?: boolean;
  /** Of today, by the computer's own clock, as its server is. */
  isNow?: boolean;
}
/** Chromium's own microphone: it beeps once a second and needs no permission. */
const MICROPHONE = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];

/**
 * One for all journeys of a worker, with which it ends: each journey has contexts of its own, and a browser costs more to
 * start than those.
 */
let shared: Promise<Browser> | undefined;

function theBrowser(): Promise<Browser> {
  shared ??= launchChromium(MICROPHONE).then((browser) =>
    // One that crashed takes its own journeys with it, not those that come after.
    browser.on('disconnected', () => {
      shared = undefined;
    }),
  );
  return shared;
}

/**
 * Plays a journey with a parent and a child in two separate browser contexts. It fails, besides by its own
 * expectations, when either page writes an error to its console or leaves an error uncaught; a failed journey
 * leaves a screenshot of each of them.
 *
 * @param journey its kebab-case name, used for the files in test-results, or that with the child's device
 */
export async function onStage(
  journey: string | Journey,
  url: string,
  play: (stage: Stage) => Promise<void>,
): Promise<void> {
  const equipment: Journey = typeof journey === 'string' ? { name: journey } : journey;
  const { name: title, child: device = 'phone' } = equipment;
  const browser = await theBrowser();
  const problems: string[] = [];
  const expected: RegExp[] = [];
  const contexts: BrowserContext[] = [];
  try {
    const house = { browser, url, equipment, problems, contexts };
    const parent = await enter(house, 'parent', 'desk');
    const child = await enter(house, 'child', device);
    const save = async (page: Page, name: string) => {
      await mkdir(resultsFolder, { recursive: true });
      await page.screenshot({ path: join(resultsFolder, `${title}-${name}.png`) });
    };
    const photograph = async (page: Page, name: string) => {
      if (keepsPictures) await save(page, name);
    };
    try {
      await play({
        parent,
        child,
        comeIn: () => enter(house, 'visitor', 'desk'),
        photograph,
        expectProblem: (pattern) => expected.push(pattern),
      });
      const strange = problems.filter((line) => ![NOBODY, ...expected].some((pattern) => pattern.test(line)));
      if (strange.length > 0) throw new Error(`The pages complained:\n${strange.join('\n')}`);
    } catch (error) {
      // A page that crashed cannot be photographed; the journey's own error is the one that counts.
      for (const [n, context] of contexts.entries()) {
        const who = ['parent', 'child'][n] ?? `visitor-${n - 1}`;
        for (const page of context.pages()) await save(page, `failed-${who}`).catch(() => {});
      }
      throw error;
    } finally {
      // An answer that is being altered when the journey ends is nobody's any more.
      const pages = contexts.flatMap((context) => context.pages());
      await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    }
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

type House = {
  browser: Browser;
  url: string;
  equipment: Journey;
  problems: string[];
  /** Gets what the journey has to close. */
  contexts: BrowserContext[];
};

/** A dialog that has closed takes its history entry away a moment later: whoever goes elsewhere meanwhile is called back. */
const hasGoneBack = () =>
  !history.state?.isDialog || document.querySelector('[role=dialog], [role=alertdialog]') !== null;

type Who = 'parent' | 'child' | 'visitor';

async function enter(house: House, who: Who, device: keyof typeof DEVICES): Promise<Page> {
  const { browser, url, equipment, problems, contexts } = house;
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-US',
    timezoneId: FAMILY_ZONE,
    reducedMotion: equipment.hasMotion ? 'no-preference' : 'reduce',
    serviceWorkers: equipment.keepsApp ? 'allow' : 'block',
    ...DEVICES[device],
  });
  contexts.push(context);
  context.setDefaultTimeout(PATIENCE_MS);
  if (hasOwnClock && !equipment.isNow) await context.clock.install({ time: startsAt() });
  const page = await context.newPage();
  const goto = page.goto.bind(page);
  page.goto = async (...to) => {
    await page.waitForFunction(hasGoneBack);
    return goto(...to);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${who}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`${who}: uncaught ${error.stack ?? error.message}`));
  page.on('crash', () => problems.push(`${who}: the page crashed`));
  return page;
}
