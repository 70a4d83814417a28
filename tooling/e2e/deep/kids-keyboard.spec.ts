import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectFocusAt,
  expectFocusInside,
  expectFocusSeen,
  expectFocusSomewhere,
  fill,
  press,
  tabTo,
} from '../testing/keyboard';
import type { RunningServer } from '../testing/server';
import { send } from '../testing/set-up-family';
import { setUpPlayer } from '../testing/set-up-player';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage, type Stage } from '../testing/stage';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-keyboard');
});
afterAll(() => server?.stop());

const button = (child: Page, name: string | RegExp) =>
  child.getByRole('button', { name, exact: typeof name === 'string' });
const card = (child: Page, name: string) => child.getByRole('article', { name, exact: true });
const gone = (thing: Locator) => thing.waitFor({ state: 'detached' });

async function expectSeenIn(room: Locator): Promise<void> {
  await expectFocusInside(room);
  await expectFocusSeen(room.page(), `in ${room}`);
}

interface Given {
  familyCode: string;
  /** What a parent does with the one claim that waits. */
  approveClaim: () => Promise<unknown>;
}

/** A hero with 500 XP, 100 points, two open missions, a reward and games; nobody is signed in at their device. */
async function heroAtTheGate(stage: Stage): Promise<Given> {
  const { request } = stage.parent.context();
  const hero = await setUpPlayer(stage, { done: 0, isPaid: true });
  await send(request, `/api/habits/${hero.missionId}/complete`);
  await send(request, `/api/children/${hero.id}/rewards`, { name: 'Ice cream', cost: 100 });
  const { familyCode } = await (await request.get('/api/auth/user')).json();
  await stage.child.context().clearCookies();
  return {
    familyCode,
    async approveClaim() {
      const [claim] = await (await request.get('/api/reward-claims/pending')).json();
      return send(request, `/api/reward-claims/${claim.id}/approve`);
    },
  };
}

describe('the kids app by the keyboard alone', () => {
  it('login, every section, a game, the switches and the logout need no finger, and the focus is never lost', async () => {
    await onStage({ name: 'kids-keyboard', child: 'tablet', hasMotion: true }, server.url, async (stage) => {
      const { child } = stage;
      const { familyCode, approveClaim } = await heroAtTheGate(stage);
      await signIn(child, familyCode);
      await doMissions(child);
      await switchThings(child);
      await openNext(child, 'My world');
      await furnish(child);
      await openNext(child, 'Customize');
      await becomeFox(child);
      await wearHelmet(child);
      await openNext(child, 'Rewards');
      await claimIceCream(child, approveClaim);
      await openNext(child, 'Games');
      await playWords(child);
      await openNext(child, 'Progress');
      await child.getByText('My progress').waitFor();
      await leave(child);
    });
  });
});

async function signIn(child: Page, familyCode: string): Promise<void> {
  await child.goto('/kids-login');
  await child.getByRole('heading', { name: 'Hero Login' }).waitFor();
  await press(child, button(child, 'Start Adventure!'), 'Enter');
  await child.getByText('Missing Information').waitFor();
  await fill(child, child.getByLabel('Family Code'), familyCode);
  await fill(child, child.getByLabel('Hero Username'), 'mia');
  await press(child, button(child, 'Digit 1'), 'Enter');
  await press(child, button(child, 'Digit 3'), 'Space');
  await child.keyboard.type('58');
  await press(child, button(child, 'Erase last digit'), 'Enter');
  await child.keyboard.type('7');
  await press(child, button(child, 'Start Adventure!'), 'Enter');
  await child.getByText("Today's missions").waitFor();
  await expectSeenIn(child.getByRole('main'));
}

async function doMissions(child: Page): Promise<void> {
  const mission = card(child, 'Water plant 1');
  const complete = button(child, 'I did it! Water plant 1');
  await press(child, complete, 'Enter');
  await child.getByText('Mission Complete!').waitFor();
  await expectSeenIn(mission);
  await press(child, button(child, 'Take back Water plant 1'), 'Space');
  await complete.waitFor();
  await expectSeenIn(mission);
  await press(child, complete, 'Enter');
  await button(child, 'Take back Water plant 1').waitFor();
  await expectSeenIn(mission);
}

