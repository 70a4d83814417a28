import type { APIRequestContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendDueReminders } from '../../packages/api/src/reminders/send-due-reminders';
import { act } from './testing/act';
import { leavePartiesBefore, leaveParty } from './testing/celebration';
import type { ClockServer } from './testing/clock-server';
import { clockAt, daysAgo, startsAt } from './testing/family-zone';
import { sendUntil } from './testing/finds';
import { firstButtonHidden } from './testing/first-button';
import { touchFirst } from './testing/first-touch';
import { journeyServer } from './testing/journey-server';
import { takePhoto } from './testing/photo-file';
import { enterAsHero, type SetUpHero, send, setUpFamily } from './testing/set-up-family';
import { onStage, type Stage } from './testing/stage';
import { whenWhole } from './testing/whole-home';

/** The browser's own words about a line that the journey cuts. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const HALF_AN_HOUR_MS = 30 * 60_000;

let server: ClockServer;

// A reminder moves the server's clock.
beforeEach(async () => {
  server = await journeyServer();
});

const button = (child: Page, name: string) => child.getByRole('button', { name, exact: true });
/** What waits for the parent is behind a tap. */
const openShelf = (child: Page) => child.getByText(/^With your parent: /).tap();
const dialog = (child: Page, name: string) => child.getByRole('dialog', { name, exact: true });

async function heroOf({ parent, child }: Stage): Promise<{ hero: SetUpHero; request: APIRequestContext }> {
  const family = await setUpFamily(parent, ['Mia']);
  const hero = family.heroes[0]!;
  await enterAsHero(child, family.familyCode, hero);
  return { hero, request: parent.context().request };
}

/** Opens the home: from then on, something else is news. */
async function firstLook(child: Page, hero: SetUpHero): Promise<void> {
  await child.goto('/kids');
  await child.getByText("Today's missions").waitFor();
  await touchFirst(child);
  await child.waitForFunction(
    (key) => localStorage.getItem(key)?.includes('"cursor":'),
    `herohood.kids.celebrated.${hero.id}`,
  );
}

