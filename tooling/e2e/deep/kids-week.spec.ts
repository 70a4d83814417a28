import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { closeParties, leavePartiesBefore } from '../testing/celebration';
import { sendUntil } from '../testing/finds';
import { send } from '../testing/set-up-family';
import { MISSIONS, openWeek, type Week } from './week';

const TOUCH = { hasTouch: true, isMobile: true };
const DEVICES = [
  { name: 'phone', viewport: { width: 390, height: 844 }, ...TOUCH },
  { name: 'tablet', viewport: { width: 1024, height: 768 }, ...TOUCH },
];
/** Nobody comes on the third day. */
const MISSED_DAY = 2;
const PRAISE = 'You read a whole chapter!';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Seven days of a hero, in the real browser, by a clock that the walk sets. */
describe.each(DEVICES)('a week of a hero on a $name', (device) => {
  it('brings chests, finds, trips, levels, a greeting and praise; a missed day takes nothing', async () => {
    const week = await openWeek(device);
    try {
      for (const day of [0, 1]) await playDay(week, day);
      await furnish(week);
      await missDay(week);
      for (const day of [4, 5]) await playDay(week, day);
      await undoAFind(week);
      await beGreeted(week);
      await hearPraise(week);
    } finally {
      await week.close();
    }
  });
});

/** All missions in the morning, and the parent's yes in the afternoon. */
async function playDay(week: Week, day: number): Promise<void> {
  const page = await week.open(day, 8);
  await page.goto('/kids');
  if (day === 1 || day === 5) await hearTrip(week, page, day);
  await page.getByText("Today's missions").first().waitFor();
  await closeParties(page);
  await week.photograph(page, `day${day}-morning`);
  for (const mission of MISSIONS) {
    await button(page, `I did it! ${mission}`).tap();
    await page.getByText('Your parent is checking it.').first().waitFor();
    if (mission === MISSIONS[0]) await week.photograph(page, `day${day}-sealed-chest`);
  }
  await week.photograph(page, `day${day}-all-sent`);

  let waiting: { completion: { id: string } }[] = [];
  // A card waits at once, the server hears of it a moment later.
  const waitingCount = async () => {
    waiting = await read(week.asParent, '/api/pending-habits/all');
    return waiting.length;
  };
  await expect.poll(waitingCount).toBe(MISSIONS.length);
  for (const { completion } of waiting) {
    await send(week.asParent, `/api/habit-completions/${completion.id}/approve`);
  }
  await dialog(page, /Mission approved!|missions approved!/)
    .first()
    .waitFor();
  await week.photograph(page, `day${day}-chest-opens`);
  await closeParties(page, (_name, n) => week.photograph(page, `day${day}-party-${n}`));
  await week.photograph(page, `day${day}-evening`);
}

async function hearTrip(week: Week, page: Page, day: number): Promise<void> {
  const told = dialog(page, 'Mia is back!');
  // A flame that rested may be told first.
  await leavePartiesBefore(page, /^Mia is back!$/);
  await week.photograph(page, `day${day}-trip`);
  await told.getByRole('button', { name: 'Into my album!' }).tap();
  await told.waitFor({ state: 'detached' });
}

/** Everything that there is goes into the room. */
async function furnish(week: Week): Promise<void> {
  const page = await week.open(1, 18);
  await page.goto('/kids?tab=world');
  const { owned }: Room = await read(week.asMia, `/api/children/${week.mia.id}/room`);
  expect(owned.length).toBeGreaterThan(0);
  const room = page.getByRole('region', { name: 'The room of Mia' });
  const shelf = page.getByRole('list', { name: 'What can stand here' }).getByRole('button');
  await shelf.first().waitFor();
  for (let n = 0; n < 5 && (await shelf.count()) > 0; n += 1) {
    await shelf.first().tap();
    const { x, y, width, height } = (await room.boundingBox())!;
    await page.touchscreen.tap(x + width * (0.15 + 0.17 * n), y + height * 0.6);
    await page.getByText('Your room is kept.').waitFor();
  }
  await week.photograph(page, 'day1-room');
  await page.goto('/kids?tab=world&world=album&album=postcards');
  await page.getByRole('heading', { name: 'Postcards' }).waitFor();
  await week.photograph(page, 'day1-album');
}

/** Two mornings later everything is as it was, and nobody says a sad word. */
async function missDay(week: Week): Promise<void> {
  const before = await belongings(week);
  const page = await week.open(MISSED_DAY + 1, 8);
  await page.goto('/kids');
  await hearTrip(week, page, MISSED_DAY + 1);
  await page.getByText("Today's missions").first().waitFor();
  await week.photograph(page, 'day3-after-a-missed-day');
  const after = await belongings(week);
  expect(after.finds).toEqual(expect.arrayContaining(before.finds));
  expect({ ...after, finds: [] }).toEqual({ ...before, finds: [] });
}

