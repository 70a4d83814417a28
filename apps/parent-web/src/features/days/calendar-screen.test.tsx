import { daysOfMonth, monthOf } from '@herohood/domain/days/calendar-months';
import type { CarePattern } from '@herohood/domain/days/marks';
import type { DayMark } from '@herohood/domain/days/marks-schema';
import { addDays, familyDay } from '@herohood/domain/time/family-day';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { shortDay } from '../../lib/format-day';
import { aHero, aMark, aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { CalendarScreen } from './calendar-screen';
import { anchorOf } from './care-weeks';

const user = aUser();
const mia = aHero(1, { name: 'Mia' });
const theo = aHero(2, { name: 'Theo' });
const today = familyDay(new Date(), user);
const month = monthOf(today);
// Three days of this month in a row, today among them or not, none too long ago to be marked.
const first = [today, addDays(today, -2)].find((day) => addDays(day, 2) <= daysOfMonth(month).until) ?? today;
const from = monthOf(first) === month ? first : daysOfMonth(month).from;
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

test('where one reads from right to left, Shift and the left arrow choose days of one hero, and Enter marks them', async () => {
  document.documentElement.dir = 'rtl';
  const { user: parent } = show();
  await parent.click(await screen.findByRole('button', { name: 'Mia' }));
  await parent.click(screen.getByRole('radio', { name: 'Away' }));
  (await dayButton(from)).focus();
  await parent.keyboard(`{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}`);
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
