import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './testing/server';
import { setUpFamily } from './testing/set-up-family';
import { onStage } from './testing/stage';

const REFUSED = /status of (400|401|409|413|415|503)/;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer('parent-heroes');
});
afterAll(() => server?.stop());

describe('the tour', () => {
  it('meets a parent without heroes, is complete only at its end, and stays within reach', async () => {
    await onStage('heroes-tour', server.url, async ({ parent, photograph }) => {
      await setUpFamily(parent, []);
      await parent.goto('/parent');
      await parent.getByRole('button', { name: 'Tutorial' }).waitFor();
      await parent.evaluate(() => localStorage.removeItem('parent-onboarding-completed'));

      await parent.reload();
      const tour = parent.getByRole('dialog', { name: 'Parent Tutorial' });
      await tour.getByText('Step 1 of 8').waitFor();
      await parent.keyboard.press('Escape');
      await tour.waitFor({ state: 'detached' });
      expect(await parent.getByRole('button', { name: 'Tutorial' }).count()).toBe(0);

      await parent.reload();
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
      await parent.getByRole('button', { name: 'Tutorial' }).waitFor();
      await parent.reload();
      await parent.getByText('Create your first hero').waitFor();
      expect(await tour.count()).toBe(0);
    });
  });
});

describe('heroes', () => {
  it('begin with the first one, whose photo is cropped before it is sent', async () => {
    await onStage('heroes-first', server.url, async ({ parent, photograph }) => {
      await setUpFamily(parent, []);
      await parent.goto('/parent');
      const create = parent.getByRole('button', { name: 'Create Hero' });
      await create.waitFor();
      expect(await create.isDisabled()).toBe(true);
      await choosePicture(parent, { size: 5 * 1024 * 1024 + 1 });
      await parent.getByText('File too large').waitFor();
      await choosePicture(parent, { text: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
      await parent.getByText('Invalid image format. Please use JPG or PNG files.').waitFor();

      await parent.getByLabel('Hero name').fill('Robin');
      await choosePicture(parent, { drawn: true });
      const view = parent.getByRole('application');
      await view.focus();
      await parent.keyboard.press('+');
      await parent.keyboard.press('ArrowRight');
      await drag(parent, { dx: -60, dy: 20 });
      await photograph(parent, 'crop');
      const sent = parent.waitForRequest(/children\.create/);
      await create.click();
      const { avatarUrl } = JSON.parse((await sent).postData() ?? '{}')['0'];
      const { width, height } = await sizeOf(parent, avatarUrl);
      expect([width, height, avatarUrl.slice(0, 22)]).toEqual([512, 512, 'data:image/jpeg;base64']);
      await parent.getByText('Hero Created!').waitFor();
      await parent.getByRole('article', { name: 'Robin' }).locator('image').waitFor();
    });
  });

  it('that could not be made say why and keep the form', async () => {
    await onStage('heroes-refused', server.url, async ({ parent, expectProblem }) => {
      expectProblem(REFUSED);
      await setUpFamily(parent, ['Mia']);
      await parent.goto('/parent');
      await parent.getByRole('button', { name: 'Add hero' }).click();
      const dialog = parent.getByRole('dialog', { name: 'New hero' });
      await dialog.getByLabel('Hero name').fill('Kim');
      for (const [code, httpStatus, words] of [
        ['TOO_LARGE', 413, 'Image file is too large. Please choose a smaller image (under 5MB).'],
        ['UNSUPPORTED_MEDIA_TYPE', 415, 'Invalid image format. Please use JPG or PNG files.'],
        ['PLAN_LIMIT', 402, 'Your plan is full.'],
      ] as const) {
        await refuse(parent, 'children.create', { code, httpStatus, message: 'Your plan is full.' });
        await dialog.getByRole('button', { name: 'Create Hero' }).click();
        // The toast before is still leaving when the next one comes.
        await parent.getByText('Failed to create hero').last().waitFor();
        await parent.getByText(words).waitFor();
        await parent.unrouteAll();
      }
      expect(await dialog.getByLabel('Hero name').inputValue()).toBe('Kim');
      await dialog.getByLabel('Hero name').fill('   ');
      expect(await dialog.getByRole('button', { name: 'Create Hero' }).isDisabled()).toBe(true);
    });
  });

  it('have logins that are generated, hidden, shown and edited', async () => {
    await onStage('heroes-logins', server.url, async ({ parent, expectProblem }) => {
      expectProblem(REFUSED);
      await setUpFamily(parent, ['Mia']);
      await parent.context().request.post('/api/children', { data: { name: 'Zoë', avatarType: 'princess' } });
      await parent.goto('/parent');
      const zoe = parent.getByRole('article', { name: 'Zoë' });
      await zoe.waitFor();
      expect(await zoe.getByText('Not set').count()).toBe(2);
      await refuse(parent, 'children.generateLogin', {
        code: 'UNAVAILABLE',
        httpStatus: 503,
        message: 'Later',
      });
      await zoe.getByRole('button', { name: 'Generate Login' }).click();
      await parent.getByText('Failed to generate credentials').waitFor();
      await parent.unrouteAll();
      await zoe.getByRole('button', { name: 'Generate Login' }).click();
      await parent.getByText('Login credentials created!').waitFor();
      const told = await parent.getByText(/Username: \S+, PIN: \d{4}/).textContent();
      const pin = told?.slice(-4) ?? '';
      expect(await zoe.getByText(pin).count()).toBe(0);
      await zoe.getByRole('button', { name: 'Show PIN of Zoë' }).click();
      await zoe.getByText(pin).waitFor();

      await zoe.getByRole('button', { name: 'Edit login of Zoë' }).click();
      const dialog = parent.getByRole('dialog', { name: 'Login of Zoë' });
      await dialog.getByLabel('Username').fill('');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await parent.getByText('Please enter a username for the child!').waitFor();
      await dialog.getByLabel('Username').fill('MIA');
      await dialog.getByLabel('PIN').fill('12');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await parent.getByText('Please enter a 4-digit PIN!').waitFor();
      await dialog.getByLabel('PIN').fill('0042');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await parent.getByText('Failed to update credentials. Username might already be taken.').waitFor();
      await dialog.getByLabel('Username').fill('zoe');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await parent.getByText('Username: zoe, PIN: 0042').waitFor();
    });
  });

  it('are ranked, edited and deleted, each after a failure too', async () => {
    await onStage('heroes-edited', server.url, async ({ parent, photograph, expectProblem }) => {
      expectProblem(REFUSED);
      const { heroes } = await setUpFamily(parent, ['Mia', 'Leo']);
      await parent.context().request.post(`/api/habits/${heroes[1]?.missionId}/complete`, { data: {} });
      await parent.goto('/parent');
      await parent.getByRole('article').first().getByText('Top Scorer').waitFor();
      expect(await parent.getByRole('article').first().getAttribute('aria-label')).toBe('Leo');
      await photograph(parent, 'ranked');

      await choose(parent, 'Mia', 'Edit hero');
      const dialog = parent.getByRole('dialog', { name: 'Edit Mia' });
      await dialog.getByLabel('Hero name').fill('Mila');
      await refuse(parent, 'children.update', { code: 'UNAVAILABLE', httpStatus: 503, message: 'Later' });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await parent.getByText('Failed to update hero profile. Please try again.').waitFor();
      await parent.unrouteAll();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await parent.getByText('Hero Updated!').waitFor();

      await choose(parent, 'Mila', 'Delete hero');
      const question = parent.getByRole('alertdialog').filter({ hasText: 'Delete Mila?' });
      await question.getByText(/login, missions, XP, points, gear and rewards/).waitFor();
      await refuse(parent, 'children.remove', { code: 'UNAVAILABLE', httpStatus: 503, message: 'Later' });
      await question.getByRole('button', { name: 'Delete hero' }).click();
      await parent.getByText('Failed to delete hero profile. Please try again.').waitFor();
      await parent.unrouteAll();
      await question.waitFor({ state: 'detached' });
      await choose(parent, 'Mila', 'Delete hero');
      await question.getByRole('button', { name: 'Delete hero' }).click();
      await parent.getByText('Hero Deleted').waitFor();
      expect(await parent.getByRole('article').count()).toBe(1);
      // A single hero competes with nobody.
      expect(await parent.getByText('Top Scorer').count()).toBe(0);
    });
  });
});

interface Picture {
  size?: number;
  text?: string;
  drawn?: boolean;
}

/** Chooses a picture file: of a size, of a text, or a real photograph of 1,600 × 1,200 pixels. */
async function choosePicture(page: Page, { size = 0, text, drawn = false }: Picture): Promise<void> {
  let buffer = text ? Buffer.from(text) : Buffer.alloc(size);
  if (drawn) {
    const photo = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 1600;
      canvas.height = 1200;
      const context = canvas.getContext('2d');
      context?.fillRect(200, 100, 900, 900);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    });
    buffer = Buffer.from(photo, 'base64');
  }
  const mimeType = text ? 'image/svg+xml' : 'image/jpeg';
  await page.locator('input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType, buffer });
}

async function drag(page: Page, { dx, dy }: { dx: number; dy: number }): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('the picture is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 4 });
  await page.mouse.up();
}

function sizeOf(page: Page, url: string): Promise<{ width: number; height: number }> {
  return page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, url);
}

async function choose(page: Page, hero: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${hero}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
  // A menu on its way out would take the next tap.
  await page.getByRole('menu').waitFor({ state: 'hidden' });
}

/** Answers the calls to one procedure with a refusal, as the server would. */
async function refuse(
  page: Page,
  procedure: string,
  { code, httpStatus, message }: { code: string; httpStatus: number; message: string },
): Promise<void> {
  await page.route(new RegExp(`/trpc/${procedure.replace('.', '\\.')}`), (route) =>
    route.fulfill({ json: [{ error: { code: -32000, message, data: { code, httpStatus } } }] }),
  );
}
