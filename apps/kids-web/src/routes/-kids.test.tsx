import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dismissToast } from '../device/toast';
import { rememberHero } from '../features/account/remembered-heroes';
import { FakeEventSource } from '../testing/fake-event-source';
import { makeCompletion, makeHero, makeProcedures } from '../testing/fixtures';
import { setOnline } from '../testing/network';
import { renderApp } from '../testing/render';
import { answer, Refusal } from '../testing/trpc-server';
import { user } from '../testing/user';

describe('who comes to /kids', () => {
  test('a session that has ended: only the PIN is asked, and a tap of that moment is sent afterwards', async () => {
    rememberHero({ familyCode: 'HER7K2', username: 'mia7', name: 'Mia', avatarType: 'robot' });
    let isIn = true;
    const tried: unknown[] = [];
    const sent: unknown[] = [];
    const inside = <T,>(made: T) => {
      if (!isIn) throw new Refusal(401, 'Please sign in first.');
      return made;
    };
    answer(
      makeProcedures({
        'account.childMe': () => inside(makeHero()),
        'missions.complete': (mission: unknown) => {
          tried.push(mission);
          inside(null);
          sent.push(mission);
          return makeCompletion('teeth', 'pending');
        },
        'missions.listCompletions': () => [],
        'missions.listToday': () => inside(sent.length > 0 ? [makeCompletion('teeth', 'pending')] : []),
        'account.childLogin': () => {
          isIn = true;
          return makeHero();
        },
      }),
    );
    const { address } = renderApp('/kids');
    const tap = await screen.findByRole('button', { name: 'I did it! Brush teeth' });
    isIn = false;
    await user.click(tap);
    expect(await screen.findByText('Hi, Mia!')).toBeVisible();
    expect(screen.getByText('Type your PIN, then it is sent.')).toBeVisible();
    expect(address()).toBe('/kids-login?back=yes');
    for (const digit of '2468') await user.click(screen.getByRole('button', { name: `Digit ${digit}` }));
    await waitFor(() => expect(address()).toBe('/kids'), { timeout: 5_000 });
    // The same tap, by its name and of its moment.
    await waitFor(() => expect(sent).toEqual([tried[0]]));
    expect(sent).toEqual([{ id: 'teeth', tapId: expect.any(String), completedAt: expect.any(String) }]);
    expect(await screen.findByRole('button', { name: 'Waiting...', hidden: true })).toBeDisabled();
  });

  test('no answer: a screen that tries again', async () => {
    let isDown = true;
    answer(
      makeProcedures({
        'account.childMe': () => {
          if (isDown) throw new Refusal(503, 'x');
          return makeHero();
        },
      }),
    );
    renderApp('/kids');
    expect(await screen.findByText('Loading...')).toBeVisible();
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('img', { name: 'Mia' })).toBeVisible();
    expect(await screen.findByText('Brush teeth')).toBeVisible();
  });
});

test('the browser’s Back button closes a dialog first, then leads to the missions', async () => {
  answer(makeProcedures());
  const { address, back } = renderApp('/kids');
  await screen.findByRole('article', { name: 'Brush teeth' });
  await user.click(screen.getByRole('tab', { name: 'Progress' }));
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  back();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(address()).toBe('/kids?tab=progress');
  back();
  expect(await screen.findByRole('tab', { name: 'Missions', selected: true })).toBeVisible();
  expect(address()).toBe('/kids');
});

test('a tap on the hero is answered, each time in another way', async () => {
  answer(makeProcedures());
  renderApp('/kids');
  const hero = await screen.findByRole('button', { name: 'Mia' });
  for (const words of ['Hi! I see you.', 'Hee hee, that tickles!']) {
    await user.click(hero);
    expect(await screen.findByText(words)).toBeVisible();
  }
});

test('offline shows a banner and the status, both of which go with it; the end of the session leads to the welcome', async () => {
  let isOver = false;
  answer(
    makeProcedures({
      'account.childMe': () => {
        if (isOver) throw new Refusal(401, 'no');
        return makeHero();
      },
    }),
  );
  renderApp('/kids');
  await screen.findByRole('article', { name: 'Brush teeth' });
  setOnline(false);
  expect(screen.getByText('You are offline. Your hero waits for the internet.')).toBeVisible();
  expect(screen.getByText('Offline')).toBeVisible();
  setOnline(true);
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  expect(await screen.findByText('Synced')).toBeVisible();
  isOver = true;
  act(() => FakeEventSource.emit('end'));
  expect(await screen.findByRole('button', { name: 'Start Adventure' })).toBeVisible();
});

test('a sync that fails is told once for each time that the server is away', async () => {
  const state = { isDown: true };
  answer(
    makeProcedures({
      'sync.childFamilyData': () => {
        if (state.isDown) throw new Refusal(503, 'x');
        return { lastSyncTime: '2026-03-10T08:00:00.000Z', syncEvents: [], devices: [], fullRefresh: false };
      },
    }),
  );
  renderApp('/kids');
  const tell = () => act(() => FakeEventSource.emit('sync'));
  const told = () => screen.queryByText('Failed to sync with other devices. Will retry later.');
  await screen.findByRole('article', { name: 'Brush teeth' });
  tell();
  expect(await screen.findByText('Sync Failed')).toBeVisible();
  act(dismissToast);
  tell();
  await waitFor(() => expect(screen.getByText('Sync Error')).toBeVisible());
  expect(told()).not.toBeInTheDocument();
  state.isDown = false;
  tell();
  expect(await screen.findByText('Synced')).toBeVisible();
  state.isDown = true;
  tell();
  await waitFor(() => expect(told()).toBeVisible());
});
