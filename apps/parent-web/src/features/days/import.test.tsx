import { familyDay } from '@herohood/domain/time/family-day';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aHero, aMark } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { ImportDialog } from './import-dialog';

const today = familyDay(new Date(), { timeZone: 'UTC', dayStartHour: 0 });
const mia = aHero(1, { name: 'Mia' });
const brought = aMark(2, { from: today, until: today, source: 'import' });
const nothing = { added: 0, changed: 0, removed: 0, skipped: 0, unread: 0, errors: [] };
let marks = [aMark(1, { from: today, until: today, source: 'import' })];

beforeEach(() => {
  marks = [aMark(1, { from: today, until: today, source: 'import' })];
  answer({
    'days.listMarks': ({ from }: { from: string }) => (from <= today ? marks : []),
    'days.importMarks': ({ dryRun }: { dryRun?: boolean }) => {
      if (!dryRun) marks = [...marks, brought];
      return {
        ...nothing,
        added: 3,
        skipped: 1,
        unread: 1,
        errors: [{ line: 12, message: 'It has no first day.' }],
      };
    },
    'days.removeMark': () => null,
  });
});

function show() {
  const shown = renderConsole(<ImportDialog heroes={[mia]} today={today} onClose={() => undefined} />);
  const choose = async (text: string) => {
    const file = new File([text], 'holidays.ics', { type: 'text/calendar' });
    await screen.findByRole('button', { name: 'Choose a file' });
    await shown.user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  };
  return { ...shown, choose };
}

test('a file is looked through before anything changes; what it brought can be taken back', async () => {
  const { user, choose } = show();
  await choose('BEGIN:VCALENDAR');
  expect(await screen.findByText('3 days added')).toBeVisible();
  expect(screen.getByText('1 event cannot be read')).toBeVisible();
  expect(screen.getByText('Line 12: It has no first day.')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('For whom?'), mia.id);
  await user.click(await screen.findByRole('button', { name: 'Import 3 days' }));
  expect(await screen.findByText('Calendar imported')).toBeVisible();
  expect(callsTo('days.importMarks')).toEqual([
    { ics: 'BEGIN:VCALENDAR', kind: 'holiday', dryRun: true },
    { ics: 'BEGIN:VCALENDAR', kind: 'holiday', childId: mia.id, dryRun: true },
    { ics: 'BEGIN:VCALENDAR', kind: 'holiday', childId: mia.id },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(callsTo('days.removeMark')).toEqual([{ id: brought.id }]));
});

test('days that join older ones are not offered to be taken back: the older ones would go with them', async () => {
  answer({
    'days.importMarks': ({ dryRun }: { dryRun?: boolean }) => {
      // The older stretch is one with the new day now, under a new id.
      if (!dryRun) marks = [brought];
      return { ...nothing, added: 1, skipped: 12 };
    },
  });
  const { user, choose } = show();
  await choose('BEGIN:VCALENDAR');
  await user.click(await screen.findByRole('button', { name: 'Import 1 day' }));
  expect(await screen.findByText('Calendar imported')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test.each([
  {
    name: 'a name',
    ics: 'BEGIN:VCALENDAR\r\nNAME:School\r\nBEGIN:VEVENT',
    removed: [],
    emptied: ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nNAME:School\r\nEND:VCALENDAR\r\n'],
  },
  {
    name: 'no name, beside days that another one brought',
    ics: 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT',
    removed: [brought.id],
    emptied: [],
  },
])(
  'a new calendar with $name is taken back without the days of others',
  async ({ ics, removed, emptied }) => {
    answer({
      'days.importMarks': ({ dryRun }: { dryRun?: boolean }) => {
        if (!dryRun) marks = [...marks, brought];
        return { ...nothing, added: 1 };
      },
    });
    const { user, choose } = show();
    await choose(ics);
    await user.click(await screen.findByRole('button', { name: 'Import 1 day' }));
    const before = callsTo('days.importMarks').length;
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(callsTo('days.removeMark')).toEqual(removed.map((id) => ({ id })));
    expect(callsTo('days.importMarks').slice(before)).toMatchObject(emptied.map((sent) => ({ ics: sent })));
  },
);
