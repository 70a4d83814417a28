import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../testing/server';
import { enterAsHero, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('asked-once');
});
afterAll(() => server?.stop());

/** Counts from now on how often the page asks for each procedure; of a board, for each of its days. */
function count(page: Page): Map<string, number> {
  const asked = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const [, names = ''] = /^\/trpc\/(.+)$/.exec(pathname) ?? [];
    const inputs: Record<string, { date?: string }> = JSON.parse(searchParams.get('input') ?? '{}');
    for (const [at, procedure] of names.split(',').filter(Boolean).entries()) {
      const day = procedure === 'days.board' ? inputs[at]?.date : undefined;
      const name = day ? `${procedure} of ${day}` : procedure;
      asked.set(name, (asked.get(name) ?? 0) + 1);
    }
  });
  return asked;
}

/** A hero's trip is told once a day, which is an act, and a sync follows each. */
const SYNCS: Record<string, number> = { 'sync.childFamilyData': 2 };
const askedAgain = (asked: Map<string, number>) =>
  [...asked].filter(([name, times]) => times > (SYNCS[name] ?? 1));
/** What a sync asks anew it has asked before it confirms. */
const firstSync = (page: Page) => page.waitForResponse(/\/trpc\/[^?]*sync\.markCompleted/);

describe('a first visit asks for each thing once', () => {
  it('at the hero’s login', async () => {
    await onStage('asked-once-login', server.url, async ({ parent, child }) => {
      const family = await setUpFamily(parent, ['Mia']);
      const asked = count(child);
      await child.goto(`/kids-login?code=${family.familyCode}`);
      await child.getByRole('heading', { name: 'Hero Login' }).waitFor();
      expect(askedAgain(asked)).toEqual([]);
    });
  });

  it('at the hero’s home, also with what is fetched ahead, and when they come again', async () => {
    await onStage('asked-once-home', server.url, async ({ parent, child }) => {
      const family = await setUpFamily(parent, ['Mia']);
      await enterAsHero(child, family.familyCode, family.heroes[0]!);
      const asked = count(child);
      for (const visit of ['first', 'again']) {
        asked.clear();
        const synced = firstSync(child);
        await child.goto('/kids');
        await child.getByText('Feed the cat').waitFor();
        await synced;
        expect(askedAgain(asked), visit).toEqual([]);
        expect(asked.get('home.today'), visit).toBe(1);
        // Once a day.
        if (visit === 'first') await expect.poll(() => asked.get('shop.listGear')).toBe(1);
        else expect(asked.has('shop.listGear')).toBe(false);
        expect(askedAgain(asked), visit).toEqual([]);
      }
    });
  });

  it('at the console', async () => {
    await onStage('asked-once-console', server.url, async ({ parent }) => {
      await setUpFamily(parent, ['Mia']);
      const asked = count(parent);
      const synced = firstSync(parent);
      await parent.goto('/parent');
      await parent.getByText('Nothing to approve yet').waitFor();
      await synced;
      expect(askedAgain(asked)).toEqual([]);
      expect(asked.get('sync.registerDevice')).toBe(1);
      expect(asked.get('home.parentToday')).toBe(1);
    });
  });
});
