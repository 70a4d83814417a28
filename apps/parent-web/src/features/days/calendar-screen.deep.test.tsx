import type { CarePattern } from '@herohood/domain/days/marks';
import type { DayMark } from '@herohood/domain/days/marks-schema';
import { addDays, familyDay } from '@herohood/domain/time/family-day';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { shortDay } from '../../lib/format-day';
import { aHero, aMark, aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { CalendarScreen } from './calendar-screen';
import { anchorOf } from './care-weeks';
import { addMonths, firstDayOf, lastDayOf, monthOfDay } from './month';

const user = aUser();
const mia = aHero(1, { name: 'Mia' });
const theo = aHero(2, { name: 'Theo' });
const today = familyDay(new Date(), user);
const month = monthOfDay(today);
// Three days of this month in a row, today among them or not, none too long ago to be marked.
const first = [today, addDays(today, -2)].find((day) => addDays(day, 2) <= lastDayOf(month)) ?? today;
const from = monthOfDay(first) === month ? first : firstDayOf(month);
const until = addDays(from, 2);
let marks: DayMark[] = [];
let pattern: CarePattern | null = null;
/** Days that are over on which Mia was away. */
let wasAway: string[] = [];

beforeEach(() => {
  marks = [];
  pattern = null;
  wasAway = [];
  answer({
    'days.calendar': ({ id }: { id: string }) =>
      wasAway.map((date) => ({
        ...{ date, kind: 'away', due: 0, done: 0 },
        marks: id === mia.id ? ['away'] : [],
      })),
    'days.listMarks': () => marks,
    'days.carePattern': ({ id }: { id: string }) => (id === mia.id ? pattern : null),
    'days.createMark': (input: Pick<DayMark, 'from' | 'until'>) => {
      marks = [...marks, aMark(marks.length + 1, input)];
      return marks.at(-1);
    },
    'days.updateMark': (input: DayMark) => {
      marks = marks.map((mark) => (mark.id === input.id ? { ...mark, ...input } : mark));
      return marks.find(({ id }) => id === input.id);
    },
    'days.removeMark': ({ id }: { id: string }) => {
      marks = marks.filter((mark) => mark.id !== id);
    },
    'days.setCarePattern': ({ id: _, ...plan }: CarePattern & { id: string }) => {
      pattern = plan;
      return pattern;
    },
  });
});

const show = () => renderConsole(<CalendarScreen user={user} heroes={[mia, theo]} />);
const dayButton = (day: string) => screen.findByRole('button', { name: new RegExp(`^${shortDay(day)}:`) });

test('a kind is chosen, then one tap marks a day for everyone, and one takes it back', async () => {
  const { user: parent } = show();
  await parent.click(await screen.findByRole('radio', { name: 'Vacation' }));
  await parent.click(await dayButton(today));
  expect(callsTo('days.createMark')).toEqual([{ kind: 'vacation', from: today, until: today }]);
  expect(await dayButton(today)).toHaveAccessibleName(`${shortDay(today)}: Vacation`);
  await parent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  await waitFor(async () => expect(await dayButton(today)).toHaveAccessibleName(/nothing special/));
});

test.each([
  ['right', 'ltr', 'ArrowRight'],
  ['left, where one reads from right to left,', 'rtl', 'ArrowLeft'],
])('Shift and the arrow to the %s choose days of one hero, and Enter marks them', async (_, dir, key) => {
  document.documentElement.dir = dir;
  const { user: parent } = show();
  await parent.click(await screen.findByRole('button', { name: 'Mia' }));
  await parent.click(screen.getByRole('radio', { name: 'Away' }));
  (await dayButton(from)).focus();
  await parent.keyboard(`{Shift>}{${key}}{${key}}{/Shift}`);
  expect(await dayButton(until)).toHaveFocus();
  expect(await dayButton(addDays(from, 1))).toHaveAttribute('aria-pressed', 'true');
  await parent.keyboard('{Enter}');
  expect(callsTo('days.createMark')).toEqual([{ childId: mia.id, kind: 'away', from, until }]);
});

test('days over which the pointer goes become one mark', async () => {
  const { user: parent } = show();
  await parent.click(await screen.findByRole('radio', { name: 'Holiday' }));
  const ends = [await dayButton(from), await dayButton(until)];
  // There is no layout here: what is under the pointer is told.
  document.elementFromPoint = () => ends[0]!;
  fireEvent.pointerDown(ends[0]!, { button: 0 });
  document.elementFromPoint = () => ends[1]!;
  fireEvent.pointerMove(ends[0]!);
  fireEvent.pointerUp(ends[0]!);
  expect(await screen.findByText('Marked')).toBeVisible();
  expect(callsTo('days.createMark')).toEqual([{ kind: 'holiday', from, until }]);
});

test('Escape lets go of days that are being dragged over', async () => {
  const { user: parent } = show();
  await parent.click(await screen.findByRole('radio', { name: 'Holiday' }));
  const ends = [await dayButton(from), await dayButton(until)];
  document.elementFromPoint = () => ends[0]!;
  fireEvent.pointerDown(ends[0]!, { button: 0 });
  document.elementFromPoint = () => ends[1]!;
  fireEvent.pointerMove(ends[0]!);
  expect(ends[1]).toHaveAttribute('aria-pressed', 'true');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(ends[1]).toHaveAttribute('aria-pressed', 'false');
  fireEvent.pointerUp(ends[0]!);
  fireEvent.click(ends[0]!, { detail: 1 });
  expect(callsTo('days.createMark')).toEqual([]);
});

test('a mark is changed and deleted from the list; what the server refuses is said', async () => {
  marks = [aMark(1, { from, until, note: 'At the sea', childId: theo.id })];
  const { user: parent } = show();
  const list = within(await screen.findByRole('region', { name: 'Days off' }));
  expect(await list.findAllByText('At the sea · Theo')).not.toHaveLength(0);
  await parent.click(list.getAllByRole('button', { name: /^Edit Vacation/ }).at(-1)!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit marked days' }));
  await parent.click(await dialog.findByRole('radio', { name: 'Sick' }));
  answer({
    'days.updateMark': () => {
      throw new Refusal('TOO_OLD', 'Sick days reach a week back.');
    },
  });
  await parent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Sick days reach a week back.')).toBeVisible();
  await parent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await parent.click(list.getAllByRole('button', { name: /^Delete Vacation/ }).at(-1)!);
  expect(await list.findByText('Nothing is marked in this month')).toBeVisible();
  await parent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(callsTo('days.createMark')).toEqual([
      { childId: theo.id, kind: 'vacation', from, until, note: 'At the sea' },
    ]),
  );
});

test('days too long ago for a kind cannot be painted', async () => {
  const old = addDays(today, -8);
  const { user: parent } = show();
  if (monthOfDay(old) !== month) await parent.click(screen.getByRole('button', { name: 'The month before' }));
  await parent.click(await screen.findByRole('radio', { name: 'Sick' }));
  const day = await dayButton(old);
  expect(day).toHaveAccessibleName(/too long ago to mark/);
  await parent.click(day);
  expect(callsTo('days.createMark')).toEqual([]);
});

test('a two-homes plan says which week runs now, and its days are marked by themselves', async () => {
  const { user: parent } = show();
  await parent.click(await screen.findByRole('button', { name: 'Plan the two homes of Mia' }));
  const dialog = within(await screen.findByRole('dialog'));
  await parent.click(await dialog.findByRole('radio', { name: 'Week 2' }));
  await parent.click(dialog.getByRole('button', { name: 'Friday of week 1: at home' }));
  await parent.click(dialog.getByRole('button', { name: 'Sunday of week 2: at home' }));
  await parent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Two homes saved')).toBeVisible();
  const away = Array.from({ length: 14 }, (_, day) => day === 4 || day === 13);
  expect(callsTo('days.setCarePattern')).toEqual([
    { id: mia.id, anchor: anchorOf(2, today), weeks: 2, away },
  ]);
  expect(await screen.findByText('Week 2 of 2 is running · away Sun')).toBeVisible();
});

test('days at the other home stay in the calendar when they are over, whatever the plan is now', async () => {
  const yesterday = addDays(today, -1);
  wasAway = [yesterday];
  const { user: parent } = show();
  if (monthOfDay(yesterday) !== month) {
    await parent.click(screen.getByRole('button', { name: 'The month before' }));
  }
  const day = await screen.findByRole('button', { name: `${shortDay(yesterday)}: Away (Mia)` });
  await parent.click(day);
  expect(screen.getByText('Mia: at the other home, by the two-homes plan.')).toBeVisible();
  expect(screen.getByText('Nothing but the two homes is marked in this month')).toBeVisible();
});

test('a month that is turned to tells of a day of its own', async () => {
  marks = [aMark(1, { from: today, until: today })];
  const { user: parent } = show();
  expect(await screen.findAllByRole('button', { name: /^Edit Vacation/ })).toHaveLength(2);
  await parent.click(screen.getByRole('button', { name: 'The month after' }));
  const told = (day: string) => screen.findByText(shortDay(day), { selector: '[role="status"]' });
  expect(await told(firstDayOf(addMonths(month, 1)))).toBeVisible();
  await parent.click(screen.getByRole('button', { name: 'To today' }));
  expect(await told(today)).toBeVisible();
});

test('what reaches further back than days can be marked is deleted for good', async () => {
  marks = [aMark(1, { from: addDays(today, -40), until: today })];
  const { user: parent } = show();
  const [remove] = await screen.findAllByRole('button', { name: /^Delete Vacation/ });
  await parent.click(remove!);
  expect(await screen.findByText('Deleted')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a plan that is not saved is not lost by Escape without a question', async () => {
  const { user: parent } = show();
  const open = async () => {
    await parent.click(await screen.findByRole('button', { name: 'Plan the two homes of Mia' }));
    return screen.findByRole('dialog', { name: "Mia's two homes" });
  };
  const dialog = await open();
  await parent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const again = within(await open());
  await parent.click(again.getByRole('button', { name: 'Friday of week 1: at home' }));
  await parent.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await parent.click(await within(question).findByRole('button', { name: 'Cancel' }));
  expect(again.getByRole('button', { name: 'Friday of week 1: away' })).toBeVisible();
});
