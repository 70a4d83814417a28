import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { clockAt } from '../testing/family-zone';
import { openOwnDevice } from '../testing/own-device';
import { buyPlan } from '../testing/pay-plan';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpFamily, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { CHILD_DEVICES, onStage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';

/** The browser's own words about calls that were refused because a parent closed something. */
const CLOSED = /status of 403/;
const TABS = ['Missions', 'Customize', 'Rewards', 'Games', 'Progress'] as const;
const HOUR_MS = 3_600_000;
/** What a parent may write into an emergency, and what stands there when nothing was written. */
const GRANDMA = 'Call Grandma, please.';
const RESTRICTED = 'Your parent has temporarily restricted access. Please contact your parent.';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-controls');
});
afterAll(() => server?.stop());

/** Now until an hour from now. */
const bedtimeNow = () => ({
  bedtimeMode: true,
  bedtimeStart: clockAt(Date.now()),
  bedtimeEnd: clockAt(Date.now() + HOUR_MS),
});

/** What a parent does to a hero's controls, by REST: the journeys are about what the child sees of it. */
function remote(request: APIRequestContext, { heroes }: SetUpFamily) {
  const path = `/api/children/${heroes[0]!.id}`;
  return {
    set: async (data: object) => {
      expect((await request.put(`${path}/parental-controls`, { data })).status()).toBe(200);
    },
    emergency: (state: 'activate' | 'deactivate', message?: string) =>
      send(request, `${path}/emergency/${state}`, message ? { message } : {}),
  };
}

const openTab = (child: Page, tab: (typeof TABS)[number]) => child.getByRole('tab', { name: tab }).tap();
const faults = async (child: Page) => [...(await axeFaults(child)), ...(await smallTargets(child))];