async function switchThings(child: Page): Promise<void> {
  const opener = button(child, 'Settings');
  const speaker = button(child, 'Read aloud: Water plant 1');
  await speaker.waitFor();
  await press(child, opener, 'Enter');
  const sheet = child.getByRole('dialog', { name: 'Settings' });
  await expectSeenIn(sheet);
  for (const name of ['Sounds', 'Read aloud']) {
    const line = sheet.getByRole('switch', { name });
    await press(child, line, 'Space');
    expect(await line.isChecked()).toBe(false);
  }
  await child.keyboard.press('Escape');
  await gone(sheet);
  await expectFocusAt(opener);
  await gone(speaker);
}

/** From the section that is open to its neighbour. */
async function openNext(child: Page, name: string): Promise<void> {
  const sections = child.getByRole('tablist', { name: 'Sections' });
  await tabTo(child, sections.getByRole('tab', { selected: true }));
  await child.keyboard.press('ArrowDown');
  await sections.getByRole('tab', { name, selected: true }).waitFor();
  await expectFocusAt(sections.getByRole('tab', { name }));
}

/** The hero's level has brought furniture: it is put up beside them, moved, and put back on the shelf. */
async function furnish(child: Page): Promise<void> {
  const shelf = child.getByRole('list', { name: 'What can stand here' });
  await press(child, shelf.getByRole('button', { name: 'Soft bed' }), 'Enter');
  await child.keyboard.press('Enter');
  const bed = button(child, /^Soft bed, place/);
  await expectFocusAt(bed);
  const before = await bed.getAttribute('aria-label');
  await child.keyboard.press('ArrowLeft');
  await expectFocusSeen(child, 'on the bed');
  expect(await bed.getAttribute('aria-label')).not.toBe(before);
  await child.keyboard.press('Delete');
  await shelf.getByRole('button', { name: 'Soft bed' }).waitFor();
  await expectFocusSomewhere(child);
}

async function becomeFox(child: Page): Promise<void> {
  await tabTo(child, child.getByRole('tab', { name: 'Current Hero' }));
  await child.keyboard.press('ArrowRight');
  await expectFocusAt(child.getByRole('tab', { name: 'Avatar Shop' }));
  const opener = button(child, 'Buy Clever Fox for 25 points');
  await press(child, opener, 'Enter');
  const question = child.getByRole('dialog', { name: 'Buy Clever Fox for 25 points?' });
  await expectSeenIn(question);
  for (let presses = 0; presses < 5; presses += 1) {
    await child.keyboard.press('Tab');
    await expectSeenIn(question);
  }
  await child.keyboard.press('Escape');
  await gone(question);
  await expectFocusAt(opener);
  await child.keyboard.press('Enter');
  await press(child, question.getByRole('button', { name: 'Yes, buy it!' }), 'Enter');
  await expectFocusAt(button(child, 'Open it!'));
  await child.keyboard.press('Enter');
  const gift = child.getByRole('dialog', { name: 'Clever Fox is yours!' });
  await expectSeenIn(gift);
  await child.keyboard.press('Escape');
  await gone(gift);
  await leaveBadge(child);
  // What opened it is sold: the card is still where one was.
  const fox = card(child, 'Clever Fox');
  await expectSeenIn(fox);
  await press(child, button(child, 'Be the Clever Fox'), 'Enter');
  await fox.getByText('This is you!').waitFor();
  await expectSeenIn(fox);
}

/** What was bought for the first time brings a badge. */
async function leaveBadge(child: Page): Promise<void> {
  const badge = child.getByRole('dialog', { name: 'New badge!' });
  await expectSeenIn(badge);
  await child.keyboard.press('Escape');
  await gone(badge);
}

