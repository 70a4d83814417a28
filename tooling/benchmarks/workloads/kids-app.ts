import { startServer } from '../../e2e/testing/server';
import { launchChromium } from '../../testing/src/chromium';
import { buildHelloWorld } from '../harness/hello-world';
import { pairedRounds } from '../harness/rounds';
import { largestPaintMs, scriptKilobytes, secondPaintMs, type Visit } from '../harness/visits';
import type { Row, Workload } from '../harness/workload';

const LOGIN: Visit = { path: '/kids-login', as: 'nobody', shows: 'Start Adventure!' };
const HOME: Visit = { path: '/kids', as: 'hero', shows: 'Make the bed' };
const HELLO: Visit = { path: '/kids', as: 'nobody', shows: 'Hello world' };

/** How soon a child sees something on a cheap tablet, against the least that React can do. */
export const kidsApp: Workload = {
  name: 'kids-app',
  title:
    'Kids app: scripts of the first view, largest paint of the first and the second visit on a slow tablet',
  inQuick: true,
  run: async ({ isQuick }) => {
    const rounds = isQuick ? 3 : 9;
    const hello = await buildHelloWorld();
    const product = await startServer('bench-kids-app', { DEMO_FAMILY: 'on' });
    const bare = await startServer('bench-hello-world', { DEMO_FAMILY: 'off' }, hello.root);
    const browser = await launchChromium();
    try {
      const rows: Row[] = [];
      for (const visit of [LOGIN, HOME]) {
        const size = await scriptKilobytes(browser, product, visit);
        const least = await scriptKilobytes(browser, bare, HELLO);
        rows.push({
          workload: `kids app, ${visit.path}: scripts of the first view, gzipped`,
          baseline: '–',
          target: { most: 165 },
          unit: 'kB',
          ratio: size,
          range: [size, size],
          detail: `React's hello world: ${least.toFixed(1)} kB`,
        });
      }
      const paints = [
        { name: 'largest paint of the first visit', measure: largestPaintMs, most: 2.6 },
        { name: 'largest paint of the second visit', measure: secondPaintMs, most: 1.3 },
      ];
      for (const { name, measure, most, visit } of paints.flatMap((paint) =>
        [LOGIN, HOME].map((visit) => ({ ...paint, visit })),
      )) {
        const result = await pairedRounds({
          rounds,
          warmUp: 1,
          product: () => measure(browser, product, visit),
          baseline: () => measure(browser, bare, HELLO),
        });
        rows.push({
          workload: `kids app, ${visit.path}: ${name} at a quarter of the CPU, 1.6 Mb/s, 150 ms`,
          baseline: "React's hello world, built and served alike",
          target: { most },
          ratio: result.ratio,
          range: result.range,
          detail: `${Math.round(result.product)} against ${Math.round(result.baseline)} ms; ${rounds} rounds`,
        });
      }
      return rows;
    } finally {
      await browser.close();
      await bare.stop();
      await product.stop();
      await hello.remove();
    }
  },
};
