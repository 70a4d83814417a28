import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerInstead, breakCalls, holdCalls, refusal } from '../testing/alter-answers';
import { choosePicture, dragPicture, sizeOfPicture } from '../testing/picture';
import type { RunningServer } from '../testing/server';
import { enterAsHero, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { BROKEN_CALL, seeToast } from '../testing/toast';

/** The browser's own words about a username that is taken. */
const REFUSED = /status of 409/;
const LATER = refusal('UNAVAILABLE', 503, 'Later');
const UNREADABLE = 'Invalid image format. Please use JPG or PNG files.';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-heroes');
});
afterAll(() => server?.stop());

describe('the tour', () => {
  it('opens when a parent asks for it, and is complete only at its end', async () => {
    await onStage('heroes-tour', server.url, async ({ parent, photograph }) => {
      await setUpFamily(parent, ['Mia']);
      const completed = () => parent.evaluate(() => localStorage.getItem('parent-onboarding-completed'));
      await parent.goto('/parent');
      const tour = parent.getByRole('dialog', { name: 'Parent Tutorial' });
      await parent.getByRole('button', { name: 'Tutorial' }).click();
      await tour.getByText('Step 1 of 8').waitFor();
      await parent.keyboard.press('Escape');
      await tour.waitFor({ state: 'detached' });
      expect(await completed()).toBeNull();

      await parent.getByRole('button', { name: 'Tutorial' }).click();
      for (let step = 1; step < 8; step += 1) {
        await tour.getByText(`Step ${step} of 8`).waitFor();
        await tour.getByRole('button', { name: 'Next' }).click();
      }
      await tour.getByRole('button', { name: 'Previous' }).click();
      await tour.getByText('Step 7 of 8').waitFor();
      await tour.getByRole('button', { name: 'Next' }).click();
      await photograph(parent, 'last-step');
      await tour.getByRole('button', { name: 'Get Started!' }).click();
      await tour.waitFor({ state: 'detached' });
      expect(await completed()).toBe('true');
    });
  });
});