async function wearHelmet(child: Page): Promise<void> {
  await tabTo(child, child.getByRole('tab', { name: 'Avatar Shop' }), 'Shift+Tab');
  await child.keyboard.press('ArrowRight');
  await expectFocusAt(child.getByRole('tab', { name: 'Gear Shop' }));
  await press(child, button(child, 'Helmets'), 'Space');
  await press(child, button(child, "Buy Knight's Helmet for 25 points"), 'Enter');
  await press(child, button(child, 'Yes, buy it!'), 'Space');
  await expectFocusAt(button(child, 'Open it!'));
  await child.keyboard.press('Enter');
  await press(child, button(child, 'Hooray!'), 'Enter');
  await leaveBadge(child);
  const helmet = card(child, "Knight's Helmet");
  await expectSeenIn(helmet);
  await press(child, button(child, "Take off Knight's Helmet"), 'Enter');
  await press(child, button(child, "Wear Knight's Helmet"), 'Enter');
  await helmet.getByText('Equipped').waitFor();
  await expectSeenIn(helmet);
}

async function claimIceCream(child: Page, approve: () => Promise<unknown>): Promise<void> {
  const claim = button(child, /Get Ice cream for 100 XP/);
  // Only tapped it asks, and a no leads back.
  await press(child, claim, 'Enter');
  await expectFocusAt(button(child, 'Yes, get it!'));
  await child.keyboard.press('Escape');
  await expectFocusAt(claim);
  await child.keyboard.down('Enter');
  await child.getByText('Reward Claimed!').waitFor();
  await child.keyboard.up('Enter');
  await card(child, 'Ice cream is waiting for your parent').waitFor();
  await expectFocusSomewhere(child);

  await approve();
  const present = child.getByRole('dialog', { name: 'A present for you!' });
  await expectSeenIn(present);
  await press(child, present.getByRole('button', { name: 'Open it!' }).last(), 'Enter');
  const opened = child.getByRole('dialog', { name: 'You got it!' });
  await expectSeenIn(opened);
  await child.keyboard.press('Escape');
  await gone(opened);
  await expectFocusSomewhere(child);
  await press(child, button(child, 'Got It! Ice cream'), 'Enter');
  const thanks = child.getByRole('dialog', { name: 'It is yours!' });
  await expectSeenIn(thanks);
  await child.keyboard.press('Escape');
  await gone(thanks);
  await expectSeenIn(child.getByRole('region', { name: 'My rewards' }));
}

async function playWords(child: Page): Promise<void> {
  const opener = button(child, 'Play Word Puzzle');
  const stage = child.getByRole('dialog', { name: 'Word Puzzle' });
  await press(child, opener, 'Enter');
  await expectFocusAt(stage.getByRole('button', { name: 'Start!' }));
  await child.keyboard.press('Escape');
  await gone(stage);
  await expectFocusAt(opener);
  await child.keyboard.press('Enter');
  await press(child, stage.getByRole('button', { name: 'Start!' }), 'Enter');
  await stage.getByRole('progressbar', { name: /^0 of/ }).waitFor();
  await child.keyboard.type((await stage.getByRole('img').getAttribute('aria-label')) ?? '');
  await stage.getByRole('progressbar', { name: /^1 of/ }).waitFor();
  await expectSeenIn(stage);

  await press(child, stage.getByRole('button', { name: 'Pause' }), 'Enter');
  const keep = button(child, 'Keep playing');
  await expectFocusAt(keep);
  await child.keyboard.press('Escape');
  await gone(keep);
  await expectSeenIn(stage);
  await child.keyboard.press('Escape');
  await expectFocusAt(keep);
  await press(child, button(child, 'Stop the game'), 'Enter');
  await child.getByText('Good try!').waitFor();
  // Until it is counted nobody can leave.
  await child.getByText('No new points this time. Fun counts too!').waitFor();
  await expectSeenIn(stage);
  await press(child, stage.getByRole('button', { name: 'Done' }), 'Enter');
  await gone(stage);
  await expectFocusAt(opener);
}

async function leave(child: Page): Promise<void> {
  await press(child, button(child, 'Settings'), 'Enter');
  await press(child, button(child, 'Logout'), 'Enter');
  await press(child, button(child, 'Yes, log out'), 'Enter');
  await child.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await press(child, button(child, 'Mia'), 'Enter');
  await child.getByText('Hi, Mia!').waitFor();
  await expectFocusSomewhere(child);
  await press(child, button(child, 'Back'), 'Enter');
  await child.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await expectFocusSomewhere(child);
  await press(child, button(child, 'Forget Mia on this device'), 'Enter');
  await child.getByRole('heading', { name: 'Hero Login' }).waitFor();
  await expectFocusSomewhere(child);
}
