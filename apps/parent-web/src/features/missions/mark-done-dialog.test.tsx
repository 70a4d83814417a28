import type { BoardMission } from '@herohood/domain/missions/board-schema';
import { addDays, familyDay } from '@herohood/domain/time/family-day';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aHero, idOf } from '../../testing/fixtures';
import { aBoard, aBoardMission, aCompletion } from '../../testing/hero-figures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { MarkDoneDialog } from './mark-done-dialog';

const clock = { timeZone: 'UTC', dayStartHour: 0 };
const mia = aHero(1, { name: 'Mia' });
const today = familyDay(new Date(), clock);
let missions: BoardMission[] = [];

beforeEach(() => {
  missions = [aBoardMission(1, { name: 'Read' })];
  answer({
    'days.board': ({ date }: { date: string }) => aBoard({ date, missions }),
    'missions.complete': ({ date }: { date: string }) => {
      missions = missions.map((mission) => ({ ...mission, status: 'approved' }));
      return aCompletion(1, { date });
    },
  });
});

const show = () => renderConsole(<MarkDoneDialog hero={mia} clock={clock} onClose={() => undefined} />);

test('a forgotten mission of an earlier day is marked done for that day', async () => {
  const yesterday = addDays(today, -1);
  const { user } = show();
  await user.selectOptions(await screen.findByLabelText('Day'), yesterday);
  await user.click(await screen.findByRole('button', { name: 'Mark Read as done' }));
  expect(await screen.findByText('Mission Complete!')).toBeVisible();
  expect(callsTo('days.board')).toContainEqual({ id: mia.id, date: yesterday });
  expect(callsTo('missions.complete')).toEqual([{ id: idOf(1101), date: yesterday, slot: 1 }]);
});

test('each time of a mission is marked alone, and one that nobody expects says so', async () => {
  const twice = { name: 'Brush teeth', slots: 2 };
  missions = [
    aBoardMission(2, { ...twice, status: 'pending' }),
    aBoardMission(2, { ...twice, slot: 2 }),
    aBoardMission(3, { name: 'Swim', due: 'optional' }),
  ];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Mark Brush teeth (2 of 2) as done' }));
  expect(screen.getByText('Not expected on this day')).toBeVisible();
  expect(callsTo('missions.complete')).toEqual([{ id: idOf(1102), date: today, slot: 2 }]);
});
