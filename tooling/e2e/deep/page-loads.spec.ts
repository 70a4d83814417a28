import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../testing/server';
import { enterAsHero, setUpFamily } from '../testing/set-up-family';
import { onStage } from '../testing/stage';

/** Above what a browser opens to one server over HTTP/1.1. */
const TABS = 8;
const LOADS = 20;
const BACKS = 10;
/** None takes longer, from the address to what is looked for. */
const MOST_MS = 3_000;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer('page-loads');
});
afterAll(() => server?.stop());

/** Full loads of two pages in turn, then Back: none waits for a connection that another page holds. */
async function comeAndGo(
  page: Page,
  [first, second]: [string, string],
  isThere: (page: Page) => Promise<void>,
) {
  for (let n = 0; n < LOADS; n += 1) {
    await inTime(async () => {
      await page.goto(n % 2 ? second : first);
      await isThere(page);
    });
  }
  for (let n = 0; n < BACKS; n += 1) {
    await inTime(async () => {
      await page.goBack();
      await isThere(page);
    });
  }
}

async function inTime(load: () => Promise<void>) {
  const begun = performance.now();
  await load();
  expect(performance.now() - begun).toBeLessThan(MOST_MS);
}

/** Tabs beside each other, all in sight; each hears what is new. */
async function openTabs(context: BrowserContext, path: string, isThere: (page: Page) => Promise<void>) {
  const tabs: Page[] = [];
  for (let n = 0; n < TABS; n += 1) {
    const page = await context.newPage();
    await inTime(async () => {
      await page.goto(path);
      await isThere(page);
    });
    tabs.push(page);
  }
  return tabs;
}

describe('many pages of one browser', () => {
  it('load one after the other, come back, and all hear the news', async () => {
    await onStage('page-loads', server.url, async ({ parent, child }) => {
      const { heroes, familyCode } = await setUpFamily(parent, ['Mia']);
      const mia = heroes[0]!;
      await enterAsHero(child, familyCode, mia);

      const heading = async (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();
      const hero = async (page: Page) => page.getByRole('navigation').first().waitFor();
      await comeAndGo(parent, ['/parent', '/parent/heroes'], heading);
      await comeAndGo(child, ['/kids', '/kids?tab=rewards'], hero);

      const consoles = await openTabs(parent.context(), '/parent/heroes', heading);
      const boards = await openTabs(child.context(), '/kids', hero);
      await parent.context().request.patch(`/api/children/${mia.id}`, { data: { name: 'Mia the Brave' } });
      for (const page of [...consoles, ...boards]) {
        await page.getByText('Mia the Brave').first().waitFor({ state: 'attached' });
      }
      expect(consoles.length + boards.length).toBe(2 * TABS);
    });
  });
});
