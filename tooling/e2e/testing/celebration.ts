import type { Page } from 'playwright-core';
import { alterAnswers } from './alter-answers';
import { touchFirst } from './first-touch';

const MEMORY = 'herohood.kids.celebrated.';

type Thing = { kind: string } & Record<string, unknown>;

/** How many things have been told: a device celebrates none twice. */
let told = 0;
const nextId = () => {
  told += 1;
  return `thing ${told}`;
};

/** Has the server tell of these things to celebrate, and comes again. */
export const celebrating =
  (...things: Thing[]) =>
  async (page: Page) => {
    const celebrations = things.map((thing) => ({ id: nextId(), ...thing }));
    await alterAnswers(page, { 'home.celebrations': (answer) => ({ ...answer, celebrations }) });
    await comeAgain(page);
  };

/** Puts what this device alone celebrates into its memory, and comes again. */
export const celebratingHere = (thing: Thing) => async (page: Page) => {
  const keyed = (prefix: string) => Object.keys(localStorage).find((name) => name.startsWith(prefix));
  await touchFirst(page);
  await page.waitForFunction(keyed, MEMORY);
  // From a page that runs no app, which would write over it.
  const home = page.url();
  await page.goto(new URL('/robots.txt', home).href);
  await page.evaluate(
    ({ prefix, own }) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith(prefix)) ?? '';
      const memory = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...memory, own }));
    },
    { prefix: MEMORY, own: [{ id: nextId(), ...thing }] },
  );
  await page.goto(home);
  await beGreeted(page);
};

async function comeAgain(page: Page): Promise<void> {
  await page.reload();
  await beGreeted(page);
}

async function beGreeted(page: Page): Promise<void> {
  await touchFirst(page);
  // The dialog itself may have no size of its own: what it says stands over the whole page.
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
}

/** Waits for the party of that name, and closes it as a child does. */
export async function closeParty(page: Page, name: string): Promise<void> {
  const party = page.getByRole('dialog', { name, exact: true });
  await party.getByRole('button', { name: 'Hooray!' }).tap();
  await party.waitFor({ state: 'detached' });
}

/** Waits for the party of that name, and leaves it by Escape. */
export async function leaveParty(page: Page, name: string | RegExp): Promise<void> {
  const party = page.getByRole('dialog', { name, exact: true });
  // The dialog itself may have no size of its own.
  await party.getByRole('heading').first().waitFor();
  await page.keyboard.press('Escape');
  await party.waitFor({ state: 'detached' });
}

/** Leaves what is celebrated, one after the other, until the party of that name is on show. */
export async function leavePartiesBefore(page: Page, name: RegExp): Promise<void> {
  const party = page.getByRole('dialog');
  for (;;) {
    await party.getByRole('heading').first().waitFor();
    const shown = (await party.getAttribute('aria-label')) ?? '';
    if (name.test(shown)) return;
    await page.keyboard.press('Escape');
    // Another party, or more of the same, such as one badge that became two.
    await page.waitForFunction(
      (before) => document.querySelector('[role=dialog]')?.ariaLabel !== before,
      shown,
    );
  }
}

/**
 * Closes what is celebrated, one after the other, by Escape; `look` sees each before.
 *
 * @returns the names of what was on show
 */
export async function closeParties(
  page: Page,
  look: (name: string, n: number) => Promise<void> = async () => {},
): Promise<string[]> {
  const names: string[] = [];
  const shown = page.getByRole('dialog');
  while ((await shown.count()) > 0) {
    const name = (await shown.getAttribute('aria-label')) ?? '';
    names.push(name);
    await look(name, names.length);
    const before = await shown.textContent();
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (text) => document.querySelector('[role=dialog]')?.textContent !== text,
      before,
    );
  }
  return names;
}
