import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeParties } from '../testing/celebration';
import { sendUntil } from '../testing/finds';
import { touchFirst } from '../testing/first-touch';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-world');
});
afterAll(() => server?.stop());

const button = (child: Page, name: string | RegExp) => child.getByRole('button', { name });
const dialog = (child: Page, name: string) => child.getByRole('dialog', { name });

describe("the hero's world", () => {
  it('a find comes out of the chest, into the album and the room, and a sibling visits and cheers', async () => {
    await onStage({ name: 'kids-world' }, server.url, async ({ parent, child, comeIn, photograph }) => {
      const family = await setUpFamily(parent, ['Mia', 'Tom']);
      const [mia, tom] = family.heroes as [SetUpHero, SetUpHero];
      await enterAsHero(child, family.familyCode, mia);
      const completionId = await sendUntil(child, mia, { bringsFind: true });
      await child.goto('/kids');
      await child.getByRole('img', { name: /^A closed chest/ }).waitFor();
      await touchFirst(child);
      await child.waitForFunction(
        (key) => localStorage.getItem(key)?.includes('"cheers":['),
        `herohood.kids.celebrated.${mia.id}`,
      );
      await send(parent.context().request, `/api/habit-completions/${completionId}/approve`);
      const chest = dialog(child, 'Mission approved!');
      await chest.getByText(/^1 of \d+ in /).waitFor();
      await photograph(child, 'chest');
      const found =
        (await chest.getByText(/^You found: /).textContent())?.slice('You found: '.length, -1) ?? '';
      await closeParties(child);

      await child.getByRole('tab', { name: 'My world' }).tap();
      await child.getByRole('tab', { name: 'Album' }).tap();
      await child.getByRole('listitem').getByText(found, { exact: true }).waitFor();
      await child.getByRole('tab', { name: 'My room' }).tap();
      await button(child, found).tap();
      await child.getByText(`${found}: now tap its place in the room.`).waitFor();
      const room = child.getByRole('region', { name: 'The room of Mia' });
      const { x, y, width, height } = (await room.boundingBox())!;
      await child.touchscreen.tap(x + width / 2, y + height * 0.4);
      await child.getByText('Your room is kept.').waitFor();
      expect(await smallTargets(child, '[role=tabpanel]')).toEqual([]);
      await photograph(child, 'room');
      const piece = button(child, new RegExp(`^${found}, place`));
      const where = await piece.getAttribute('aria-label');
      await child.reload();
      await piece.waitFor();
      expect(await piece.getAttribute('aria-label')).toBe(where);

      await child.getByRole('tab', { name: 'My style' }).tap();
      await button(child, 'Meadow').tap();
      await child.locator('header [data-backdrop="backdrop-meadow"]').waitFor();
      expect(await smallTargets(child, '[role=tabpanel]')).toEqual([]);
      await photograph(child, 'style');

      const guest = await comeIn();
      await enterAsHero(guest, family.familyCode, tom);
      await guest.goto('/kids?tab=world&world=visits');
      const door = button(guest, 'Visit Mia');
      await door.locator('[data-backdrop="backdrop-meadow"]').waitFor();
      await door.click();
      await guest
        .getByRole('region', { name: 'The room of Mia' })
        .getByRole('img', { name: found })
        .waitFor();
      await button(guest, 'a rocket').click();
      await guest.getByText('Your cheer is on its way to Mia!').waitFor();
      await photograph(guest, 'visit');
      await dialog(child, 'A greeting for you!').getByText('Tom sends you a rocket!').waitFor();
      await photograph(child, 'cheer');
    });
  });
});