describe('a mission', () => {
  it('is done, taken back, done again, sent back, tried again and approved', async () => {
    await onStage('kids-mission', server.url, async (stage) => {
      const { child, photograph } = stage;
      const { request } = await heroOf(stage);
      const decide = async (verdict: string) => {
        const [{ completion }] = await (await request.get('/api/pending-habits/all')).json();
        const message = 'The bowl is still empty.';
        await send(request, `/api/habit-completions/${completion.id}/${verdict}`, { message });
      };
      await child.goto('/kids');
      const card = child.getByRole('article', { name: 'Feed the cat' });
      const complete = button(child, 'I did it! Feed the cat');
      const phone = child.viewportSize()!;
      await child.setViewportSize({ width: 320, height: 568 });
      await expect.poll(() => firstButtonHidden(child)).toBe(null);
      await child.setViewportSize(phone);
      await act(child, 'missions.complete', () => complete.tap());
      await child.getByText('Mission Complete!').waitFor();
      // The hero leaves, and a tap lets them.
      await dialog(child, 'All missions sent!').tap();
      await child.getByText('Mia is on a trip and comes back tomorrow.').waitFor();
      await photograph(child, 'waiting');
      await openShelf(child);
      await card.getByText('Your parent is checking it.').waitFor();
      await act(child, 'missions.withdraw', () => button(child, 'Take back Feed the cat').tap());
      await act(child, 'missions.complete', () => complete.tap());
      await dialog(child, 'All missions sent!').tap();

      await decide('reject');
      await card.getByText('Your parent says:').waitFor();
      await card.getByText('The bowl is still empty.').waitFor();
      await photograph(child, 'sent-back');
      await act(child, 'missions.complete', () => button(child, 'Try again: Feed the cat').tap());
      await child.getByText('With your parent: 1').waitFor();
      await decide('approve');
      // Behind the celebration the card has turned already.
      await dialog(child, 'Mission approved!').waitFor();
      await card.getByText('You earned 500 XP').waitFor();
      await child.getByText('All missions done!').waitFor();
    });
  });

  it('that needs a picture is sent with it; while the line is out both wait, and arrive once', async () => {
    await onStage('kids-photo', server.url, async (stage) => {
      const { child, photograph, expectProblem } = stage;
      expectProblem(CUT);
      const { request, hero } = await heroOf(stage);
      for (const name of ['Tidy the desk', 'Water the plants']) {
        const habit = { name, icon: 'plants', color: 'mint', photo: 'required' };
        const { id: masterHabitId } = await send(request, '/api/habits/master', habit);
        await send(request, `/api/children/${hero.id}/habits`, { masterHabitId });
      }
      const sendPhoto = async (name: string) => {
        await button(child, `I did it! ${name}`).tap();
        await dialog(child, `A picture of ${name}`).waitFor();
        await takePhoto(child);
        await button(child, 'Send it!').tap();
      };
      await child.goto('/kids');
      await act(child, 'missions.complete', () => sendPhoto('Tidy the desk'));
      await openShelf(child);
      const desk = child.getByRole('article', { name: 'Tidy the desk' });
      await desk.getByText('Your picture is with your parent.').waitFor();

      await whenWhole(child);
      await child.context().setOffline(true);
      await sendPhoto('Water the plants');
      await child.getByText('Saved here: 1').tap();
      const plants = child.getByRole('article', { name: 'Water the plants' });
      await plants.getByText('Your picture is saved here.').waitFor();
      await photograph(child, 'saved');
      await child.context().setOffline(false);
      await child.getByText('With your parent: 2').waitFor();
      await plants.getByText('Your picture is with your parent.').waitFor();
      const tries: { status: string; photoUrl: string }[] = await (
        await request.get(`/api/children/${hero.id}/completions`)
      ).json();
      expect(tries.map(({ status }) => status)).toEqual(['pending', 'pending']);
      for (const { photoUrl } of tries) {
        const picture = await request.get(`${photoUrl}?role=parent`);
        expect(picture.headers()['content-type']).toMatch(/^image\//);
      }
    });
  });

  it('is called to at its time, on the open page, and done from the reminder', async () => {
    await onStage('kids-reminder', server.url, async (stage) => {
      const { child, photograph } = stage;
      const { request, hero } = await heroOf(stage);
      const at = startsAt() + HALF_AN_HOUR_MS;
      const answer = await request.patch(`/api/habits/${hero.missionId}`, {
        data: { reminderEnabled: true, reminderTime: clockAt(at) },
      });
      expect(answer.status(), await answer.text()).toBe(200);
      await firstLook(child, hero);
      const turn = async () => (await sendDueReminders(server.ports, { batchSize: 100 })).sent;
      expect(
        (await turn()).map(({ childId }) => childId),
        'before its time',
      ).not.toContain(hero.id);

      server.setTime(new Date(at));
      await child.clock.setSystemTime(at);
      expect((await turn()).map(({ childId }) => childId)).toContain(hero.id);
      const reminder = child.getByRole('region', { name: 'Reminder' });
      await reminder.getByText('Feed the cat').waitFor();
      await photograph(child, 'shown');
      await act(child, 'missions.complete', () =>
        reminder.getByRole('button', { name: 'I did it! Feed the cat' }).tap(),
      );
      await reminder.waitFor({ state: 'detached' });
      await child.getByText('With your parent: 1').waitFor();
    });
  });
});

describe('what is celebrated', () => {
  it('an approval, the level and the badges that it brings come one after the other', async () => {
    await onStage('kids-celebration', server.url, async (stage) => {
      const { child, photograph } = stage;
      const { request, hero } = await heroOf(stage);
      // A find would bring a badge of its own.
      const id = await sendUntil(child, hero, { bringsFind: false });
      await firstLook(child, hero);
      await send(request, `/api/habit-completions/${id}/approve`);
      await dialog(child, 'Mission approved!').getByText('+500 XP').waitFor();
      await photograph(child, 'approved');
      await dialog(child, 'Mission approved!').getByRole('button', { name: 'Hooray!' }).tap();
      await dialog(child, 'Level up!').getByRole('heading', { name: 'Level up!' }).waitFor();
      await photograph(child, 'level');
      await leaveParty(child, 'Level up!');
      // The mission's own, and those of 100 and of 500 XP: what comes together is one party.
      await dialog(child, '3 new badges!').getByText('First Mission', { exact: true }).waitFor();
      await leaveParty(child, '3 new badges!');
      // The wallet has counted up to what it holds now.
      const wallet = child.getByRole('listitem').filter({ hasText: 'XP to spend' });
      await wallet.getByText('500', { exact: true }).waitFor();
    });
  });

  it('seven days in a row are a milestone, whose points come when a parent says yes', async () => {
    await onStage('kids-streak', server.url, async (stage) => {
      const { child, photograph } = stage;
      const { request, hero } = await heroOf(stage);
      const mark = (days: number) =>
        send(request, `/api/habits/${hero.missionId}/complete`, { date: daysAgo(days) });
      for (const days of [6, 5, 4, 3, 2, 1]) await mark(days);
      // What they earned before they came is no news.
      await firstLook(child, hero);
      await mark(0);
      await leavePartiesBefore(child, /^7 days in a row!$/);
      await dialog(child, '7 days in a row!')
        .getByText('They are yours when your parent says yes.')
        .waitFor();
      await photograph(child, 'streak');
      const [waiting] = await (await request.get(`/api/children/${hero.id}/pending-rewards`)).json();
      await send(request, `/api/reward-transactions/${waiting.id}/approve`);
      await leavePartiesBefore(child, /^Bonus points!$/);
      await dialog(child, 'Bonus points!').getByText('7-day streak').waitFor();
      await leaveParty(child, 'Bonus points!');
      await child.getByRole('tab', { name: 'Progress' }).tap();
      await child.getByText('7 day streak').waitFor();
    });
  });
});
