import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakCalls } from '../testing/alter-answers';
import type { RunningServer } from '../testing/server';
import { send, setUpFamily } from '../testing/set-up-family';
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

  it('tells who did what, by day, page and hero, and asks again when it failed', async () => {
    await onStage('family-acts', server.url, async ({ parent, photograph, expectProblem }) => {
      expectProblem(REFUSED);
      const { heroes } = await setUpFamily(parent, ['Mia', 'Leo']);
      const { request } = parent.context();
      for (let i = 0; i < 51; i += 1) {
        const answer = await request.patch(`/api/children/${heroes[0]?.id}`, { data: { name: `Mia ${i}` } });
        expect(answer.status()).toBe(200);
      }
      expectProblem(BROKEN_CALL);
      const restore = await breakCalls(parent, 'family.audit');
      await parent.goto('/family');
      await parent.getByText('Could not load what happened').waitFor();
      await restore();
      const acts = parent.getByRole('region', { name: 'Who did what' });
      await acts.getByRole('button', { name: 'Try again' }).click();
      await acts.getByRole('heading', { name: 'Today' }).waitFor();
      expect(await acts.getByText('Pat created the family').count()).toBe(0);
      await acts.getByRole('button', { name: 'Show earlier' }).click();
      await acts.getByText('Pat created the family').waitFor();
      await acts.getByText('That is everything.').waitFor();
      await photograph(parent, 'all');

      const synced = parent.waitForResponse(/sync\.familyData/);
      await parent.reload();
      await synced;
      await acts.getByRole('combobox', { name: 'Show' }).selectOption('Leo');
      await acts.getByText('Pat created Leo').waitFor();
      expect(await acts.getByText(/Mia \d/).count()).toBe(1); // the choice itself
      // What happens now arrives by itself.
      const shown = await acts.getByRole('listitem').count();
      await send(request, `/api/children/${heroes[1]?.id}/reward-transactions`, {
        amount: 10,
        type: 'bonus',
        source: 'parent',
        description: 'Helped',
      });
      await acts.getByRole('listitem').nth(shown).waitFor();
    });
  });

  it('gives the owner all data as a file, and erases everything after password and word', async () => {
    await onStage('family-erase', server.url, async ({ parent, photograph, expectProblem }) => {
      expectProblem(REFUSED);
      const { email } = await setUpFamily(parent, ['Zoe']);
      await parent.goto('/family');
      const downloading = parent.waitForEvent('download');
      await parent.getByRole('link', { name: 'Download everything' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('herohood-family.json');
      const { children } = JSON.parse(await readFile(await download.path(), 'utf8'));
      expect(children).toMatchObject([{ name: 'Zoe' }]);

      await parent.getByRole('button', { name: 'Erase everything' }).click();
      const dialog = parent.getByRole('alertdialog');
      const erase = dialog.getByRole('button', { name: 'Erase everything for good' });
      expect(await erase.isDisabled()).toBe(true);
      await dialog.getByLabel('Your password').fill('not-the-one');
      await dialog.getByLabel('Type ERASE to confirm').fill('erase');
      await photograph(parent, 'erase');
      await erase.click();
      await seeToast(parent, 'Nothing was erased');
      await dialog.getByLabel('Your password').fill('long-enough');
      await erase.click();
      await parent.getByRole('heading', { name: 'Every habit is a hero mission' }).waitFor();
      expect(new URL(parent.url()).pathname).toBe('/');
      const again = await parent
        .context()
        .request.post('/api/auth/login', { data: { email, password: 'long-enough' } });
      expect(again.status()).toBe(401);
    });
  });
});

describe('the devices of a family', () => {
  it('that cannot be registered or kept in step are told so, and catch up when the line is back', async () => {
    await onStage('family-sync', server.url, async ({ parent, expectProblem }) => {
      expectProblem(BROKEN_CALL);
      await setUpFamily(parent, ['Mia']);
      const { request } = parent.context();
      const restoreDevices = await breakCalls(parent, 'sync.registerDevice');
      await parent.goto('/parent');
      await seeToast(parent, 'Sync Setup Failed', 'Failed to register this device for sync');
      expect(await (await request.get('/api/sync/devices')).json()).toEqual([]);

      await restoreDevices();
      const synced = parent.waitForResponse(/sync\.markCompleted/);
      await comeBack(parent);
      await synced;
      expect(await (await request.get('/api/sync/devices')).json()).toHaveLength(1);

      const restoreSync = await breakCalls(parent, 'sync.familyData');
      await send(request, '/api/children', { name: 'Nia', avatarType: 'robot' });
      await seeToast(parent, 'Sync Failed', 'Failed to sync with other devices. Will retry later.');
      await parent.getByText('Herohood is not responding right now.').waitFor();
      await restoreSync();
      await comeBack(parent);
      await parent.getByRole('link', { name: /^Nia/ }).waitFor();
    });
  });
});

/** What a browser tells a page when the line is back; cutting it would break other calls that are under way. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}
