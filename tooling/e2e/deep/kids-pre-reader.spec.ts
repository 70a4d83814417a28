import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPreReader, type PreReader } from '../testing/pre-reader';
import type { RunningServer } from '../testing/server';
import { send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';

const PIN = '1357';
const HAT = 'explorer-cap';
/** What is spoken at each of its five pictures. */
const FIRST_MINUTE = /^(Hello, Mia|Let us practice|Hooray|A hat|It suits you)/;
const BRUSHING_MS = 120_000;

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-pre-reader');
});
afterAll(() => server?.stop());

/** The hero's picture among those whom the device knows, then the PIN by the dots on the keys. */
async function signIn(hero: PreReader): Promise<void> {
  await hero.tapPicture('[data-hero="ninja"]');
  await expect.poll(hero.heard).toContainEqual(expect.stringMatching(/^Hi, Mia!/));
  for (const digit of PIN) await hero.tapPicture(`[data-pips="${digit}"]`);
}

describe('a hero who does not read yet', () => {
  it('signs in, plays the first minute, brushes their teeth and opens the chest by pictures, voice and motion alone', async () => {
    const journey = { name: 'kids-pre-reader', hasMotion: true };
    await onStage(journey, server.url, async ({ parent, child, photograph }) => {
      const { request } = parent.context();
      const family = await setUpFamily(parent, ['Mia', 'Leo'], { areNew: true });
      const [mia] = family.heroes;
      await request.patch(`/api/children/${mia?.id}`, { data: { birthYear: new Date().getFullYear() - 6 } });
      const habits: { id: string }[] = await (await request.get('/api/habits/master')).json();
      const change = { name: 'Brush teeth', icon: 'teeth', tool: { kind: 'brush' }, xpReward: 10 };
      const changed = await request.patch(`/api/master-habits/${habits[0]?.id}`, { data: change });
      expect(changed.status()).toBe(200);

      const hero = await openPreReader(child, family);
      await child.goto('/kids-login');
      await signIn(hero);

      // The first minute: each picture asks to be tapped in its turn, and says what it is.
      for (const picture of ['forward', 'done', 'closed-chest', HAT, 'forward']) {
        await hero.seeInvited(picture);
        if (picture === 'closed-chest') await photograph(child, 'chest');
        await hero.tapInvited();
      }
      expect((await hero.heard()).filter((words) => FIRST_MINUTE.test(words))).toHaveLength(5);
      await expect.poll(() => child.locator(`header [data-gear="${HAT}"]`).count()).toBeGreaterThan(0);

      // The mission: its tool, two minutes that are not waited for, and its end.
      await hero.seeInvited('brush');
      await photograph(child, 'home');
      await hero.tapInvited();
      await child.locator('[data-picture="mouth"]').waitFor();
      await hero.seeNoneInvited();
      await photograph(child, 'brushing');
      await child.clock.fastForward(BRUSHING_MS);
      await hero.seeInvited('done');
      await expect.poll(hero.heard).toContainEqual(expect.stringMatching(/^Well done!/));
      await hero.tapInvited();

      // A closed chest lands, and nothing asks to be tapped until a parent has said yes.
      await child.locator('main [data-picture="closed-chest"]').waitFor();
      await hero.seeNoneInvited();
      // The chest lands with the tap; what is sent arrives a moment later.
      const pending = async () => (await request.get('/api/pending-habits/all')).json();
      await expect.poll(pending).toHaveLength(1);
      const [waiting] = await pending();
      await send(request, `/api/habit-completions/${waiting.completion.id}/approve`);
      await hero.seeInvited('closed-chest');
      await photograph(child, 'closed');
      await hero.tapInvited();
      await child.locator('[role=dialog] [data-picture="open-chest"]').waitFor();
      await hero.seeInvited('forward');
      await photograph(child, 'open');
      await hero.tapInvited();
      await child.locator('main [data-picture="tick"]').waitFor();
    });
  });
});
