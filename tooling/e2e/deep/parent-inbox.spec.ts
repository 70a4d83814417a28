import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpFamily, type SetUpHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { seeToast } from '../testing/toast';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-inbox');
});
afterAll(() => server?.stop());

const inboxOf = (parent: Page) => parent.getByRole('region', { name: 'Needs you now' });

/** A hero does the family's mission, as seen from the hero's own device. */
async function doMission(child: Page, { familyCode }: SetUpFamily, hero: SetUpHero): Promise<void> {
  await enterAsHero(child, familyCode, hero);
  await send(child.context().request, `/api/habits/${hero.missionId}/complete`);
}

describe('the inbox', () => {
  it('is worked through by keys alone, and by a finger', async () => {
    await onStage('inbox-keys', server.url, async ({ parent, child }) => {
      const family = await setUpFamily(parent, ['Robin', 'Kim']);
      const [robin, kim] = family.heroes as [SetUpHero, SetUpHero];
      await doMission(child, family, robin);
      await doMission(child, family, kim);
      await parent.goto('/parent');
      const inbox = inboxOf(parent);
      await inbox.getByText('2 waiting').waitFor();
      await parent.keyboard.press('j');
      await parent.keyboard.press('j');
      await parent.keyboard.press('a');
      await seeToast(parent, 'Habit Approved!');
      await inbox.getByText('1 waiting').waitFor();
      await parent.keyboard.press('u');
      await seeToast(parent, 'Approval undone');
      await inbox.getByText('2 waiting').waitFor();
      await parent.keyboard.press('r');
      await parent.getByRole('dialog', { name: 'Feed the cat: what is missing?' }).waitFor();
      await parent.keyboard.press('Escape');

      const row = inbox.getByRole('region', { name: 'Kim: 1' }).getByRole('listitem');
      const box = await row.boundingBox();
      if (!box) throw new Error('The row has no place.');
      const devtools = await parent.context().newCDPSession(parent);
      const [x, y] = [box.x + 60, box.y + box.height / 2];
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
        });
      await touch('touchStart', x);
      for (let far = 20; far <= 160; far += 20) await touch('touchMove', x + far);
      await touch('touchEnd', x + 160);
      await seeToast(parent, 'Habit Approved!');
      await inbox.getByRole('region', { name: 'Kim: 1' }).waitFor({ state: 'detached' });
    });
  });
});
