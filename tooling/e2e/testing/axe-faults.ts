import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { comeToRest } from './come-to-rest';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The small edition: each page that is read has to load it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose findings are moderate or minor whatever they find: they are not asked, because nobody would hear of them. */
const { rules: RULES } = (axe as unknown as { _audit: { rules: { id: string; impact: string }[] } })._audit;
const LIGHT_RULES = Object.fromEntries(
  RULES.filter(({ impact }) => /^(moderate|minor)$/.test(impact)).map(({ id }) => [id, { enabled: false }]),
);

/** A part that arrives while axe reads may be caught half faded in; what is wrong stays wrong. */
const LOOKS = 3;

/** What axe finds serious or critical on a page that has come to rest; nothing, hopefully. */
export async function axeFaults(page: Page): Promise<string[]> {
  // It is half a megabyte: a page gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  let found: string[] = [];
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await comeToRest(page);
    found = await read(page);
    if (found.length === 0) break;
  }
  return found;
}

function read(page: Page): Promise<string[]> {
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe!.run('html', {
      resultTypes: ['violations'],
      // Another site's frame, the payment form's, is not ours to judge.
      iframes: false,
      rules,
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.slice(0, 3).map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
      );
  }, LIGHT_RULES);
}
