import type { PendingHabit } from '@herohood/domain/missions/schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aHero, aPending } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, server } from '../../testing/server';
import { Inbox } from './inbox';

const mia = aHero(1, { name: 'Mia' });
const clock = { timeZone: 'UTC', dayStartHour: 0 };
let pending: PendingHabit[] = [];

beforeEach(() => {
  pending = [
    aPending(1, mia, { photoUrl: 'http://herohood.test/photo/1' }),
    aPending(2, mia),
    aPending(3, mia, { beforePhoto: true }),
    aPending(4, mia, { spotCheck: true }),
  ];
  answer({
    'today.missions': () => pending,
    'missions.approve': ({ id }: { id: string }) => {
      pending = pending.filter(({ completion }) => completion.id !== id);
      return { xpEarned: 50 };
    },
  });
});
afterEach(() => server.resetHandlers());

const show = () =>
  renderConsole(
    <Inbox
      Praise={() => null}
      Price={() => null}
      heroes={[mia]}
      clock={clock}
      whenClear={<p>All caught up</p>}
    />,
  );
const thumb = () => screen.findByRole('button', { name: /^Look at the picture of Mission \d+ by Mia$/ });

test('a picture stands small in the row, which is no look; the whole one is one', async () => {
  const { user } = show();
  const small = within(await thumb()).getByRole('presentation');
  expect(small).toHaveAttribute('src', 'http://herohood.test/photo/1?role=parent&size=small');
  expect(screen.getByRole('button', { name: 'Mia: approve all 2' })).toBeVisible();
  await user.click(await thumb());
  const dialog = await screen.findByRole('dialog', { name: 'Mission 1: the picture of Mia' });
  const whole = within(dialog).getByAltText('What Mia sent for Mission 1');
  expect(whole).toHaveAttribute('src', 'http://herohood.test/photo/1?role=parent');
  expect(within(dialog).getByLabelText('The picture is loading...')).toBeVisible();
  pending = pending.map(({ completion, ...rest }) => ({
    ...rest,
    completion: { ...completion, photoSeen: true },
  }));
  fireEvent.load(whole);
  expect(within(dialog).queryByLabelText('The picture is loading...')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Mia: approve all 3' })).toBeVisible();
});

test('a row says what is special about it; one tap approves neither spot checks nor pictures that nobody looked at', async () => {
  const [photo, , , spot] = pending;
  answer({
    'inbox.approveAll': () => {
      pending = pending.filter((each) => each === photo || each === spot);
      return {
        approved: 2,
        skipped: [
          { id: photo?.completion.id, kind: 'mission', code: 'PHOTO_UNSEEN' },
          { id: spot?.completion.id, kind: 'mission', code: 'SPOT_CHECK' },
        ],
      };
    },
  });
  const { user } = show();
  expect(await screen.findByText('Spot check')).toBeVisible();
  expect(screen.getByText('Before a picture was asked for')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mia: approve all 2' }));
  expect(
    await screen.findByText('2 approved. Left for you: 1 picture to look at and 1 spot check.'),
  ).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Mia: 2' })).toBeVisible();
});
