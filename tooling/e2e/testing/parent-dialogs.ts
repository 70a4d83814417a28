import type { Page } from 'playwright-core';
import { choose, click, inTurn, openHero, type Screen } from './screen';

/** A photograph of 900 × 1,200 pixels, drawn on the spot. */
async function choosePhoto(page: Page): Promise<void> {
  const photo = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 1200;
    const pen = canvas.getContext('2d');
    if (!pen) return '';
    const sky = pen.createLinearGradient(0, 0, 0, 1200);
    sky.addColorStop(0, '#8fd3ff');
    sky.addColorStop(1, '#ffe0b8');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, 900, 1200);
    pen.fillStyle = '#c98a5e';
    pen.arc(450, 560, 240, 0, Math.PI * 2);
    pen.fill();
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const buffer = Buffer.from(photo, 'base64');
  await page.locator('input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
}

/** A calendar with one event that can be read and one that cannot. */
async function chooseCalendar(page: Page): Promise<void> {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const event = (uid: string, start: string) =>
    `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;VALUE=DATE:${start}\r\nEND:VEVENT\r\n`;
  const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//School//EN\r\n${event('holiday', day)}${event('odd', 'soon')}END:VCALENDAR\r\n`;
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'school.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) });
}

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const openProfile = inTurn(click(/^Your profile, /), click('Edit profile'));
const controls = (name: string, shows: string): Screen => ({
  name: `controls-${name.toLowerCase().replace(' ', '-')}`,
  path: '/parent/heroes',
  as: 'parent',
  open: inTurn(choose(/^More$/, 'Controls'), tab(name)),
  shows,
});