describe('heroes', () => {
  it('begin with the first one, whose photo is cropped before it is sent', async () => {
    await onStage('heroes-first', server.url, async ({ parent, photograph }) => {
      await setUpFamily(parent, []);
      await parent.goto('/subscription');
      await parent.getByText('Your subscription').waitFor();
      // Who is signed in is known already; the heroes are not.
      const release = await holdCalls(parent, 'children.list');
      await parent.getByRole('link', { name: 'Back to Today' }).click();
      await parent.getByText('Loading dashboard...').waitFor();
      await release();
      const create = parent.getByRole('button', { name: 'Create hero' });
      await create.waitFor();
      expect(await create.isDisabled()).toBe(true);
      await parent.getByLabel('Hero name').press('Enter');
      await seeToast(parent, 'Name required', 'Please enter a name for your hero!');
      await choosePicture(parent, { size: 5 * 1024 * 1024 + 1 });
      await seeToast(parent, 'File too large', 'Please choose an image under 5MB');
      await choosePicture(parent, { text: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
      await seeToast(parent, 'Error', UNREADABLE);

      await parent.getByLabel('Hero name').fill('Robin');
      await choosePicture(parent, { drawn: true });
      const view = parent.getByRole('application');
      await view.focus();
      await parent.keyboard.press('+');
      await parent.keyboard.press('ArrowRight');
      await dragPicture(parent, { dx: -60, dy: 20 });
      await photograph(parent, 'crop');
      const words = 'avatarUrl: This is no picture.';
      const restore = await answerInstead(parent, 'children.create', refusal('BAD_REQUEST', 400, words));
      await create.click();
      await seeToast(parent, 'Failed to create hero', UNREADABLE);
      await restore();
      const sent = parent.waitForRequest(/children\.create/);
      await create.click();
      const { avatarUrl } = JSON.parse((await sent).postData() ?? '{}')['0'];
      // Before the picture is measured: on a busy machine that takes longer than a toast stays.
      await seeToast(parent, 'Hero Created!', 'Robin is ready for missions.');
      const { width, height } = await sizeOfPicture(parent, avatarUrl);
      expect([width, height, avatarUrl.slice(0, 22)]).toEqual([512, 512, 'data:image/jpeg;base64']);
      await parent
        .getByRole('link', { name: /^Robin/ })
        .locator('image')
        .waitFor();
    });
  });

  it('that could not be made say why and keep the form', async () => {
    await onStage('heroes-refused', server.url, async ({ parent, expectProblem }) => {
      expectProblem(BROKEN_CALL);
      await setUpFamily(parent, ['Mia']);
      await parent.goto('/parent/heroes');
      await parent.getByRole('button', { name: 'Add hero' }).click();
      const dialog = parent.getByRole('dialog', { name: 'New hero' });
      await dialog.getByLabel('Hero name').fill('Kim');
      for (const [code, httpStatus, words] of [
        ['TOO_LARGE', 413, 'Image file is too large. Please choose a smaller image (under 5MB).'],
        ['UNSUPPORTED_MEDIA_TYPE', 415, UNREADABLE],
        ['PLAN_LIMIT', 402, 'Your plan is full.'],
      ] as const) {
        const answer = refusal(code, httpStatus, 'Your plan is full.');
        const restore = await answerInstead(parent, 'children.create', answer);
        await dialog.getByRole('button', { name: 'Create hero' }).click();
        await seeToast(parent, 'Failed to create hero', words);
        await restore();
      }
      const restore = await breakCalls(parent, 'children.create');
      await dialog.getByRole('button', { name: 'Create hero' }).click();
      await seeToast(parent, 'Failed to create hero', 'Something went wrong');
      await restore();
      expect(await dialog.getByLabel('Hero name').inputValue()).toBe('Kim');
      await dialog.getByLabel('Hero name').fill('   ');
      expect(await dialog.getByRole('button', { name: 'Create hero' }).isDisabled()).toBe(true);
    });
  });

  it('have logins that are generated, hidden, shown and edited', async () => {
    await onStage('heroes-logins', server.url, async ({ parent, expectProblem }) => {
      expectProblem(REFUSED);
      await setUpFamily(parent, ['Mia']);
      await parent.context().request.post('/api/children', { data: { name: 'Zoë', avatarType: 'princess' } });
      await parent.goto('/parent/heroes');
      const zoe = parent.getByRole('article', { name: 'Zoë' });
      await zoe.waitFor();
      expect(await zoe.getByText('Not set').count()).toBe(2);
      const restore = await answerInstead(parent, 'children.generateLogin', LATER);
      await zoe.getByRole('button', { name: 'Generate Login' }).click();
      await seeToast(parent, 'Error', 'Failed to generate credentials');
      await restore();
      await zoe.getByRole('button', { name: 'Generate Login' }).click();
      await seeToast(parent, 'Login credentials created!');
      const told = await parent.getByText(/Username: zo\S*\d, PIN: [1-9]\d{3}/).textContent();
      const pin = told?.slice(-4) ?? '';
      expect(await zoe.getByText(pin).count()).toBe(0);
      await zoe.getByRole('button', { name: "Show Zoë's PIN" }).click();
      await zoe.getByText(pin).waitFor();

      await zoe.getByRole('button', { name: "Edit Zoë's login" }).click();
      const dialog = parent.getByRole('dialog', { name: "Zoë's login" });
      await dialog.getByLabel('Username').fill('');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await seeToast(parent, 'Username required', 'Please enter a username for the child!');
      await dialog.getByLabel('Username').fill('MIA');
      await dialog.getByLabel('PIN').fill('12');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await seeToast(parent, 'PIN required', 'Please enter a 4-digit PIN!');
      await dialog.getByLabel('PIN').fill('00421');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await seeToast(parent, 'Error', 'Failed to update credentials. Username might already be taken.');
      await dialog.getByLabel('Username').fill('zoe');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await seeToast(parent, 'Login credentials created!', 'Username: zoe, PIN: 0042');
    });
  });

  it('get another look of their app, which arrives on their phone while it is open', async () => {
    await onStage('heroes-look', server.url, async ({ parent, child, photograph }) => {
      const { familyCode, heroes } = await setUpFamily(parent, ['Mia']);
      await enterAsHero(child, familyCode, heroes[0]!);
      await child.goto('/kids');
      const card = child.getByRole('article', { name: 'Feed the cat' });
      await card.getByText('07:00 - 20:00').waitFor();
      await parent.goto('/parent/heroes');
      await choose(parent, 'Mia', 'Edit hero');
      const dialog = parent.getByRole('dialog', { name: 'Edit Mia' });
      await dialog.getByLabel("Look of the hero's app").selectOption('Picture first');
      await photograph(parent, 'choice');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await card.getByRole('img', { name: '+500 XP' }).waitFor();
      expect(await card.getByText('07:00 - 20:00').count()).toBe(0);
      await photograph(child, 'young');
    });
  });

  it('are ranked, edited and deleted, each after a failure too', async () => {
    await onStage('heroes-edited', server.url, async ({ parent, photograph }) => {
      const { heroes } = await setUpFamily(parent, ['Mia', 'Leo']);
      await parent.context().request.post(`/api/habits/${heroes[1]?.missionId}/complete`, { data: {} });
      await parent.goto('/parent/heroes');
      await parent.getByRole('article').first().getByText('Top Scorer').waitFor();
      expect(await parent.getByRole('article').first().getAttribute('aria-label')).toBe('Leo');
      for (const [tool, address] of [
        ['Alerts', '/alert-settings'],
        ['Reports', '/parent/reports'],
        ['Back to Home', '/'],
        ['Sign Out', '/api/logout?role=parent'],
      ] as const) {
        const link = parent.getByRole('navigation').getByRole('link', { name: tool, exact: true });
        expect(await link.getAttribute('href'), tool).toBe(address);
      }
      await photograph(parent, 'ranked');

      await choose(parent, 'Mia', 'Edit hero');
      const dialog = parent.getByRole('dialog', { name: 'Edit Mia' });
      await dialog.getByLabel('Hero name').fill('');
      await dialog.getByLabel('Hero name').press('Enter');
      await seeToast(parent, 'Name required', 'Please enter a name for the hero!');
      await dialog.getByLabel('Hero name').fill('Mila');
      let restore = await answerInstead(parent, 'children.update', LATER);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await seeToast(parent, 'Error', 'Failed to update hero profile. Please try again.');
      await restore();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await seeToast(parent, 'Hero Updated!', 'Mila is up to date.');

      await choose(parent, 'Mila', 'Delete hero');
      const question = parent.getByRole('alertdialog').filter({ hasText: 'Delete Mila?' });
      await question.getByText(/login, missions, XP, points, gear and rewards/).waitFor();
      restore = await answerInstead(parent, 'children.remove', LATER);
      await question.getByRole('button', { name: 'Delete hero' }).click();
      await seeToast(parent, 'Error', 'Failed to delete hero profile. Please try again.');
      await restore();
      await question.waitFor({ state: 'detached' });
      await choose(parent, 'Mila', 'Delete hero');
      await question.getByRole('button', { name: 'Delete hero' }).click();
      await seeToast(parent, 'Hero Deleted', 'Mila was removed.');
      expect(await parent.getByRole('article').count()).toBe(1);
      // A single hero competes with nobody.
      expect(await parent.getByText('Top Scorer').count()).toBe(0);
    });
  });
});

async function choose(page: Page, hero: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${hero}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
  // A menu on its way out would take the next tap.
  await page.getByRole('menu').waitFor({ state: 'hidden' });
}
