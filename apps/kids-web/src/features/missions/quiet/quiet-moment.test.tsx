import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LookContext, traitsOf } from '../../../device/look';
import {
  makeBadges,
  makeBoard,
  makeBoardMission,
  makeHabit,
  makeProcedures,
} from '../../../testing/fixtures';
import { renderPiece as render } from '../../../testing/render';
import { answer } from '../../../testing/trpc-server';
import { user } from '../../../testing/user';
import QuietMoment from './quiet-moment';

beforeEach(() => void answer(makeProcedures()));

test('what a hero has painted, by finger or by key, stays on the device and is theirs alone', async () => {
  const first = render(<QuietMoment heroId="hero-1" onRoom={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'green' }));
  await user.click(screen.getByRole('button', { name: 'Roof: white' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Door: white' }), { key: 'Enter' });
  first.unmount();
  const again = render(<QuietMoment heroId="hero-1" onRoom={() => {}} />);
  expect(screen.getByRole('button', { name: 'Roof: green' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Door: green' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByRole('button', { name: 'Roof: white' })).toBeVisible();
  again.unmount();
  render(<QuietMoment heroId="hero-2" onRoom={() => {}} />);
  expect(screen.getByRole('button', { name: 'Roof: white' })).toBeVisible();
});

test('what is due tomorrow is shown at a glance', async () => {
  const ahead = Array.from({ length: 8 }, (_, n) => makeHabit(`${n}`, `Mission ${n}`));
  const extra = makeBoardMission(makeHabit('extra', 'Something else'), { due: 'optional' });
  const log = answer(
    makeProcedures({
      'days.board': ({ date }: { date?: string }) => {
        const board = makeBoard(date === '2026-03-11' ? ahead : []);
        return { ...board, missions: [extra, ...board.missions] };
      },
    }),
  );
  render(<QuietMoment heroId="hero-1" onRoom={() => {}} />);
  expect(await screen.findByText('and 2 more')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ahead.slice(0, 6).map(({ name }) => name),
  );
  expect(log.map(({ input }) => input)).toContainEqual({ id: 'hero-1', date: '2026-03-11' });
});

test('in the older look it is a riddle, the own record and the way to the room', async () => {
  answer(makeProcedures({ 'progress.badges': () => makeBadges({ bestStreak: 9, currentStreak: 4 }) }));
  const onRoom = vi.fn();
  render(
    <LookContext value={traitsOf('older')}>
      <QuietMoment heroId="hero-1" onRoom={onRoom} />
    </LookContext>,
  );
  expect(await screen.findByText('Your best streak: 9 days. This one: 4 days.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the answer' }));
  expect(screen.getByText('A towel')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'To my room' }));
  expect(onRoom).toHaveBeenCalledOnce();
  expect(screen.queryByText('A picture to color')).not.toBeInTheDocument();
});
