import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakCalls } from '../testing/alter-answers';
import type { RunningServer } from '../testing/server';
import { setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { BROKEN_CALL, seeToast } from '../testing/toast';

/** The browser's own words about refusals that belong to the journey. */
const REFUSED = /status of (401|403|500)/;

let server: RunningServer;
beforeAll(async () => {
  server = await startServerOnShared('parent-family');
});
afterAll(() => server?.stop());

let newcomers = 0;

/** A visitor signs up with the family's code. */
async function knock(page: Page, firstName: string, familyCode: string): Promise<Page> {
  newcomers += 1;
  await page.goto('/parent/auth?mode=register');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel(/^Email/).fill(`newcomer${newcomers}@example.com`);
  await page.getByLabel(/^Password/).fill('long-enough');
  await page.getByLabel(/^Confirm password/).fill('long-enough');
  await page.getByLabel(/^Family code/).fill(familyCode.toLowerCase());
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Almost in the family' }).waitFor();
  return page;
}

describe('the family page', () => {
  it('lets one newcomer in and turns another away, and both learn it where they wait', async () => {
    await onStage('family-join', server.url, async ({ parent, comeIn, photograph, expectProblem }) => {
      expectProblem(REFUSED);
      const { email, familyCode } = await setUpFamily(parent, ['Robin']);
      await parent.goto('/family');
      const people = parent.getByRole('region', { name: 'Parents and helpers' });
      await people.getByText(email).waitFor();
      const nora = await knock(await comeIn(), 'Nora', familyCode);
      await photograph(nora, 'waiting');

      const letIn = people.getByRole('button', { name: 'Let Nora Newcomer in', exact: true });
      await letIn.waitFor();
      await photograph(parent, 'request');
      expectProblem(BROKEN_CALL);
      const restore = await breakCalls(parent, 'family.acceptJoinRequest');
      await letIn.click();
      await seeToast(parent, 'That did not work');
      await restore();
      await letIn.click();
      await seeToast(parent, 'Welcome to the family!');
      await people.getByRole('listitem').filter({ hasText: 'newcomer1@example.com' }).waitFor();
      await nora.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
      await nora.goto('/family');
      await nora.getByText('Only the owner of the family can do this: Pat Rivers.').waitFor();
      await nora.context().close();

      const otto = await knock(await comeIn(), 'Otto', familyCode);
      await people.getByRole('button', { name: 'Decline Otto Newcomer' }).click();
      await parent.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
      await seeToast(parent, 'Request declined');
      await seeToast(otto, 'You were not let in');
      await otto.getByText('Create your first hero').waitFor();
      await otto.context().close();
    });
  });

  it('hands the code on: copied, shared, scanned', async () => {
    await onStage('family-code', server.url, async ({ parent, photograph, expectProblem }) => {
      expectProblem(REFUSED);
      const { familyCode } = await setUpFamily(parent, ['Kim']);
      await parent.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await parent.addInitScript(() => {
        const shared: unknown[] = [];
        Object.assign(window, { shared });
        navigator.share = async (data) => void shared.push(data);
      });
      const login = `${server.url}/kids-login?code=${familyCode}`;
      const clipboard = () => parent.evaluate(() => navigator.clipboard.readText());

      await parent.goto('/family');
      await parent.getByText('Share this code with family members').waitFor();
      await parent.getByRole('button', { name: 'Copy family code' }).click();
      await parent.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await clipboard()).toBe(familyCode);
      await parent
        .getByRole('img', { name: `QR code that opens the hero login of family ${familyCode}` })
        .waitFor();
      await photograph(parent, 'page');
      await parent.getByRole('button', { name: 'Copy link' }).click();
      await expect.poll(clipboard).toBe(login);
      expect(new URL(parent.url()).pathname).toBe('/parent/family');
      await parent.getByRole('button', { name: 'Share' }).click();
      const shared = await parent.evaluate(() => (window as Window & { shared?: unknown[] }).shared);
      expect(shared).toEqual([
        expect.objectContaining({ url: login, text: expect.stringContaining(familyCode) }),
      ]);
    });
  });
});
