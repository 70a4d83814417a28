import { DAY_MS } from '@herohood/domain/time/durations';
import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { type ClockServer, startClockServer } from '../testing/clock-server';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';
import { seeToast } from '../testing/toast';

/** A week that is over: the clock stands still at one time of each of its days. */
const FIRST_DAY = Date.now() - 8 * DAY_MS;
const HYGIENE = ['Brush teeth', 'Wash hands', 'Comb hair', 'Take a shower', 'Get dressed'];
const ROOMS = ['Tidy the room', 'Feed the cat', 'Set the table'];

let server: RunningServer;
let clock: ClockServer;
beforeAll(async () => {
  server = await startServerOnShared('parent-trust');
  clock = await startClockServer(new Date(FIRST_DAY));
});
afterAll(async () => {
  await clock?.stop();
  await server?.stop();
});

const inboxOf = (parent: Page) => parent.getByRole('region', { name: 'Needs you now' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A habit of the family, and the missions that heroes have by it. */
async function give(
  request: APIRequestContext,
  heroes: readonly SetUpHero[],
  habit: object,
): Promise<string[]> {
  const { id: masterHabitId } = await send(request, '/api/habits/master', { color: 'mint', ...habit });
  const missions: string[] = [];
  for (const { id } of heroes)
    missions.push((await send(request, `/api/children/${id}/habits`, { masterHabitId })).id);
  return missions;
}

/** A photograph, drawn on the spot, as a device sends it. */
const takePhoto = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 675;
    const pen = canvas.getContext('2d');
    if (!pen) return '';
    pen.fillStyle = '#8fd3ff';
    pen.fillRect(0, 0, 900, 675);
    pen.fillStyle = '#c98a5e';
    pen.fillRect(150, 330, 600, 260);
    pen.fillStyle = '#ffe0b8';
    pen.fillRect(150, 290, 600, 90);
    return canvas.toDataURL('image/jpeg');
  });