/** What of the world a hero has. */
async function belongings(week: Week) {
  const { id } = week.mia;
  const finds: { findId: string }[] = await read(week.asMia, `/api/children/${id}/finds`);
  const room: Room = await read(week.asMia, `/api/children/${id}/room`);
  const { badges }: { badges: { id: string; earned: boolean }[] } = await read(
    week.asMia,
    `/api/children/${id}/badges`,
  );
  const { xp, totalXp, level } = await read(week.asMia, '/api/auth/child');
  return {
    finds: finds.map(({ findId }) => findId),
    pieces: room.items,
    badges: badges.filter(({ earned }) => earned).map((badge) => badge.id),
    ...{ xp, totalXp, level },
  };
}

/** The parent takes an approval back that had brought a find: it goes, and comes again with the next yes. */
async function undoAFind(week: Week): Promise<void> {
  const page = await week.open(5, 19);
  const { id: masterHabitId } = await send(week.asParent, '/api/habits/master', {
    ...{ name: 'Water the plants', icon: 'energy', color: 'coral', frequency: 'daily', xpReward: 10 },
  });
  const { id: missionId } = await send(week.asParent, `/api/children/${week.mia.id}/habits`, {
    masterHabitId,
  });
  const completionId = await sendUntil(page, { ...week.mia, missionId }, { bringsFind: true });
  await send(week.asParent, `/api/habit-completions/${completionId}/approve`);
  const path = `/api/children/${week.mia.id}/finds`;
  const finds: { findId: string; completionId: string | null }[] = await read(week.asMia, path);
  const { findId } = finds.find((find) => find.completionId === completionId)!;
  await page.goto('/kids?tab=world&world=album&album=postcards');
  await page.getByRole('heading', { name: 'Postcards' }).waitFor();
  await week.photograph(page, 'day5-album-before-undo');
  await send(week.asParent, `/api/habit-completions/${completionId}/undo`);
  const ids = async () => ((await read(week.asMia, path)) as typeof finds).map((one) => one.findId);
  expect(await ids()).not.toContain(findId);
  await page.reload();
  await page.getByRole('heading', { name: 'Postcards' }).waitFor();
  await week.photograph(page, 'day5-album-after-undo');
  await send(week.asParent, `/api/habit-completions/${completionId}/approve`);
  expect(await ids()).toHaveLength(finds.length);
}

async function beGreeted(week: Week): Promise<void> {
  const page = await week.open(6, 8);
  await page.goto('/kids');
  await hearTrip(week, page, 6);
  await closeParties(page);
  const tom = await week.openSibling();
  await tom.goto('/kids?tab=world&world=visits');
  await button(tom, 'Visit Mia').tap();
  await button(tom, 'a rocket').tap();
  await tom.getByText('Your cheer is on its way to Mia!').waitFor();
  await week.photograph(tom, 'day6-visit');
  await dialog(page, 'A greeting for you!').getByText('Tom sends you a rocket!').waitFor();
  await week.photograph(page, 'day6-greeting');
  await closeParties(page);
}

async function hearPraise(week: Week): Promise<void> {
  const page = await week.open(6, 9);
  await page.goto('/kids');
  await page.getByText("Today's missions").first().waitFor();
  await button(page, 'I did it! Read a book').tap();
  const parent = await week.parentPage();
  await parent.goto('/parent');
  await button(parent, /^Praise /)
    .first()
    .click();
  const sheet = dialog(parent, /praise and amount/);
  await sheet.getByRole('radio', { name: 'Rocket' }).check();
  await sheet.getByLabel('One line').fill(PRAISE);
  await sheet.getByRole('button', { name: 'Record a voice note' }).click();
  await sheet.getByText(/^[789] s left$/).waitFor();
  await sheet.getByRole('button', { name: 'Stop recording' }).click();
  await sheet.getByText(/sent when you approve$/).waitFor();
  await week.photograph(parent, 'day6-praise-sheet');
  const voice = page.waitForResponse(/\/api\/media\//);
  await sheet.getByRole('button', { name: 'Approve' }).click();
  await button(page, 'Hooray!').tap();
  await dialog(page, 'Pat says').getByText(PRAISE).waitFor();
  expect((await voice).ok()).toBe(true);
  await week.photograph(page, 'day6-praise');
}

interface Room {
  items: object[];
  owned: { itemId: string }[];
}

async function read(from: Week['asMia'], path: string) {
  const answer = await from.get(path);
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}
