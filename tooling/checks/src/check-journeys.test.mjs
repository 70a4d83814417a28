import { expect, it } from 'vitest';
import { checkJourneys } from './check-journeys.mjs';
import { sourceFile } from './project-files.mjs';

const found = (text, path = 'tooling/e2e/kids-home.spec.ts') => checkJourneys([sourceFile(path, text)]);

it.each([
  ["const x = 1;\nexpect(await page.getByText('x').count()).toBe(0);", "2: 'count'"],
  ["expect(\n  (await row.textContent()) ?? '',\n).toBe('x');", "1: 'textContent'"],
  ["expect(1).toBe(1);\nexpect(before).toBe(await box.getAttribute('x'));", "2: 'getAttribute'"],
  ['await page.waitForTimeout(100);', "1: 'waitForTimeout'"],
  ["it('plays', { retry: 2 }, play);", "1: 'retry'"],
])('a journey that does not wait for a condition is refused: %s', (text, said) => {
  expect(found(text)).toEqual([expect.stringContaining(`kids-home.spec.ts:${said}`)]);
});

it('what waits, asks the server or does not belong to the gate is let through', () => {
  const waits = "await expect.poll(() => page.getByText('x').count()).toBe(0);\nawait row.waitFor();\n";
  const asks = 'expect(await answer.json()).toEqual([]);\nconst name = await row.textContent();\n';
  expect(found(waits + asks)).toEqual([]);
  expect(found('expect(await row.isVisible()).toBe(true);', 'tooling/e2e/deep/sizes.spec.ts')).toEqual([]);
});

it('a test that gives up after a second is refused', () => {
  const text = 'await vi.waitFor(() => expect(sent).toBe(1));';
  expect(found(text, 'apps/kids-web/src/lib/outbox.test.ts')).toEqual([
    expect.stringContaining('untilHolds'),
  ]);
});
