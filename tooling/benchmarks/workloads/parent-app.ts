import { startServer } from '../../e2e/testing/server';
import { launchChromium } from '../../testing/src/chromium';
import { scriptKilobytes } from '../harness/visits';
import type { Workload } from '../harness/workload';

/** What the console brings before anybody touches it. */
export const parentApp: Workload = {
  name: 'parent-app',
  title: 'Parent app: scripts of the dashboard',
  inQuick: true,
  run: async () => {
    const server = await startServer('bench-parent-app', { DEMO_FAMILY: 'on' });
    const browser = await launchChromium();
    try {
      const size = await scriptKilobytes(browser, server, {
        path: '/parent',
        as: 'parent',
        shows: 'Needs you now',
      });
      return [
        {
          workload: 'parent app, dashboard: scripts of the first view, gzipped',
          baseline: '–',
          target: { most: 200 },
          unit: 'kB',
          ratio: size,
          range: [size, size],
          detail: 'every script until the page stands, gzip level 9, 1 kB = 1,000 bytes',
        },
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
