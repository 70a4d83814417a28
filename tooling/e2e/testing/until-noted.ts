import type { Page } from 'playwright-core';
import { touchFirst } from './first-touch';

/**
 * Waits until the device of a hero has noted how things stand: from now on what comes is news to it. What came before is
 * only noted, as on every new device.
 */
export async function untilNoted(child: Page): Promise<void> {
  await touchFirst(child);
  await child.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([name, kept]) => name.startsWith('herohood.kids.celebrated.') && kept.includes('"praise":['),
    ),
  );
}
