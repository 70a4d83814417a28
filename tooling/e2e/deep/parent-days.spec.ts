import { DAY_MS, MINUTE_MS } from '@herohood/domain/time/durations';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClockServer, startClockServer } from '../testing/clock-server';
import { daysAgo } from '../testing/family-zone';
import { type SetUpFamily, setUpFamily } from '../testing/set-up-family';
import { onStage } from '../testing/stage';
import { seeToast } from '../testing/toast';

/** A family that was founded three days ago: yesterday was missed. */
const FOUNDED_DAYS_AGO = 3;

let server: ClockServer;
beforeAll(async () => {
  server = await startClockServer(new Date(Date.now() - FOUNDED_DAYS_AGO * DAY_MS));
});
afterAll(() => server?.stop());

it('days fit the family: a schedule, a vacation, a repair, two homes and a school calendar', async () => {
  await onStage('parent-days', server.url, async ({ parent, photograph }) => {
    const family = await setUpFamily(parent, ['Mia', 'Leo']);
    server.setTime(new Date(Date.now() - MINUTE_MS));
    await planSwimming(parent);
    await paintVacation(parent);
    await photograph(parent, 'painted');
    await repairYesterday(parent, family);
    await photograph(parent, 'repaired');
    await planTwoHomes(parent);
    await importTwice(parent);
    await photograph(parent, 'imported');
  });
});

const toDay = (days: number) => daysAgo(-days);
/** As the console says it: 'Mon 23 Nov'. */
const said = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
const weekday = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** On two weekdays for all, and twice a week for Leo. */
async function planSwimming(page: Page): Promise<void> {
  await page.goto('/parent/missions');
  await page.getByRole('button', { name: 'New habit' }).click();
  const dialog = page.getByRole('dialog', { name: 'New habit' });
  await dialog.getByLabel(/^Name/).fill('Swim');
  await dialog.getByRole('radio', { name: 'Some weekdays' }).check();
  // Today's is chosen already.
  await dialog.getByRole('checkbox', { name: weekday(toDay(2)) }).check();
  await dialog.getByText('Due on 4 days of the next 14.').waitFor();
  const preview = dialog.getByRole('list', { name: 'The next 14 days' });
  await preview.getByRole('listitem', { name: `${said(toDay(9))}: due` }).waitFor();
  await dialog.getByRole('button', { name: 'Create habit' }).click();
  await seeToast(page, 'Master Habit Created!');

  await page.getByRole('button', { name: 'Assign habits' }).click();
  await page.getByRole('button', { name: 'Swim for Leo: active' }).click();
  await page.getByRole('menuitem', { name: 'Days and approval' }).click();
  const own = page.getByRole('dialog', { name: 'Swim for Leo' });
  await own.getByText('On days of their own').click();
  await own.getByRole('radio', { name: 'Times a week' }).check();
  await own.getByText('Any of these days, 3 times in each week.').waitFor();
  await own.getByRole('button', { name: 'Save' }).click();
  await seeToast(page, 'Saved', 'Swim for Leo: 3 times a week.');
  await page.getByRole('button', { name: 'Swim for Leo: active, own schedule' }).waitFor();
  await page.keyboard.press('Escape');
}

const dayButton = (page: Page, day: string) => page.locator(`button[data-day="${day}"]`);

/** Three days of the next month by dragging, and back by one tap; then with the keyboard. */
async function paintVacation(page: Page): Promise<void> {
  await page.goto('/parent/calendar');
  await page.getByRole('radio', { name: 'Vacation' }).check();
  await page.getByRole('button', { name: 'The month after' }).click();
  const month = await page.locator('button[data-day]').first().getAttribute('data-day');
  const days = [10, 11, 12].map((day) => `${month?.slice(0, 7)}-${day}`) as [string, string, string];
  await dayButton(page, days[0]).hover();
  await page.mouse.down();
  await dayButton(page, days[1]).hover();
  await dayButton(page, days[2]).hover();
  await page.mouse.up();
  await seeToast(page, 'Marked', `Vacation: ${said(days[0])} to ${said(days[2])}.`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await seeToast(page, 'Undone');
  await page.getByText('Nothing is marked in this month').waitFor();

  await dayButton(page, days[0]).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await seeToast(page, 'Marked', `Vacation: ${said(days[0])} to ${said(days[1])}.`);
  await page.getByRole('button', { name: `${said(days[1])}: Vacation` }).waitFor();
}

async function repairYesterday(page: Page, { heroes }: SetUpFamily): Promise<void> {
  const yesterday = daysAgo(1);
  await page.goto(`/parent/heroes/${heroes[0]?.id}`);
  await dayButton(page, daysAgo(0)).waitFor();
  if (yesterday.slice(0, 7) !== daysAgo(0).slice(0, 7)) {
    await page.getByRole('button', { name: 'The month before' }).click();
  }
  await page.getByRole('button', { name: `${said(yesterday)}: Missed` }).click();
  await page.getByText(/^2 of 2 repairs left/).waitFor();
  await page.getByRole('button', { name: 'Repair this day' }).click();
  const dialog = page.getByRole('dialog', { name: `Repair ${said(yesterday)}` });
  await dialog.getByLabel('Why?').fill('We came home late');
  await dialog.getByRole('button', { name: 'Repair', exact: true }).click();
  await seeToast(page, 'Day repaired');
  await page.getByRole('button', { name: `${said(yesterday)}: Repaired` }).waitFor();
}

/** Away on one day of the week that runs now. */
async function planTwoHomes(page: Page): Promise<void> {
  await page.goto('/parent/calendar');
  await page.getByRole('button', { name: 'Plan the two homes of Leo' }).click();
  const dialog = page.getByRole('dialog', { name: "Leo's two homes" });
  const today = weekday(daysAgo(0));
  await dialog.getByRole('button', { name: `${today} of week 1: at home` }).click();
  await dialog.getByRole('button', { name: `${today} of week 1: away` }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await seeToast(page, 'Two homes saved');
  await page.getByText(`Week 1 of 2 is running · away ${today.slice(0, 3)}`).waitFor();
  await page.getByRole('button', { name: `${said(daysAgo(0))}: Away (Leo)` }).waitFor();
}

const stamp = (day: string) => day.replaceAll('-', '');
const eventOf = (uid: string, from: string, end: string) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;VALUE=DATE:${stamp(from)}\r\nDTEND;VALUE=DATE:${stamp(end)}\r\nSUMMARY:${uid}\r\nEND:VEVENT\r\n`;

async function importTwice(page: Page): Promise<void> {
  const calendar = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//School//EN\r\nX-WR-CALNAME:School\r\n${eventOf('autumn', toDay(40), toDay(43))}${eventOf('winter', toDay(80), toDay(81))}END:VCALENDAR\r\n`;
  const file = { name: 'school.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar) };
  const open = async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a calendar' });
    await dialog.locator('input[type=file]').setInputFiles(file);
    return dialog;
  };
  const first = await open();
  await first.getByText('4 days added').waitFor();
  await first.getByRole('button', { name: 'Import 4 days' }).click();
  await seeToast(page, 'Calendar imported', '4 days added');
  const again = await open();
  await again.getByText('Everything in this file is in your calendar already.').waitFor();
  expect(await again.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
}
