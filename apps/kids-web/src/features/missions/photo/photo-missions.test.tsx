import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  makeBoard,
  makeBoardMission,
  makeCompletion,
  makeHabit,
  makeHero,
  makeProcedures,
  makeReminder,
} from '../../../testing/fixtures';
import { cutNetwork, setOnline } from '../../../testing/network';
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
    expect(screen.getByRole('button', { name: 'Take a picture' })).toBeEnabled();
    takePhoto('dark');
    expect(await screen.findByAltText('Your picture of Brush teeth')).toHaveAttribute(
      'src',
      'data:image/jpeg;base64,dark',
    );
    takePhoto('desk');
    await waitFor(() =>
      expect(screen.getByAltText('Your picture of Brush teeth')).toHaveAttribute('src', PHOTO),
    );
    await user.click(await button('Send it!'));
    expect(await screen.findByText('Your picture is with your parent.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(completes(log)).toEqual([{ id: 'teeth', photo: PHOTO }]);
  });

  test('a picture that the server refuses is asked for again', async () => {
    show('required', {
      'missions.complete': () => {
        throw new Refusal(415, 'No.');
      },
    });
    await user.click(await button('I did it! Brush teeth'));
    await sheet();
    takePhoto('desk');
    await user.click(await button('Send it!'));
    expect(await screen.findByText('The last picture did not work. Please take another one!')).toBeVisible();
  });

  test('a reminder leads to the camera, whichever section is open', async () => {
    const log = show('required', taken({ 'reminders.showing': () => [makeReminder()] }), '/kids?tab=rewards');
    await user.click(await screen.findByRole('tablist', { name: 'Sections' }));
    await user.click(await button(/I did it! Brush teeth|Done/));
    await sheet();
    expect(completes(log)).toEqual([]);
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
  test('is done without one, as ever', async () => {
    const log = show('optional', { 'missions.complete': () => makeCompletion('teeth', 'pending') });
    await user.click(await button('I did it! Brush teeth'));
    expect(await button('Waiting...')).toBeDisabled();
    expect(completes(log)).toEqual([{ id: 'teeth' }]);
    expect(screen.queryByText('Your picture is with your parent.')).not.toBeInTheDocument();
  });

  test('has a camera beside the button', async () => {
    const log = show('optional', taken());
    await user.click(await button('Take a picture: Brush teeth'));
    expect(await sheet()).toHaveTextContent('Do you want to show your parent?');
    takePhoto('desk');
    await user.click(await button('Send it!'));
    await screen.findByText('Your picture is with your parent.');
    expect(completes(log)).toEqual([{ id: 'teeth', photo: PHOTO }]);
  });
});

test('the own picture can be looked at for as long as there is one', async () => {
  show('optional', {
    'missions.listToday': () => [
      makeCompletion('teeth', 'approved', { photoUrl: '/api/habit-completions/x/photo' }),
    ],
  });
  const thumb = await button('Look at your picture of Brush teeth. Your picture');
  expect(thumb.querySelector('img')).toHaveAttribute(
    'src',
    '/api/habit-completions/x/photo?role=child&size=small',
  );
  await user.click(thumb);
  const view = await screen.findByRole('dialog', { name: 'Your picture of Brush teeth' });
  expect(within(view).getByAltText('Your picture of Brush teeth')).toHaveAttribute(
    'src',
    '/api/habit-completions/x/photo?role=child',
  );
  fireEvent.error(within(view).getByAltText('Your picture of Brush teeth'));
  expect(within(view).getByText('The picture comes when the internet is back.')).toBeVisible();
  await user.click(within(view).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without network the picture is saved with the tap, can be seen, and arrives with it', async () => {
  show('required');
  await button('I did it! Brush teeth');
  // The first touch brings what the first view does without.
  await user.click(await button('I did it! Brush teeth'));
  await sheet();
  cutNetwork();
  takePhoto('desk');
  await user.click(await button('Send it!'));
  expect(await screen.findByText('Your picture is saved here.')).toBeVisible();
  await user.click(await button(/^Look at your picture of Brush teeth. Your picture is saved here/));
  expect(await screen.findByAltText('Your picture of Brush teeth')).toHaveAttribute('src', PHOTO);
  await user.click(await button('Close'));
  const done: ReturnType<typeof makeCompletion>[] = [];
  const log = answer(
    makeProcedures({
      'days.board': () => makeBoard([teeth], { missions: [makeBoardMission(teeth, { photo: 'required' })] }),
      'missions.listToday': () => done,
      'missions.complete': ({ completedAt }: { completedAt: string }) => {
        done.push({ ...waiting(), completedAt });
        return done[0];
      },
    }),
  );
  setOnline(true);
  expect(await screen.findByText('Your picture is with your parent.')).toBeVisible();
  expect(completes(log)).toEqual([{ id: 'teeth', photo: PHOTO, completedAt: expect.any(String) }]);
});

test('a trusted mission is paid at once: its chest opens, and nobody is said to look first', async () => {
  let isPaid = false;
  const paid = { xp: 90, totalXp: 90, rewardPoints: 18, xpIntoLevel: 90 };
  show('none', {
    'account.childMe': () => makeHero(isPaid ? paid : {}),
    'missions.listToday': () => (isPaid ? [makeCompletion('teeth', 'approved')] : []),
    'points.listTransactions': () =>
      isPaid ? [{ id: 'p', amount: 10, type: 'habit_completed', isApproved: true, status: 'approved' }] : [],
    'missions.complete': () => {
      isPaid = true;
      return makeCompletion('teeth', 'approved', { decidedBy: 'trust' });
    },
  });
  await user.click(await button('I did it! Brush teeth'));
  expect(await screen.findByRole('dialog', { name: 'Mission approved!' })).toBeVisible();
  expect(screen.queryByText('Mission Complete!')).not.toBeInTheDocument();
});
