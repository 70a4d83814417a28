import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { followTheFocus, leaveByEscape, walkByKeys } from '../testing/keyboard-walk';
import { rememberHeroes } from '../testing/kids-control-screens';
import { KIDS_SCREENS } from '../testing/kids-screens';
import { byNight, KIDS_STATE_SCREENS } from '../testing/kids-state-screens';
import { HERO_NAMES } from '../testing/large-family';
import { type Look, openWalk, type Walk } from '../testing/layout-walk';
import { moving } from '../testing/moving';
import { tooWideForNarrow } from '../testing/narrow';
import { PHONE } from '../testing/room';
import { click, type Screen } from '../testing/screen';
import { inFront, smallTargets } from '../testing/touch-targets';

/**
 * Every screen, dialog and party of the kids app at three sizes. With the demo family, by night, with large letters, with a family
 * of six heroes with long names, and from right to left. With `PICTURES=on` a picture of each is kept.
 */
const usual = { scheme: 'light', hasLargeLetters: false } as const;
const LOOKS: Look[] = [
  { width: 390, height: 844, ...usual },
  { width: 1024, height: 768, ...usual },
  { width: 844, height: 390, ...usual },
];
const LARGE: Look = { width: 390, height: 844, scheme: 'light', hasLargeLetters: true };
const RIGHT_TO_LEFT = LOOKS.map((look) => ({ ...look, isRightToLeft: true }));

const ALL = [...KIDS_SCREENS, ...KIDS_STATE_SCREENS];
const named = (names: readonly string[]) => ALL.filter(({ name }) => names.includes(name));

const NIGHT = named([
  ...['kids-login', 'hero-picker', 'missions', 'missions-mixed', 'progress', 'current-hero', 'gear-shop'],
  ...['games', 'math-hero', 'world-room', 'world-album', 'world-visit', 'rewards', 'claims'],
  ...['device-settings', 'tool-timer', 'tool-brush', 'badge', 'emergency'],
  ...['celebration-find', 'celebration-trip', 'celebration-level', 'celebration-present'],
  ...['camera', 'photo-sent', 'jars', 'rewards-limited', 'proposal-did'],
]).map(byNight);

const LARGE_LETTERS = named([
  ...['kids-login', 'pin-pad', 'missions', 'progress', 'current-hero', 'gear-shop', 'avatar-question'],
  ...[
    'games',
    'math-hero',
    'world-room',
    'world-album',
    'world-visit',
    'rewards',
    'reward-question',
    'claims',
  ],
  ...['device-settings', 'logout-question', 'tool-timer', 'tool-steps', 'badge', 'emergency', 'bedtime'],
  ...['celebration-find', 'celebration-trip', 'celebration-level', 'celebration-praise', 'celebration-badge'],
  ...['camera-taken', 'photo-sent', 'jars', 'jar-sheet', 'rewards-limited', 'proposal-did'],
]);

/** What shows names, or much of a kind. */
const ODD: Screen[] = [
  ...named([
    ...['missions', 'progress', 'current-hero', 'avatar-shop', 'gear-shop', 'rewards'],
    ...['world-room', 'world-album', 'world-visits', 'world-visit', 'bedtime', 'device-settings'],
    ...['celebration-approval', 'celebration-find', 'celebration-trip', 'celebration-level'],
    ...['tool-timer', 'tool-steps', 'missions-mixed', 'deed', 'no-hero'],
  ]),
  {
    name: 'hero-picker',
    path: '/kids-login',
    as: 'nobody',
    prepare: rememberHeroes(HERO_NAMES),
    shows: 'Who is playing?',
  },
  {
    name: 'pin-pad',
    path: '/kids-login',
    as: 'nobody',
    prepare: rememberHeroes(HERO_NAMES),
    open: click(HERO_NAMES[2]!),
    shows: 'Hi, ',
  },
];

const FAMILIES = [
  { title: 'demo', family: 'demo', screens: ALL, looks: LOOKS },
  { title: 'night', family: 'demo', screens: NIGHT, looks: LOOKS.slice(0, 2) },
  { title: 'letters', family: 'demo', screens: LARGE_LETTERS, looks: [LARGE] },
  { title: 'odd', family: 'large', screens: ODD, looks: LOOKS },
  { title: 'right-to-left', family: 'demo', screens: ALL, looks: RIGHT_TO_LEFT },
] as const;

/** A game asks before it is left, and its cards are chosen by the arrow keys: its own journeys play it. */
const isPlayed = ({ name }: Screen) =>
  /^(night-)?(word-puzzle|math-hero|memory-master|game-pause)$/.test(name);

/** Too small for a finger, moving where less motion is wanted, too wide for the smallest phone, or out of the keyboard's reach. */
async function alsoLook(page: Page, screen: Screen): Promise<string[]> {
  const found = [...(await smallTargets(page, await inFront(page))), ...(await moving(page))];
  found.push(...(await tooWideForNarrow(page)));
  await page.setViewportSize(PHONE);
  if (await page.evaluate(() => document.documentElement.dir === 'rtl'))
    found.push(...(await axeFaults(page)));
  if (isPlayed(screen)) return found;
  // A party begins with the page.
  await followTheFocus(page);
  found.push(...(await walkByKeys(page)));
  return screen.isWindow ? [...found, ...(await leaveByEscape(page))] : found;
}

/** What is right although it looks wrong to a program. */
const MEANT = [
  // A small button on a large one.
  /^controls on each other: button "Forget /,
  // A reminder lies over all until it is answered.
  /^covered: .* by (div|p|svg|button|section) "(Reminder|Mission time!.*|I did it!Later|Later: .*|)" /,
  // Heroes know their own name, and who hears it hears all of it; touch knows no tooltips.
  /^shortened, and nothing tells the whole: /,
  // A letter that belongs to a drawing.
  /^runs out of its box: ("[z?]"|button "Open it!")/,
  /^words on words: "z" and "z"/,
  // A part of a drawing shows the focus by its own line.
  /^no frame around path /,
  // What the browser says of the network that the screen is about.
  /^Failed to load resource: net::ERR_/,
];

describe.each(FAMILIES)('$title', ({ title, family, screens, looks }) => {
  let walk: Walk;
  beforeAll(async () => {
    walk = await openWalk(`kids-screens-${title}`, { family, isTouched: true, alsoLook });
  });
  afterAll(() => walk?.close());

  it.each(screens)('screen $name fits', async (screen) => {
    const found = await walk.inspect(screen, looks);
    expect(found.filter((fault) => !MEANT.some((pattern) => pattern.test(fault)))).toEqual([]);
  });
});