describe('trust and proof', () => {
  it('a week of eight missions of three heroes costs a parent at most six taps', async () => {
    await onStage('trust-week', clock.url, async ({ parent, child, photograph }) => {
      const { familyCode, heroes } = await setUpFamily(parent, ['Robin', 'Kim', 'Alex']);
      const { request } = parent.context();
      const [cat] = ROOMS.slice(1);
      const missions = new Map(heroes.map(({ id, missionId }) => [id, [missionId]]));
      const habits = [
        ...HYGIENE.map((name) => ({ name, icon: 'teeth', approval: 'trust' })),
        // The family that was set up has the cat already.
        ...ROOMS.filter((name) => name !== cat).map((name) => ({ name, icon: 'broom', approval: 'ask' })),
      ];
      for (const habit of habits) {
        const given = await give(request, heroes, habit);
        for (const [n, { id }] of heroes.entries()) missions.get(id)?.push(given[n]!);
      }
      const hero = child.context().request;
      let taps = 0;
      for (let day = 0; day < 7; day += 1) {
        clock.setTime(new Date(FIRST_DAY + day * DAY_MS));
        for (const one of heroes) {
          await enterAsHero(child, familyCode, one);
          for (const id of missions.get(one.id) ?? []) await send(hero, `/api/habits/${id}/complete`);
        }
        // Every other evening a parent looks in.
        if (day % 2 === 1 && day < 6) continue;
        await parent.goto('/parent');
        const all = button(parent, /^Approve everything \(\d+\)$/);
        await all.waitFor();
        if (day === 0) await photograph(parent, 'evening');
        await all.click();
        taps += 1;
        await seeToast(parent, 'Approved!');
        await inboxOf(parent).getByText('All caught up').waitFor();
      }
      expect(taps).toBeLessThanOrEqual(6);
      const done = await Promise.all(
        heroes.map(async ({ id }) => (await request.get(`/api/children/${id}/completions`)).json()),
      );
      const by = (who: string) =>
        done.flat().filter(({ status, decidedBy }) => status === 'approved' && decidedBy === who).length;
      expect({ trust: by('trust'), parent: by('parent') }).toEqual({ trust: 105, parent: 63 });
    });
  });

  it('a picture is looked at before it is approved, and three quarters are paid with a reason', async () => {
    await onStage('trust-proof', server.url, async ({ parent, child, photograph }) => {
      const family = await setUpFamily(parent, ['Robin', 'Kim']);
      const [robin, kim] = family.heroes as [SetUpHero, SetUpHero];
      const { request } = parent.context();
      const [room] = await give(request, [robin], {
        ...{ name: 'Tidy the room', icon: 'broom', xpReward: 50, photo: 'required' },
      });
      await enterAsHero(child, family.familyCode, kim);
      await send(child.context().request, `/api/habits/${kim.missionId}/complete`);
      await enterAsHero(child, family.familyCode, robin);
      await send(child.context().request, `/api/habits/${robin.missionId}/complete`);
      await child.goto('/kids');
      const photo = await takePhoto(child);
      await send(child.context().request, `/api/habits/${room}/complete`, { photo });
      await parent.goto('/parent');
      const inbox = inboxOf(parent);
      await inbox.getByText('3 waiting').waitFor();
      const look = button(parent, 'Look at the picture of Tidy the room by Robin');
      const small = await look.locator('img').elementHandle();
      await parent.waitForFunction((image) => (image as HTMLImageElement).naturalWidth === 132, small);
      await photograph(parent, 'waiting');
      // The small one in its row is no look. One tap for all leaves the picture, and says so.
      await button(parent, 'Approve everything (2)').click();
      await seeToast(parent, 'Approved!', '2 approved. Left for you: 1 picture to look at.');
      await look.click();
      const sheet = parent.getByRole('dialog', { name: 'Tidy the room: the picture of Robin' });
      const picture = sheet.getByAltText('What Robin sent for Tidy the room');
      await picture.waitFor();
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
      expect(await axeFaults(parent)).toEqual([]);
      await photograph(parent, 'picture');
      await parent.keyboard.press('Escape');

      await button(parent, 'Praise or amount for Tidy the room by Robin').click();
      const praise = parent.getByRole('dialog', { name: 'Tidy the room: praise and amount' });
      await praise.getByText('75%').click();
      await praise.getByText('38 of 50 XP').waitFor();
      await praise.getByRole('button', { name: 'Approve' }).click();
      await praise.getByText('Below 100% a few words are needed. The hero reads them.').waitFor();
      await photograph(parent, 'amount');
      await praise.getByLabel(/^What was missing/).fill('The desk comes next time.');
      await praise.getByRole('button', { name: 'Approve' }).click();
      await seeToast(parent, 'Habit Approved!', 'Robin earned 38 XP for Tidy the room.');
      const [paid] = await (await request.get(`/api/children/${robin.id}/completions`)).json();
      expect(paid).toMatchObject({ xpEarned: 38, promisedXp: 50 });
    });
  });

  it('a wish gets a price and limits, an extra is paid, and both can be taken back', async () => {
    await onStage('trust-proposals', server.url, async ({ parent, child, photograph }) => {
      const family = await setUpFamily(parent, ['Robin']);
      const [robin] = family.heroes as [SetUpHero];
      await enterAsHero(child, family.familyCode, robin);
      const propose = (proposal: object) =>
        send(child.context().request, `/api/children/${robin.id}/proposals`, proposal);
      await propose({ kind: 'wish', title: 'A kite', note: 'A red one' });
      await propose({ kind: 'did', title: 'Washed the car', xp: 40 });
      await parent.goto('/parent');
      const inbox = inboxOf(parent);
      await inbox.getByText('2 waiting').waitFor();
      await photograph(parent, 'waiting');
      await button(parent, 'Answer Robin: A kite').click();
      const wish = parent.getByRole('dialog', { name: 'Robin has a wish' });
      await wish.getByText('A red one').waitFor();
      await wish.getByRole('button', { name: /^Limits/ }).click();
      await wish.getByLabel('Times in all').fill('1');
      expect(await axeFaults(parent)).toEqual([]);
      await photograph(parent, 'wish');
      await wish.getByRole('button', { name: 'Make it a reward' }).click();
      await seeToast(parent, 'Now a reward', 'Robin can save for A kite.');
      await parent.getByRole('button', { name: 'Undo' }).click();
      await seeToast(parent, 'Approval undone');
      await inbox.getByText('2 waiting').waitFor();

      await button(parent, 'Answer Robin: Washed the car').click();
      const extra = parent.getByRole('dialog', { name: 'Robin did something extra' });
      await photograph(parent, 'extra');
      await extra.getByRole('button', { name: 'Pay 40 XP' }).click();
      await seeToast(parent, 'Paid!', 'Robin earned 40 XP for Washed the car.');
      await inbox.getByText('1 waiting').waitFor();
    });
  });
});
