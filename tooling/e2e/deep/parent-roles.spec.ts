import type { ElementHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../testing/server';
import { enterAsHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { seeToast } from '../testing/toast';

/** The browser's own words about refusals that belong to the journey. */
const REFUSED = /status of (401|403|404|409|410)/;

let server: RunningServer;
beforeAll(async () => {
  server = await startServerOnShared('parent-roles');
});
afterAll(() => server?.stop());

const members = (parent: Page) => parent.getByRole('region', { name: 'Parents and helpers' });

/** The owner makes a link on the family page; its address. */
async function invite(parent: Page, role: 'Parent' | 'Helper'): Promise<string> {
  await parent.goto('/family');
  // What comes above pushes the button down.
  await members(parent).getByRole('listitem').first().waitFor();
  const section = parent.getByRole('region', { name: 'Invite an adult' });
  await section.getByText(role, { exact: true }).first().click();
  await section.getByRole('button', { name: 'Make a link' }).click();
  const link = section.getByText(/#invitation=[0-9a-f]{64}$/);
  await link.waitFor();
  return (await link.textContent()) ?? '';
}

async function signUp(page: Page, firstName: string): Promise<void> {
  await page.getByRole('heading', { name: 'You are invited' }).waitFor();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Invited');
  await page.getByLabel(/^Email/).fill(`${firstName.toLowerCase()}@example.com`);
  await page.getByLabel(/^Password/).fill('long-enough');
  await page.getByLabel(/^Confirm password/).fill('long-enough');
  await page.getByRole('button', { name: 'Create account' }).click();
}

const HELPERS_PAGES = ['/parent', '/parent/heroes', '/parent/reports', '/parent/family', '/parent/settings'];

const OPENS_DIALOG = /^(Profile|Sign-in|Mark a mission|Leave)/;

const hasLoaded = (page: Page) =>
  page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });

/** Presses it and tells its words; nothing if it is hidden, disabled, or gone, which an earlier press may bring about at any moment. */
async function press(button: ElementHandle): Promise<string | undefined> {
  try {
    if (!(await button.isVisible()) || (await button.isDisabled())) return undefined;
    const label = (await button.textContent()) ?? '';
    await button.click();
    return label;
  } catch (error) {
    if (await button.evaluate((node) => node.isConnected)) throw error;
    return undefined;
  }
}

/** Presses each button of these pages, and what marks missions done in their dialogs; the calls that were refused to a helper. */
async function pressEverything(
  page: Page,
  addresses: string[],
): Promise<{ pressed: number; refused: string[] }> {
  const refused: string[] = [];
  let pressed = 0;
  let stands = false;
  page.on('response', async (response) => {
    // What every page asks for before it knows who asks is refused to a helper, and shown nowhere.
    if (!stands || !response.url().includes('/trpc/')) return;
    const body = await response.text().catch(() => '');
    if (body.includes('"HELPER"')) refused.push(new URL(response.url()).pathname);
  });
  for (const address of addresses) {
    stands = false;
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await hasLoaded(page);
    stands = true;
    for (const button of await page.getByRole('main').getByRole('button').elementHandles()) {
      const label = await press(button);
      if (label === undefined) continue;
      pressed += 1;
      await hasLoaded(page);
      if (!OPENS_DIALOG.test(label)) continue;
      const dialog = page.locator('[role=dialog], [role=alertdialog]').first();
      await dialog.getByRole('button', { name: 'Close' }).waitFor();
      await hasLoaded(page);
      for (const mark of await dialog.getByRole('button', { name: /^Mark/ }).elementHandles())
        await press(mark);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  }
  await page.waitForLoadState('networkidle');
  return { pressed, refused };
}

describe('a helper', () => {
  it('approves what a hero has done, and finds neither rewards nor settings of the family', async () => {
    await onStage(
      'roles-helper',
      server.url,
      async ({ parent, child, comeIn, photograph, expectProblem }) => {
        expectProblem(REFUSED);
        const { familyCode, heroes } = await setUpFamily(parent, ['Theo']);
        const [theo] = heroes;
        if (!theo) throw new Error('The family has no hero.');
        const link = await invite(parent, 'Helper');
        const gran = await comeIn();
        await gran.goto(link);
        await signUp(gran, 'Gran');
        await seeToast(gran, 'Account created!');

        await enterAsHero(child, familyCode, theo);
        await send(child.context().request, `/api/habits/${theo.missionId}/complete`);
        await gran
          .getByRole('button', { name: /^Approve .*Theo/ })
          .first()
          .click();
        await expect
          .poll(async () => {
            const answer = await parent.context().request.get(`/api/children/${theo.id}/completions/today`);
            return (await answer.json())[0]?.status;
          })
          .toBe('approved');
        await photograph(gran, 'today');

        const pages = gran.getByRole('navigation', { name: 'Pages' });
        await pages.getByRole('link', { name: 'Reports' }).waitFor();
        for (const name of ['Missions', 'Rewards']) {
          expect(await pages.getByRole('link', { name }).count()).toBe(0);
        }
        await gran.goto(`/parent/heroes/${theo.id}`);
        await gran.getByRole('heading', { name: 'Theo' }).first().waitFor();
        expect(await gran.getByText('1357').count()).toBe(0);
        await photograph(gran, 'hero');
        await gran.goto('/parent/rewards');
        await gran.waitForURL(`${server.url}/parent`);
        const walked = await pressEverything(gran, [...HELPERS_PAGES, `/parent/heroes/${theo.id}`]);
        expect(walked.refused).toEqual([]);
        expect(walked.pressed).toBeGreaterThan(5);
        const rewards = await gran.context().request.get(`/api/children/${theo.id}/rewards`);
        expect([rewards.status(), (await rewards.json()).code]).toEqual([403, 'HELPER']);
      },
    );
  });
});
