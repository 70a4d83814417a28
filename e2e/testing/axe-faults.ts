import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { comeToRest } from './come-to-rest';

/** What axe finds serious or critical on a page that has come to rest; nothing, hopefully. */
export async function axeFaults(page: Page): Promise<string[]> {
  await comeToRest(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
    );
}
