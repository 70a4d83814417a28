import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
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
/** What a parent may write into an emergency. */
const GRANDMA = 'Call Grandma, please.';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-controls');
});
afterAll(() => server?.stop());

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
