import type { Locator, Page } from 'playwright-core';
import { answerInstead } from './alter-answers';
import { closeParties } from './celebration';
import { daysAgo } from './family-zone';
import { sendUntil } from './finds';
import { type FrameRate, frameRate, recordFrames } from './frame-rate';
import { enterAsHero, type SetUpFamily, type SetUpHero, send } from './set-up-family';

/** Long enough for the card, the confetti and the flight of the stars. */
const PARTY_MS = 2_500;
/** Long enough for what ends sooner, or goes on as it is. */
const SCENE_MS = 1_500;
/** Where the device keeps its colours. */
const COMFORT = 'herohood.kids.comfort';

const TRIP = {
  story:
    'I knocked at a castle gate, and it opened with a very long squeak. Inside sat a king who only wanted to play.',
  find: {
    ...{ findId: 'postcard-castle', set: 'postcards', name: 'The castle', art: 'castle' },
    ...{ completionId: null, day: daysAgo(1), story: null, foundAt: new Date().toISOString() },
  },
};

export interface Occasion {
  parent: Page;
  /** The hero's, already as slow as it is to be. */
  page: Page;
  family: SetUpFamily;
  hero: SetUpHero;
}

/** What is measured, each by its name; `rest` is the page itself, while nothing happens. */
export type Rates<Scene extends string> = Record<'rest' | Scene, FrameRate>;

/** A hero's first mission is approved: the chest opens, with a find in it, and lifts them to another level. */
export async function celebrate(occasion: Occasion): Promise<Rates<'chest' | 'levelUp'>> {
  const { parent, page, family, hero } = occasion;
  await enterAsHero(page, family.familyCode, hero);
  await page.goto('/kids');
  await missionOf(page).waitFor();
  await page.waitForLoadState('networkidle');
  // The first visit also fetches the whole app for later, which is over then.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const rest = await measure(page, 'main', PARTY_MS);

  const id = await sendUntil(page, hero, { bringsFind: true });
  await page.getByText('With your parent: 1').waitFor();
  await recordFrames(page, '[role=dialog]');
  await send(parent.context().request, `/api/habit-completions/${id}/approve`);
  const chest = await frameRate(page, PARTY_MS);

  await recordFrames(page, '[role=dialog][aria-label="Level up!"]');
  await page.getByRole('button', { name: 'Hooray!' }).tap();
  const levelUp = await frameRate(page, PARTY_MS);
  await closeParties(page);
  return { rest, chest, levelUp };
}

/**
 * A hero's morning: they are back from a trip, do a mission, furnish their room, and see it all in the evening's colours.
 */
export async function spendDay(occasion: Occasion): Promise<Rates<'trip' | 'deed' | 'room' | 'night'>> {
  const { parent, page, family, hero } = occasion;
  // It lifts the hero to a level that gives furniture.
  const yesterday = { date: daysAgo(1) };
  await send(parent.context().request, `/api/habits/${hero.missionId}/complete`, yesterday);
  await enterAsHero(page, family.familyCode, hero);
  // Who had a mission since today only has not been away: the trip is told in the server's place.
  const letTell = await answerInstead(page, 'world.openTrip', { result: { data: TRIP } });
  await page.goto('/kids', { waitUntil: 'commit' });
  const trip = await measure(page, `[role=dialog][aria-label="${hero.name} is back!"]`, SCENE_MS);
  await letTell();
  await closeParties(page);
  // What a first visit fetches for later is over then, as on any other day.
  await page.waitForLoadState('networkidle');
  const rest = await measure(page, 'main', SCENE_MS);

  await recordFrames(page, '[data-status=pending]');
  await missionOf(page).tap();
  const deed = await frameRate(page, SCENE_MS);

  await page.goto('/kids?tab=world');
  const shelf = page.getByRole('list', { name: 'What can stand here' }).getByRole('button');
  await shelf.first().tap();
  // In the hand, a second tap puts it up.
  await shelf.first().tap();
  const piece = page.getByRole('button', { name: /, place / }).first();
  await piece.waitFor();
  await page.waitForLoadState('networkidle');
  await recordFrames(page, 'main');
  const room = await whilePulled(piece, () => frameRate(page, SCENE_MS));

  await page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ isDark: true })), COMFORT);
  await page.goto('/kids');
  await page.getByText('With your parent: 1').waitFor();
  await page.waitForLoadState('networkidle');
  const night = await measure(page, 'main', SCENE_MS);
  await page.evaluate((key) => localStorage.removeItem(key), COMFORT);
  return { rest, trip, deed, room, night };
}

const missionOf = (page: Page) => page.getByRole('button', { name: /I did it!/ });

async function measure(page: Page, awaited: string, spanMs: number): Promise<FrameRate> {
  await recordFrames(page, awaited);
  return frameRate(page, spanMs);
}

/** Pulls something in circles for as long as `act` takes. */
async function whilePulled<Answer>(thing: Locator, act: () => Promise<Answer>): Promise<Answer> {
  const page = thing.page();
  const box = await thing.boundingBox();
  if (!box) throw new Error('there is nothing to pull');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  let isOver = false;
  const answer = act().finally(() => {
    isOver = true;
  });
  for (let turn = 0; !isOver; turn += 0.2) {
    await page.mouse.move(x + 60 * Math.sin(turn), y + 60 * Math.cos(turn));
  }
  await page.mouse.up();
  return answer;
}
