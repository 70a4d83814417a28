import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { act } from './testing/act';
import type { ClockServer } from './testing/clock-server';
import { daysAgo } from './testing/family-zone';
import { journeyServer } from './testing/journey-server';
import { logOut } from './testing/log-out';
import { NO_NETWORK, readAllKept, whenKept } from './testing/own-device';
import { enterAsHero, type SetUpHero, setUpFamily } from './testing/set-up-family';
import { onStage } from './testing/stage';

const MISSION = 'Feed the cat';

let server: ClockServer;

beforeAll(async () => {
  server = await journeyServer();
});

/** From here on the app can be opened without network, of which there is none. */
async function goOffline(child: Page): Promise<void> {
  await child.getByText('Synced').waitFor();
  await whenKept(child);
  // What is known is written down a moment after it came.
  await expect.poll(() => readAllKept(child)).toContain(MISSION);
  await child.context().setOffline(true);
}

/** The emulated browser notices that its network is gone, but not in every page that it is back. */
async function goOnline(child: Page): Promise<void> {
  await child.context().setOffline(false);
  await child.evaluate(() => window.dispatchEvent(new Event('online')));
}

const doMission = async (child: Page) => {
  await child.getByRole('button', { name: `I did it! ${MISSION}` }).tap();
  await child.getByText('Saved here: 1').waitFor();
};

/** The hero's missions, as the parent's console asks for them. */
async function sentBy(parent: Page, { id }: SetUpHero) {
  const answer = await parent.context().request.get(`/api/children/${id}/completions`);
  return (await answer.json()) as { habitId: string; date: string; status: string }[];
}

describe('without network', () => {
  it('the app opens, keeps a mission over a restart, and it counts once, on its day', async () => {
    const journey = { name: 'kids-offline', keepsApp: true };
    await onStage(journey, server.url, async ({ parent, child, photograph, expectProblem }) => {
      expectProblem(NO_NETWORK);
      const { familyCode, heroes } = await setUpFamily(parent, ['Robin']);
      const robin = heroes[0]!;
      await enterAsHero(child, familyCode, robin);
      await child.goto('/kids');
      await goOffline(child);
      await child.reload();
      await child.getByText(/^As of \d/).waitFor();
      await doMission(child);
      await photograph(child, 'saved');
      await child.goto('about:blank');
      await child.goto('/kids');
      await child.getByText('Saved here: 1').waitFor();
      expect(await sentBy(parent, robin)).toEqual([]);

      await goOnline(child);
      await child.getByText('Your saved mission was sent to your parent.').waitFor();
      await child.getByText('With your parent: 1').waitFor();
      const counted = [{ habitId: robin.missionId, date: daysAgo(0), status: 'pending' }];
      expect(await sentBy(parent, robin)).toMatchObject(counted);
      await child.reload();
      await child.getByText('With your parent: 1').waitFor();
      expect(await sentBy(parent, robin)).toMatchObject(counted);
    });
  });

  it('a shared device shows nothing of the hero before, whose mission waits for them', async () => {
    const journey = { name: 'kids-shared', keepsApp: true };
    await onStage(journey, server.url, async ({ parent, child, photograph, expectProblem }) => {
      expectProblem(NO_NETWORK);
      const { familyCode, heroes } = await setUpFamily(parent, ['Alex', 'Billie']);
      const [alex, billie] = heroes as [SetUpHero, SetUpHero];
      await enterAsHero(child, familyCode, alex);
      await child.goto('/kids');
      await goOffline(child);
      await doMission(child);
      await logOut(child);
      await child.getByText('You are logged out here').waitFor();
      await photograph(child, 'left');
      const left = await readAllKept(child);
      expect(left).not.toContain('Alex');
      expect(left).not.toContain(MISSION);
      expect(left, 'only the tap').toContain(alex.missionId);

      await goOnline(child);
      await child.getByText('You are logged out here').waitFor({ state: 'detached' });
      expect((await child.context().request.get('/api/auth/child')).status()).toBe(401);
      await signIn(child, familyCode, billie);
      await child.getByText('Synced').waitFor();
      await expect.poll(() => readAllKept(child)).toContain('"name":"Billie"');
      expect(await readAllKept(child)).not.toContain('Alex');
      expect(await sentBy(parent, alex)).toEqual([]);

      // Billie does not log out: Alex signs in over her.
      await signIn(child, familyCode, alex);
      await child.getByText('Your saved mission was sent to your parent.').waitFor();
      expect(await sentBy(parent, alex)).toMatchObject([{ habitId: alex.missionId }]);
      expect(await sentBy(parent, billie)).toEqual([]);
    });
  });
});

/** By their own fingers: nobody is chosen on this device yet. */
async function signIn(child: Page, familyCode: string, { username }: SetUpHero): Promise<void> {
  await child.goto(`/kids-login?code=${familyCode}`);
  await child.getByLabel('Hero Username').fill(username);
  await act(child, 'account.childLogin', async () => {
    for (const digit of '1357') await child.getByRole('button', { name: `Digit ${digit}` }).tap();
  });
  await child.getByText("Today's missions").waitFor();
}
