import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdCalls } from '../testing/alter-answers';
import { openGame } from '../testing/play-games';
import type { RunningServer } from '../testing/server';
import { send, setUpFamily } from '../testing/set-up-family';
import { setUpPlayer } from '../testing/set-up-player';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage, type Stage } from '../testing/stage';

/** The browser's Back button on a phone: it closes the dialog, then the section, then leaves the app. */

const READY = { done: 3, isPaid: true };
/** Where a browser is before an address was opened in it. */
const OUTSIDE = 'about:blank';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-back');
});
afterAll(() => server?.stop());

const address = (child: Page) => child.url().replace(server.url, '');
const section = (child: Page, name: string) => child.getByRole('tab', { name, selected: true, exact: true });
const settings = (child: Page) => child.getByRole('dialog', { name: 'Settings' });
const dialogs = (child: Page) => child.getByRole('dialog').count();

async function open(child: Page, name: string): Promise<void> {
  await child.getByRole('tab', { name, exact: true }).tap();
  await section(child, name).waitFor();
}

async function openSettings(child: Page): Promise<void> {
  await child.getByRole('button', { name: 'Settings' }).tap();
  await settings(child).waitFor();
}

const isClosed = (child: Page) => child.getByRole('dialog').waitFor({ state: 'detached' });

/** The address without what the last dialog has left in the history. */
async function isAt(child: Page, where: string): Promise<void> {
  await child.waitForFunction(
    (wanted) =>
      window.location.pathname + window.location.search === wanted && !window.history.state?.isDialog,
    where,
  );
}

async function onPhone(name: string, play: (stage: Stage) => Promise<void>): Promise<void> {
  await onStage(`kids-back-${name}`, server.url, play);
}

describe('Back in the home', () => {
  it('closes the dialog, then the section, then leaves, and nothing twice however the dialog was closed', async () => {
    await onPhone('home', async (stage) => {
      const { child } = stage;
      await setUpPlayer(stage, READY);
      await child.goto('/kids');
      for (const name of ['Games', 'Customize', 'Rewards']) await open(child, name);
      const ways = [
        () => settings(child).getByRole('button', { name: 'Done' }).tap(),
        () => child.keyboard.press('Escape'),
        () => child.goBack(),
      ];
      for (const close of ways) {
        await openSettings(child);
        await close();
        await isClosed(child);
        await isAt(child, '/kids?tab=rewards');
        await section(child, 'Rewards').waitFor();
      }
      // Forward finds no dialog any more, and leads nowhere else.
      await child.goForward();
      await isAt(child, '/kids?tab=rewards');
      expect(await dialogs(child)).toBe(0);
      // A section that is chosen while the dialog's entry is still going stays chosen.
      await openSettings(child);
      await child.keyboard.press('Escape');
      await child.getByRole('tab', { name: 'Missions' }).tap();
      await section(child, 'Missions').waitFor();
      await isAt(child, '/kids');
      await child.goBack();
      expect(child.url()).toBe(OUTSIDE);
    });
  });

  it('after a reload in any state leads the same way', async () => {
    await onPhone('reload', async (stage) => {
      const { child } = stage;
      await setUpPlayer(stage, READY);
      await child.goto('/kids');
      await open(child, 'Progress');
      await child.reload();
      await section(child, 'Progress').waitFor();

      await openSettings(child);
      await child.reload();
      await section(child, 'Progress').waitFor();
      await isAt(child, '/kids?tab=progress');
      expect(await dialogs(child), 'a dialog does not outlast its page').toBe(0);

      await open(child, 'Games');
      await openGame(child, 'Math Hero');
      await child.reload();
      await child
        .getByRole('dialog', { name: 'Math Hero' })
        .getByRole('button', { name: 'Start!' })
        .waitFor();
      await child.goBack();
      await isClosed(child);
      await isAt(child, '/kids?tab=games');
      await child.goBack();
      await section(child, 'Missions').waitFor();
      await child.reload();
      await section(child, 'Missions').waitFor();
      await child.goBack();
      expect(child.url()).toBe(OUTSIDE);
    });
  });
});

describe('Back in the shop', () => {
  it('says no to a question, waits for a purchase, and closes its present', async () => {
    await onPhone('shop', async (stage) => {
      const { parent, child } = stage;
      const hero = await setUpPlayer(stage, { done: 0, isPaid: false });
      await send(parent.context().request, `/api/children/${hero.id}/reward-transactions`, {
        type: 'bonus_earned',
        amount: 60,
        source: 'parent_bonus',
        description: 'Good behavior bonus',
      });
      await child.goto('/kids');
      await open(child, 'Customize');
      await child.getByRole('tab', { name: 'Avatar Shop' }).tap();
      await isAt(child, '/kids?tab=customize&shop=avatars');
      const buy = child.getByRole('button', { name: 'Buy Clever Fox for 25 points' });
      const question = child.getByRole('dialog', { name: 'Buy Clever Fox for 25 points?' });
      await buy.tap();
      await question.waitFor();
      await child.goBack();
      await isClosed(child);
      await isAt(child, '/kids?tab=customize&shop=avatars');

      await buy.tap();
      const release = await holdCalls(child, 'shop.purchaseAvatar');
      await question.getByRole('button', { name: 'Yes, buy it!' }).tap();
      await child.getByRole('button', { name: 'Buying...' }).waitFor();
      await child.goBack();
      await child.getByRole('button', { name: 'Buying...' }).waitFor();
      expect(address(child)).toBe('/kids?tab=customize&shop=avatars');
      await release();
      await child.getByRole('dialog', { name: 'Clever Fox is yours!' }).waitFor();
      await child.goBack();
      // The first avatar that is bought brings a badge, which waits until the present is closed.
      await child.getByRole('dialog', { name: 'New badge!' }).waitFor();
      await child.goBack();
      await isClosed(child);
      await isAt(child, '/kids?tab=customize&shop=avatars');
      await child.goBack();
      await section(child, 'Missions').waitFor();
      expect(address(child)).toBe('/kids');
    });
  });
});

describe('Back at the login', () => {
  it('leads from a shared code to the heroes of this device, and out; who is in does not come back to it', async () => {
    await onPhone('login', async ({ parent, child }) => {
      const { familyCode, heroes } = await setUpFamily(parent, ['Mia']);
      const link = `/kids-login?code=${familyCode}`;
      const pin = async () => {
        for (const digit of '1357') await child.getByRole('button', { name: `Digit ${digit}` }).tap();
        await section(child, 'Missions').waitFor();
      };
      await child.goto(link);
      await child.getByLabel('Hero Username').fill(heroes[0]!.username);
      await pin();
      expect(address(child)).toBe('/kids');
      await child.goBack();
      expect(child.url()).toBe(OUTSIDE);

      // The next visit by the same link: the code is there, the known heroes are one step away.
      await child.goto(link);
      expect(await child.getByLabel('Family Code').inputValue()).toBe(familyCode);
      await child.reload();
      expect(await child.getByLabel('Family Code').inputValue()).toBe(familyCode);
      await child.goBack();
      await child.getByRole('button', { name: 'Mia', exact: true }).tap();
      await child.getByRole('heading', { name: 'Type your secret PIN' }).waitFor();
      await child.goBack();
      await child.getByRole('button', { name: 'Mia', exact: true }).tap();
      await pin();
      expect(address(child)).toBe('/kids');
      await child.goBack();
      expect(child.url()).toBe(OUTSIDE);
    });
  });
});