const DIALOGS: Screen[] = [
  {
    name: 'forgot-password',
    path: '/parent/auth?mode=login',
    as: 'nobody',
    open: click('Forgot password?'),
    shows: 'Forgot your password?',
  },
  {
    name: 'erase',
    path: '/parent/family',
    as: 'parent',
    open: click('Erase everything'),
    shows: 'Nobody can undo this',
  },
  {
    name: 'search',
    path: '/parent',
    as: 'parent',
    open: click('Search'),
    shows: 'Ideas for habits',
  },
  {
    name: 'profile-menu',
    path: '/parent',
    as: 'parent',
    open: click(/^Your profile, /),
    shows: 'Account type',
  },
  {
    name: 'profile-details',
    path: '/parent',
    as: 'parent',
    open: openProfile,
    shows: 'The day starts at',
  },
  {
    name: 'profile-password',
    path: '/parent',
    as: 'parent',
    open: inTurn(openProfile, tab('Password')),
    shows: 'Current password',
  },
  controls('Screen time', 'Daily screen time'),
  controls('Bedtime', 'The kids app shows the night screen'),
  controls('Features', 'Gear shop'),
  controls('Emergency', 'Emergency mode is off'),
  {
    name: 'new-habit',
    path: '/parent/missions',
    as: 'parent',
    open: click('New habit'),
    shows: 'XP for one mission',
  },
  {
    name: 'schedule-of-a-habit',
    path: '/parent/missions',
    as: 'parent',
    open: inTurn(click('New habit'), (page) => page.getByRole('radio', { name: 'Some weekdays' }).check()),
    shows: 'The next 14 days',
  },
  {
    name: 'schedule-of-a-hero',
    path: '/parent/missions',
    as: 'parent',
    open: inTurn(click('Assign habits'), choose(/: active/, 'Days and approval'), (page) =>
      page.getByText('On days of their own').click(),
    ),
    shows: 'The next 14 days',
  },
  {
    name: 'trust-of-a-habit',
    path: '/parent/missions',
    as: 'parent',
    open: inTurn(click('New habit'), (page) =>
      page.getByRole('radio', { name: 'Trust', exact: true }).check(),
    ),
    shows: 'Spot checks',
  },
  {
    name: 'limits-of-a-reward',
    path: '/parent/rewards',
    as: 'parent',
    open: inTurn(click(/^New reward/), click(/^Limits/), (page) =>
      page.getByRole('switch', { name: /^Only at certain hours/ }).click(),
    ),
    shows: 'Time between two',
  },
  {
    name: 'new-goal',
    path: '/parent/heroes',
    as: 'parent',
    open: inTurn(openHero, click(/^(Make the first|New) goal$/)),
    shows: 'Saved by itself',
  },
  {
    name: 'mark-days',
    path: '/parent/calendar',
    as: 'parent',
    open: click('Mark days'),
    shows: 'Note (optional)',
  },
  {
    name: 'two-homes',
    path: '/parent/calendar',
    as: 'parent',
    open: click(/^Plan the two homes of/),
    shows: 'Which week is running now?',
  },
  {
    name: 'import-calendar',
    path: '/parent/calendar',
    as: 'parent',
    open: inTurn(click('Import'), chooseCalendar),
    shows: 'What will change',
  },
  {
    name: 'edit-habit',
    path: '/parent/missions',
    as: 'parent',
    open: inTurn(choose(/^More for /, 'Edit habit'), (page) =>
      page.getByRole('switch', { name: 'Remind the hero' }).click(),
    ),
    shows: 'Ringtone',
  },
  {
    name: 'steps-of-a-habit',
    path: '/parent/missions',
    as: 'parent',
    open: inTurn(
      click('New habit'),
      (page) => page.getByRole('radio', { name: 'Steps', exact: true }).check(),
      click('Add a step'),
      click('Choose a picture for step 1'),
    ),
    shows: 'The steps, in their order',
  },
  {
    name: 'confirm',
    path: '/parent/missions',
    as: 'parent',
    open: choose(/^More for /, 'Delete habit'),
    shows: /^Delete "/,
  },
  {
    name: 'assignments',
    path: '/parent/missions',
    as: 'parent',
    open: click('Assign habits'),
    shows: 'Habit Assignment Center',
  },
  {
    name: 'new-reward',
    path: '/parent/rewards',
    as: 'parent',
    open: click(/^New reward/),
    shows: 'Cost in XP',
  },
  { name: 'reject', path: '/parent', as: 'parent', open: click(/^Needs Work: /), shows: 'Your feedback' },
  {
    name: 'decline-claim',
    path: '/parent',
    as: 'parent',
    open: click(/^Decline .* for /),
    shows: 'Message (optional)',
  },
  {
    name: 'mark-done',
    path: '/parent/heroes',
    as: 'parent',
    open: inTurn(openHero, click('Mark a mission done')),
    shows: 'They are approved and paid right away',
  },
  { name: 'new-hero', path: '/parent/heroes', as: 'parent', open: click('Add hero'), shows: 'Choose a look' },
  {
    name: 'crop',
    path: '/parent/heroes',
    as: 'parent',
    open: inTurn(
      click('Add hero'),
      (page) => page.getByRole('dialog', { name: 'New hero' }).waitFor(),
      choosePhoto,
    ),
    shows: /^Drag the picture/,
  },
  {
    name: 'login',
    path: '/parent/heroes',
    as: 'parent',
    open: click(/^Edit .*'s login$/),
    shows: 'signs this hero out everywhere',
  },
];

type Row = [name: string, path: string, open: Screen['open'], shows: string | RegExp];
const toScreen = ([name, path, open, shows]: Row): Screen => ({
  ...{ name, path, open, shows },
  as: 'parent',
  isWindow: true,
});

/** Every dialog and popover of the console; of whatever family. */
export const PARENT_DIALOGS: Screen[] = [
  ...DIALOGS.map((dialog) => ({ ...dialog, isWindow: true })),
  ...(
    [
      ['ideas', '/parent/missions', click('Ideas'), 'Ideas for habits'],
      ['praise', '/parent', click(/^Praise /), 'A few words by voice'],
      ['delete-hero', '/parent/heroes', choose(/^More for/, 'Delete hero'), /^Delete /],
      ['edit-hero', '/parent/heroes', choose(/^More for/, 'Edit hero'), 'Choose a look'],
      ['edit-reward', '/parent/rewards', choose(/^More for/, 'Edit reward'), 'Cost in XP'],
    ] satisfies Row[]
  ).map(toScreen),
];

const ROWS: Row[] = [
  ['proposal', '/parent', click(/^Answer /), 'Make it a mission'],
  ['menu-of-a-hero', '/parent/heroes', click('More for Mia'), 'Delete hero'],
  ['decline-points', '/parent', click(/^Decline \d+ points/), 'Message (optional)'],
  [
    'picture-of-a-habit',
    '/parent/missions',
    inTurn(click('New habit'), (page) => page.getByPlaceholder('Dog, bed, piano...').fill('dog')),
    'For whom?',
  ],
  ['sign-in-code', '/parent/heroes', click('Sign Mia in on a device'), 'Signed in on'],
  ['delete-reward', '/parent/rewards', choose(/^More for/, 'Delete reward'), /^Delete "/],
  ['downloads', '/parent/reports', click('Download CSV'), 'These days, all heroes'],
  ['new-family-code', '/parent/family', click('New code'), 'Make a new family code?'],
  ['cancel-plan', '/subscription', click('Cancel Plan'), 'Cancel your Premium?'],
];

/** What else a parent opens on the pages of the demo family. */
export const DEMO_DIALOGS: Screen[] = ROWS.map(toScreen);
