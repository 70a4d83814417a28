import type { Celebration } from '@herohood/domain/home/celebration';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  makeBoard,
  makeBoardMission,
  makeCompletion,
  makeHabit,
  makeHero,
  makeProcedures,
} from '../../../testing/fixtures';
import { renderApp } from '../../../testing/render';
import { fakeCamera, takePhoto } from '../../../testing/take-photo';
import { answer, type Procedures, Refusal } from '../../../testing/trpc-server';
import { user } from '../../../testing/user';

let endCamera = () => {};
beforeEach(() => {
  endCamera = fakeCamera();
});
afterEach(() => endCamera());

const teeth = makeHabit('teeth', 'Brush teeth');
const PHOTO = 'data:image/jpeg;base64,desk';

/** A hero whose one mission has this policy. */
function show(photo: 'none' | 'optional' | 'required', change: Procedures = {}, address = '/kids') {
  const board = () => makeBoard([teeth], { missions: [makeBoardMission(teeth, { photo })] });
  const log = answer(makeProcedures({ 'days.board': board, ...change }));
  renderApp(address);
  return log;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sheet = () => screen.findByRole('dialog', { name: 'A picture of Brush teeth' });
const completes = (log: ReturnType<typeof answer>) =>
  log.filter(({ name }) => name === 'missions.complete').map(({ input }) => input);
const waiting = () => makeCompletion('teeth', 'pending', { photoUrl: '/api/habit-completions/x/photo' });
const taken = (change = {}) => ({ 'missions.complete': waiting, ...change });

describe('a mission that needs a picture', () => {
  test('opens the camera, which can wait; the picture is looked at, taken again and sent', async () => {
    const log = show('required', taken());
    await user.click(await button('I did it! Brush teeth'));
    expect(await sheet()).toHaveTextContent('Show your parent that you did it. Take a picture!');
    await user.click(within(await sheet()).getByRole('button', { name: 'Not now' }));
    expect(await button('I did it! Brush teeth')).toBeEnabled();
    expect(completes(log)).toEqual([]);
    await user.click(await button('I did it! Brush teeth'));
    await sheet();
    takePhoto('broken');
    expect(await screen.findByText('That did not work. Please take another one!')).toBeVisible();
    takePhoto('broken', 'image/heic');
    expect(await screen.findByText(/This kind of picture does not work here/)).toBeVisible();
    takePhoto('desk');
    await waitFor(() =>
      expect(screen.getByAltText('Your picture of Brush teeth')).toHaveAttribute('src', PHOTO),
    );
    await user.click(await button('Send it!'));
    expect(await screen.findByText('Your picture is with your parent.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(completes(log)).toMatchObject([{ id: 'teeth', photo: PHOTO }]);
  });
});

test('one that came to need a picture meanwhile has no camera before, and asks for it', async () => {
  show('none', {
    'missions.complete': () => {
      throw new Refusal(400, 'No.', { code: 'PHOTO_REQUIRED' });
    },
  });
  const act = await button('I did it! Brush teeth');
  expect(screen.queryByRole('button', { name: /picture/ })).not.toBeInTheDocument();
  await user.click(act);
  await sheet();
  expect(await button('Take a picture')).toBeEnabled();
});

describe('a mission with which a picture may go', () => {
  test('has a camera beside the button', async () => {
    const log = show('optional', taken());
    await user.click(await button('Take a picture: Brush teeth'));
    expect(await sheet()).toHaveTextContent('Do you want to show your parent?');
    takePhoto('desk');
    await user.click(await button('Send it!'));
    await screen.findByText('Your picture is with your parent.');
    expect(completes(log)).toMatchObject([{ id: 'teeth', photo: PHOTO }]);
  });
});

test('a trusted mission is paid at once: its chest opens, and nobody is said to look first', async () => {
  let isPaid = false;
  const chest: Celebration = {
    ...{ kind: 'paid', id: 'paid 1', habitId: 'teeth', name: 'Brush teeth', xp: 50, promisedXp: 50 },
    ...{ points: 10, words: null, find: null },
  };
  const paid = { xp: 90, totalXp: 90, rewardPoints: 18, xpIntoLevel: 90 };
  show('none', {
    'account.childMe': () => makeHero(isPaid ? paid : {}),
    'missions.listToday': () => (isPaid ? [makeCompletion('teeth', 'approved')] : []),
    'home.celebrations': ({ since }: { since: string }) => ({
      cursor: since,
      celebrations: isPaid ? [chest] : [],
    }),
    'missions.complete': () => {
      isPaid = true;
      return makeCompletion('teeth', 'approved', { decidedBy: 'trust' });
    },
  });
  await user.click(await button('I did it! Brush teeth'));
  expect(await screen.findByRole('dialog', { name: 'Mission approved!' })).toBeVisible();
  expect(screen.queryByText('Mission Complete!')).not.toBeInTheDocument();
});
