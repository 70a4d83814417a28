import type { APIRequestContext, Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { act } from './testing/act';
import { closeParty, leavePartiesBefore, leaveParty } from './testing/celebration';
import type { ClockServer } from './testing/clock-server';
import { sendUntil } from './testing/finds';
import { touchFirst } from './testing/first-touch';
import { holdFinger } from './testing/hold-finger';
import { journeyServer } from './testing/journey-server';
import { enterAsHero, type SetUpHero, send, setUpFamily } from './testing/set-up-family';
import { onStage, type Stage } from './testing/stage';

let server: ClockServer;

beforeAll(async () => {
  server = await journeyServer();
});

const button = (child: Page, name: string | RegExp) => child.getByRole('button', { name });
const card = (child: Page, name: string) => child.getByRole('article', { name, exact: true });
const wallet = (child: Page, xp: number) =>
  child.getByRole('main').getByText(`${xp} XP to spend`, { exact: true }).waitFor();

interface Given {
  hero: SetUpHero;
  /** The parent's calls. */
  request: APIRequestContext;
  /** Sets a reward. */
  set: (name: string, cost: number) => Promise<unknown>;
}

/** A hero with 500 XP to spend, who has not looked yet: they are no news to them. */
async function richHero({ parent, child }: Stage): Promise<Given> {
  const family = await setUpFamily(parent, ['Mia']);
  const hero = family.heroes[0]!;
  const { request } = parent.context();
  await send(request, `/api/habits/${hero.missionId}/complete`);
  await enterAsHero(child, family.familyCode, hero);
  return {
    hero,
    request,
    set: (name, cost) => send(request, `/api/children/${hero.id}/rewards`, { name, cost }),
  };
}

describe('rewards', () => {
  it('one is claimed by holding a finger, approved, unwrapped and had', async () => {
    await onStage('kids-reward', server.url, async (stage) => {
      const { child, photograph } = stage;
      const { set, request } = await richHero(stage);
      // Those who want less motion are asked instead.
      await child.emulateMedia({ reducedMotion: 'no-preference' });
      await child.goto('/kids?tab=rewards');
      await child.getByText('The treasure chest is empty').waitFor();
      // What a parent sets shows at once.
      await set('Ice cream', 100);
      await act(child, 'rewards.claim', () =>
        holdFinger(child, button(child, 'Get Ice cream for 100 XP'), () =>
          child.getByText('Now your parent decides. 100 XP are kept safe for it.').waitFor(),
        ),
      );
      await child.emulateMedia({ reducedMotion: 'reduce' });
      await wallet(child, 400);
      await card(child, 'Ice cream is waiting for your parent').waitFor();

      const [claim] = await (await request.get('/api/reward-claims/pending')).json();
      await send(request, `/api/reward-claims/${claim.id}/approve`);
      const present = child.getByRole('dialog', { name: 'A present for you!' });
      await photograph(child, 'present');
      await present.getByRole('button', { name: 'Open it!' }).last().tap();
      const opened = child.getByRole('dialog', { name: 'You got it!' });
      await opened.getByText('Ice cream', { exact: true }).waitFor();
      await opened.getByRole('button', { name: 'Hooray!' }).tap();
      await act(child, 'rewards.markUsed', () => button(child, 'Got It! Ice cream').tap());
      await child.getByRole('dialog', { name: 'It is yours!' }).waitFor();
      await button(child, 'Enjoy it!').tap();
      await wallet(child, 400);
      await child.goto('/kids?tab=world&world=album&album=rewards');
      const album = child.getByRole('region', { name: 'My reward album' });
      await album.getByRole('listitem').getByText('Ice cream').waitFor();
    });
  });

  it('one is saved for in a jar, which is asked for when it is full', async () => {
    await onStage('kids-jar', server.url, async (stage) => {
      const { child, photograph } = stage;
      const { set } = await richHero(stage);
      await set('Zoo', 400);
      await child.goto('/kids?tab=rewards');
      await button(child, 'Save for Zoo').tap();
      const jar = child.getByRole('article', { name: 'I save for Zoo' });
      await jar.getByText('0 of 400 XP saved').waitFor();
      await button(child, 'Get Zoo for 400 XP').waitFor();
      await button(child, /Put all that fits, 400 XP/).tap();
      await child.getByRole('dialog', { name: 'Your jar is full!' }).waitFor();
      await photograph(child, 'full');
      await button(child, 'To my jar').tap();
      await button(child, 'Get Zoo for 400 XP').tap();
      await act(child, 'rewards.claim', () => button(child, 'Yes, get it!').tap());
      await card(child, 'Zoo is waiting for your parent').waitFor();
      await wallet(child, 100);
      await jar.waitFor({ state: 'detached' });
    });
  });
});

describe('what a hero gets of their own', () => {
  it('an avatar is bought, worn, and stays', async () => {
    await onStage({ name: 'kids-avatar', child: 'tablet' }, server.url, async (stage) => {
      const { parent, child, photograph } = stage;
      const family = await setUpFamily(parent, ['Mia']);
      const hero = family.heroes[0]!;
      await send(parent.context().request, `/api/children/${hero.id}/reward-transactions`, {
        type: 'bonus_earned',
        amount: 60,
        source: 'parent_bonus',
        description: 'Good behavior bonus',
      });
      await enterAsHero(child, family.familyCode, hero);
      await child.goto('/kids?tab=customize&shop=avatars');
      const balance = (points: number) =>
        child.getByText(`You have ${points} points`, { exact: true }).waitFor({ state: 'attached' });
      await balance(60);
      await button(child, 'Buy Clever Fox for 25 points').tap();
      const question = child.getByRole('dialog', { name: 'Buy Clever Fox for 25 points?' });
      await question.getByText('Then you have 35 points left.').waitFor();
      await act(child, 'shop.purchaseAvatar', () =>
        question.getByRole('button', { name: 'Yes, buy it!' }).tap(),
      );
      // Without motion, nothing is unwrapped.
      await child.getByRole('dialog', { name: 'Clever Fox is yours!' }).waitFor();
      await photograph(child, 'bought');
      await act(child, 'children.update', () => button(child, 'Wear it now').tap());
      await closeParty(child, 'New badge!');
      await balance(35);
      await child.reload();
      await card(child, 'Clever Fox').getByText('This is you!').waitFor();
    });
  });

  it('a find comes out of the chest, into the room, and a sibling visits and cheers', async () => {
    await onStage('kids-world', server.url, async ({ parent, child, comeIn, photograph }) => {
      const family = await setUpFamily(parent, ['Mia', 'Tom']);
      const [mia, tom] = family.heroes as [SetUpHero, SetUpHero];
      await enterAsHero(child, family.familyCode, mia);
      const completionId = await sendUntil(child, mia, { bringsFind: true });
      await child.goto('/kids');
      await child.getByText('With your parent: 1').waitFor();
      await touchFirst(child);
      await child.waitForFunction(
        (key) => localStorage.getItem(key)?.includes('"cursor":'),
        `herohood.kids.celebrated.${mia.id}`,
      );
      await send(parent.context().request, `/api/habit-completions/${completionId}/approve`);
      const chest = child.getByRole('dialog', { name: 'Mission approved!' });
      const found = ((await chest.getByText(/^You found: /).textContent()) ?? '').slice(
        'You found: '.length,
        -1,
      );
      await photograph(child, 'chest');
      await leavePartiesBefore(child, /new badges!$/);
      await leaveParty(child, /new badges!$/);

      await child.getByRole('tab', { name: 'My world' }).tap();
      await child.getByRole('tab', { name: 'My room' }).tap();
      await button(child, found).tap();
      await child.getByText(`${found}: now tap its place in the room.`).waitFor();
      const { x, y, width, height } = (await child
        .getByRole('region', { name: 'The room of Mia' })
        .boundingBox())!;
      await child.touchscreen.tap(x + width / 2, y + height * 0.4);
      await child.getByText('Your room is kept.').waitFor();
      await button(child, new RegExp(`^${found}, place`)).waitFor();

      const guest = await comeIn();
      await enterAsHero(guest, family.familyCode, tom);
      await guest.goto('/kids?tab=world&world=visits');
      await button(guest, 'Visit Mia').click();
      const room = guest.getByRole('region', { name: 'The room of Mia' });
      await room.getByRole('img', { name: found }).waitFor();
      await button(guest, 'a rocket').click();
      await guest.getByText('Your cheer is on its way to Mia!').waitFor();
      const greeting = child.getByRole('dialog', { name: 'A greeting for you!' });
      await greeting.getByText('Tom sends you a rocket!').waitFor();
      await photograph(child, 'cheer');
    });
  });
});
