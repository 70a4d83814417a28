import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdCalls } from './testing/alter-answers';
import type { RunningServer } from './testing/server';
import { setUpFamily } from './testing/set-up-family';
import { startServerOnShared } from './testing/shared-postgres';
import { onStage } from './testing/stage';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-places');
});
afterAll(() => server?.stop());

/** The dashboard's sections of which the code comes after the first view. */
const PARTS =
  /\/assets\/(progress-panel|habit-section|approvals-panel|reward-section|reward-management|management-card)-[^/]+\.js$/;

/** Holds the code of the parts back; says which were asked for. */
async function holdParts(parent: Page) {
  const asked = new Set<string>();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await parent.route(PARTS, async (route) => {
    asked.add(PARTS.exec(route.request().url())?.[1] ?? '');
    await gate;
    await route.continue();
  });
  return { asked, release: () => release() };
}

/** What the table of contents says one reads. */
const inView = (parent: Page) => parent.locator('nav a[aria-current]').textContent();

describe('the places of the dashboard', () => {
  it('are kept while what belongs there is on its way: nothing moves under a thumb', async () => {
    await onStage('places-kept', server.url, async ({ parent, photograph }) => {
      await setUpFamily(parent, ['Mia', 'Leo']);
      const { asked, release } = await holdParts(parent);
      // A busy machine is idle late.
      await parent.addInitScript(() => {
        window.requestIdleCallback = (act) => window.setTimeout(act);
      });
      await parent.goto('/parent');
      await parent.getByText('All caught up').waitFor();
      const leo = parent.getByRole('article', { name: 'Leo' });
      await leo.evaluate((card) => card.scrollIntoView({ block: 'start', behavior: 'instant' }));
      const edgeOf = () => leo.evaluate((card) => Math.round(card.getBoundingClientRect().top));
      const edge = await edgeOf();
      await expect.poll(() => asked.size, { timeout: 15_000 }).toBe(6);
      const places = await parent
        .locator('[data-section]')
        .evaluateAll((all) => all.map((place) => place.getBoundingClientRect().height));
      expect(places).toHaveLength(6);
      expect(Math.min(...places), 'the lowest place').toBeGreaterThanOrEqual(360);
      expect(await edgeOf()).toBe(edge);
      await photograph(parent, 'waiting');

      release();
      await parent.locator('[data-section=rewards] h2').waitFor();
      expect(await inView(parent)).toBe('Heroes');
      expect(await edgeOf()).toBe(edge);
    });
  });

  it('are empty on a metered line until somebody comes near', async () => {
    await onStage('places-metered', server.url, async ({ parent }) => {
      await setUpFamily(parent, ['Mia']);
      await parent.clock.install();
      await parent.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        window.requestIdleCallback = (act) => window.setTimeout(act);
      });
      const { asked, release } = await holdParts(parent);
      release();
      await parent.goto('/parent');
      await parent.getByText('All caught up').waitFor();
      await parent.clock.runFor(20_000);
      expect([...asked]).not.toContain('reward-management');
      await parent.getByRole('link', { name: 'Rewards', exact: true }).click();
      await parent.locator('[data-section=rewards] h2').waitFor();
    });
  });

  it('are jumped to while they are empty', async () => {
    await onStage('places-jumped-to', server.url, async ({ parent }) => {
      await setUpFamily(parent, ['Mia']);
      const { release } = await holdParts(parent);
      await parent.goto('/parent');
      await parent.getByText('All caught up').waitFor();
      await parent.getByRole('link', { name: 'Habits', exact: true }).click();
      await expect.poll(() => inView(parent)).toBe('Habits');
      release();
      await parent.locator('[data-section=habits] h2').waitFor();
      expect(await inView(parent)).toBe('Habits');
    });
  });

  it('stay where they are when nothing waits for a parent', async () => {
    await onStage('places-quiet', server.url, async ({ parent }) => {
      await setUpFamily(parent, ['Mia']);
      const mia = parent.getByRole('article', { name: 'Mia' });
      const edgeOf = () => mia.evaluate((card) => card.getBoundingClientRect().top + window.scrollY);
      for (const width of [1280, 390]) {
        await parent.setViewportSize({ width, height: 800 });
        const release = await holdCalls(parent, 'missions.listPending');
        await parent.goto('/parent');
        await mia.waitFor();
        const edge = await edgeOf();
        await release();
        await parent.getByText('All caught up').waitFor();
        expect(Math.abs((await edgeOf()) - edge), `pixels moved, ${width} wide`).toBeLessThan(1);
      }
    });
  });
});