describe.each(CHILD_DEVICES)('on a %s', (device) => {
  it('bedtime comes live, leaves the missions open and nothing else, and goes by itself', async () => {
    await onStage({ name: `kids-bedtime-${device}`, child: device }, server.url, async (stage) => {
      const { parent, child, photograph } = stage;
      const family = await setUpFamily(parent, ['Mia']);
      await buyPlan(parent.context().request);
      const controls = remote(parent.context().request, family);
      await enterAsHero(child, family.familyCode, family.heroes[0]!);
      await child.goto('/kids?tab=progress');
      await child.getByText('My progress').waitFor();

      await controls.set(bedtimeNow());
      await child.getByRole('heading', { name: 'Good night, Mia!' }).waitFor();
      await child.getByText('One mission still counts until the day ends.').waitFor();
      expect(await faults(child)).toEqual([]);
      await photograph(child, 'asleep');
      const { request } = child.context();
      const [{ avatarType, cost }] = await (await request.get('/api/avatar-shop')).json();
      const bought = await request.post(`/api/children/${family.heroes[0]!.id}/purchase-avatar`, {
        data: { avatarType, cost },
      });
      expect([bought.status(), (await bought.json()).code]).toEqual([403, 'BEDTIME']);

      await child.getByRole('button', { name: 'My missions' }).tap();
      await child.getByText('It is bedtime.').waitFor();
      expect(await faults(child)).toEqual([]);
      await photograph(child, 'missions');
      await child.getByRole('button', { name: 'I did it! Feed the cat' }).tap();
      await child.getByText('Your parent is checking it.').waitFor();
      for (const tab of TABS.slice(1)) {
        await openTab(child, tab);
        await child.getByRole('heading', { name: 'Good night, Mia!' }).waitFor();
        await child.getByText('You did all your missions. Sleep well!').waitFor();
        await child.getByRole('button', { name: 'My missions' }).tap();
        await child.getByText("Today's missions").waitFor();
      }
      await child.getByRole('button', { name: 'Good night' }).tap();
      await child.getByRole('heading', { name: 'Good night, Mia!' }).waitFor();

      await controls.set({ bedtimeMode: false });
      await child.getByText("Today's missions").waitFor();
      await child.getByRole('heading', { name: 'Good night, Mia!' }).waitFor({ state: 'detached' });
      await child.getByText('It is bedtime.').waitFor({ state: 'detached' });
    });
  });

  it('what a parent disables rests, and comes back live', async () => {
    await onStage({ name: `kids-disabled-${device}`, child: device }, server.url, async (stage) => {
      const { parent, child, photograph, expectProblem } = stage;
      expectProblem(CLOSED);
      const family = await setUpFamily(parent, ['Mia']);
      await buyPlan(parent.context().request);
      const controls = remote(parent.context().request, family);
      await enterAsHero(child, family.familyCode, family.heroes[0]!);
      await child.goto('/kids');
      await child.getByText("Today's missions").waitFor();
      await controls.set({ enableHabits: false, enableRewards: false, enableMiniGames: false });
      const resting: [(typeof TABS)[number], string][] = [
        ['Missions', 'Missions are resting'],
        ['Rewards', 'Rewards are resting'],
        ['Games', 'Games are resting'],
      ];
      for (const [tab, title] of resting) {
        await openTab(child, tab);
        await child.getByRole('heading', { name: title }).waitFor();
        await child.getByText(/^Your parent has disabled .+ for now\.$/).waitFor();
        await child.getByRole('button', { name: 'Check again' }).tap();
        await child.getByRole('heading', { name: title }).waitFor();
        expect(await faults(child)).toEqual([]);
        await photograph(child, tab.toLowerCase());
      }
      await controls.set({ enableHabits: true, enableRewards: true, enableMiniGames: true });
      await child.getByRole('heading', { name: 'Games are resting' }).waitFor({ state: 'detached' });
      await openTab(child, 'Missions');
      await child.getByText("Today's missions").waitFor();
    });
  });

  it('an emergency covers every section live, with the parent’s words, and goes by itself', async () => {
    await onStage({ name: `kids-emergency-${device}`, child: device }, server.url, async (stage) => {
      const { parent, child, photograph, expectProblem } = stage;
      expectProblem(CLOSED);
      const family = await setUpFamily(parent, ['Mia']);
      await buyPlan(parent.context().request);
      const controls = remote(parent.context().request, family);
      await enterAsHero(child, family.familyCode, family.heroes[0]!);
      await child.goto('/kids');
      for (const tab of TABS) {
        await openTab(child, tab);
        const isFirst = tab === 'Missions';
        await controls.emergency('activate', isFirst ? GRANDMA : undefined);
        const words = child.getByRole('alert').filter({ hasText: 'Emergency Mode Active' });
        await words.getByText(isFirst ? GRANDMA : RESTRICTED, { exact: true }).waitFor();
        expect(await child.getByRole('tab').count()).toBe(0);
        if (isFirst) {
          expect(await faults(child)).toEqual([]);
          await photograph(child, 'closed');
          await child.reload();
          await words.waitFor();
        }
        await controls.emergency('deactivate');
        // It goes by itself within half a minute; whoever taps is quicker, unless it is gone already.
        // The button that is there now, if one is: once it has gone, nothing is waited for.
        const [check] = await child.getByRole('button', { name: 'Check again' }).elementHandles();
        await check?.tap({ timeout: 2_000 }).catch(() => {});
        await child.getByRole('tab', { name: tab, selected: true }).waitFor();
      }
    });
  });

  it('today’s screen time grows with an approved mission', async () => {
    await onStage({ name: `kids-screen-time-${device}`, child: device }, server.url, async (stage) => {
      const { parent, child } = stage;
      const family = await setUpFamily(parent, ['Mia']);
      const controls = remote(parent.context().request, family);
      const { request } = child.context();
      await controls.set({ dailyScreenTime: 60, weekendBonus: 0, bonusTimePerHabit: 15 });
      await enterAsHero(child, family.familyCode, family.heroes[0]!);
      await child.goto('/kids?tab=progress');
      const card = child.getByRole('region', { name: 'Screen time today' });
      await card.getByText('1 h', { exact: true }).waitFor();
      await card.getByText('+15 min for each approved mission').waitFor();
      const { id } = await send(request, `/api/habits/${family.heroes[0]!.missionId}/complete`);
      await send(parent.context().request, `/api/habit-completions/${id}/approve`, { message: 'Good!' });
      await card.getByText('1 h 15 min').waitFor();
    });
  });

  it('the switches of the device are remembered, and work by keyboard', async () => {
    await onStage({ name: `kids-settings-${device}`, child: device }, server.url, async (stage) => {
      const { parent, child, photograph } = stage;
      const family = await setUpFamily(parent, ['Mia']);
      await enterAsHero(child, family.familyCode, family.heroes[0]!);
      await child.goto('/kids');
      const speaker = child.getByRole('button', { name: 'Read aloud: Feed the cat' });
      await speaker.waitFor();
      await child.getByRole('button', { name: 'Settings' }).tap();
      const sheet = child.getByRole('dialog', { name: 'Settings' });
      await sheet.waitFor();
      expect(await faults(child)).toEqual([]);
      await photograph(child, 'open');
      await sheet.getByRole('switch', { name: 'Sounds' }).tap();
      await sheet.getByRole('switch', { name: 'Read aloud' }).tap();
      await sheet.getByRole('button', { name: 'Done' }).tap();
      await speaker.waitFor({ state: 'detached' });

      await child.reload();
      await child.getByRole('button', { name: 'I did it! Feed the cat' }).waitFor();
      expect(await speaker.count()).toBe(0);
      await child.getByRole('button', { name: 'Settings' }).focus();
      await child.keyboard.press('Enter');
      await sheet.waitFor();
      expect(await sheet.getByRole('switch', { name: 'Sounds' }).isChecked()).toBe(false);
      await child.keyboard.press('Tab');
      await child.keyboard.press('Space');
      expect(await sheet.getByRole('switch', { name: 'Sounds' }).isChecked()).toBe(true);
      await child.keyboard.press('Tab');
      await child.keyboard.press('Enter');
      await child.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await speaker.waitFor();
    });
  });
});

it('an emergency holds without network, also when the device is switched off and on', async () => {
  const problems: string[] = [];
  const device = await openOwnDevice('phone', server.url, problems);
  try {
    await onStage('kids-emergency-offline', server.url, async ({ parent }) => {
      const family = await setUpFamily(parent, ['Mia']);
      const controls = remote(parent.context().request, family);
      await enterAsHero(device.page, family.familyCode, family.heroes[0]!);
      await device.page.goto('/kids');
      await device.page.getByText("Today's missions").waitFor();
      await device.whenKept();
      await controls.emergency('activate', GRANDMA);
      await device.page.getByText(GRANDMA).waitFor();
      await device.restart({ offline: true });
      await device.page.goto('/kids');
      await device.page.getByText(GRANDMA).waitFor();
      expect(await device.page.getByRole('tab').count()).toBe(0);
      await controls.emergency('deactivate');
      await device.context.setOffline(false);
      await device.page.getByText("Today's missions").waitFor({ timeout: 40_000 });
    });
    expect(problems.filter((line) => !CLOSED.test(line))).toEqual([]);
  } finally {
    await device.close();
  }
});
