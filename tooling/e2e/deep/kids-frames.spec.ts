import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FrameRate, slowDown } from '../testing/frame-rate';
import { celebrate, spendDay } from '../testing/frame-scenes';
import type { RunningServer } from '../testing/server';
import { setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { CHILD_DEVICES, onStage } from '../testing/stage';

/** How smoothly each scene is drawn, three times over, at three speeds of the processor. */
const SLOWDOWNS = [1, 4, 6];
const HEROES = ['Robin', 'Kim', 'Alex'];

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-frames');
});
afterAll(() => server?.stop());

describe.each(CHILD_DEVICES)('a %s', (child) => {
  it.each(SLOWDOWNS)('with a processor %dx slower draws every scene', async (slowdown) => {
    const journey = { name: `frames-${child}-${slowdown}`, child, hasMotion: true };
    const measured = new Map<string, FrameRate[]>();
    for (const play of [celebrate, spendDay]) {
      const keepsApp = play === celebrate;
      await onStage({ ...journey, keepsApp }, server.url, async ({ parent, child: page }) => {
        const family = await setUpFamily(parent, HEROES);
        await slowDown(page, slowdown);
        for (const hero of family.heroes) {
          const rates = await play({ parent, page, family, hero });
          for (const [scene, rate] of Object.entries<FrameRate>(rates)) {
            measured.set(scene, [...(measured.get(scene) ?? []), rate]);
          }
        }
      });
    }
    const table = [...measured].map(([scene, rates]) => rowOf(scene, rates));
    process.stdout.write(`${child}, ${slowdown}x slower\n${table.join('')}`);
    for (const rates of measured.values()) expect(rates.length).toBeGreaterThanOrEqual(HEROES.length);
  });
});

/** The median of the medians, and the worst frame of all runs. */
function rowOf(scene: string, rates: FrameRate[]): string {
  const medians = rates.map(({ fps }) => fps).toSorted((a, b) => a - b);
  const worstMs = Math.max(...rates.map((rate) => rate.worstMs));
  const slowMs = Math.max(...rates.map((rate) => rate.slowMs));
  const median = medians[Math.floor(medians.length / 2)] ?? 0;
  return `  ${scene.padEnd(8)} median ${median.toFixed(0)} fps (${medians.map((fps) => fps.toFixed(0)).join(' ')}), 1 in 20 over ${slowMs.toFixed(0)} ms, worst ${worstMs.toFixed(0)} ms\n`;
}
