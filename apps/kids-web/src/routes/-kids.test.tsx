import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { rememberHero } from '../features/account/remembered-heroes';
import { showEmergency } from '../lib/restrictions';
import { dismissToast } from '../lib/toast';
import { FakeEventSource } from '../testing/fake-event-source';
import { makeBadges, makeCompletion, makeHero, makeProcedures } from '../testing/fixtures';
import { setOnline } from '../testing/network';
import { renderApp } from '../testing/render';
import { answer, Refusal, server } from '../testing/trpc-server';
import { user } from '../testing/user';

const refuse = (refusal: Refusal) => () => {
  throw refusal;
};

describe('who comes to /kids', () => {
  test('nobody signed in: a welcome that leads to the login', async () => {
    answer({ 'account.childMe': refuse(new Refusal(401, 'no')) });
    const { address } = renderApp('/kids');
    await user.click(await screen.findByRole('button', { name: 'Start Adventure' }));
    await waitFor(() => expect(address()).toBe('/kids-login'));
  });

  test('a session that has ended: only the PIN is asked, and a tap of that moment is sent afterwards', async () => {
    rememberHero({ familyCode: 'HER7K2', username: 'mia7', name: 'Mia', avatarType: 'robot' });
    let isIn = true;
    const sent: unknown[] = [];
    const inside = <T,>(made: T) => {
      if (!isIn) throw new Refusal(401, 'Please sign in first.');
      return made;
    };
    answer(
      makeProcedures({
        'account.childMe': () => inside(makeHero()),
        'missions.complete': (mission: unknown) => {
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
    // By the server's clock taps are given their time.
    server.use(http.head('*/healthz', () => new HttpResponse(null)));
    const { address } = renderApp('/kids');
    const tap = await screen.findByRole('button', { name: 'I did it! Brush teeth' });
    isIn = false;
    await user.click(tap);
    expect(await screen.findByText('Hi, Mia!')).toBeVisible();
    expect(screen.getByText('Type your PIN, then it is sent.')).toBeVisible();
    expect(address()).toBe('/kids-login?back=yes');
    for (const digit of '2468') await user.click(screen.getByRole('button', { name: `Digit ${digit}` }));
    await waitFor(() => expect(address()).toBe('/kids'), { timeout: 5_000 });
    await waitFor(() => expect(sent).toEqual([{ id: 'teeth', completedAt: expect.any(String) }]));
    expect(await screen.findByRole('button', { name: 'Waiting...' })).toBeDisabled();
  });

  test('a session without a hero: the way back to the login', async () => {
    answer({ 'account.childMe': () => null });
    const { address } = renderApp('/kids');
    expect(await screen.findByText('No hero data found!')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Return to Login' }));
    await waitFor(() => expect(address()).toBe('/kids-login'));
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

  test('a login leads home, which asks for each thing once', async () => {
    const log = answer(
      makeProcedures({
        'account.childLogin': () => makeHero({ name: 'Zoe' }),
        'account.childMe': () => makeHero({ name: 'Zoe' }),
      }),
    );
    const { address } = renderApp('/kids-login');
    await screen.findByLabelText('Family Code');
    for (const [label, value] of [
      ['Family Code', 'HER7K2'],
      ['Hero Username', 'zoe'],
      ['Secret PIN', '1234'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await user.click(screen.getByRole('button', { name: 'Start Adventure!' }));
    await waitFor(() => expect(address()).toBe('/kids'), { timeout: 5_000 });
    expect(await screen.findByRole('img', { name: 'Zoe' })).toBeVisible();
    expect(await screen.findByText('Brush teeth')).toBeVisible();
    const asked = () => log.map(({ name }) => name);
    // A sync confirms when everything that it asks for has come.
    await waitFor(() => expect(asked()).toContain('sync.markCompleted'));
    const others = asked().filter((name) => name !== 'sync.childFamilyData');
    expect(others).toEqual([...new Set(others)]);
  });

  test('a shared address wins over the heroes that this device knows, who stay one step away', async () => {
    rememberHero({ familyCode: 'HER7K2', username: 'leo', name: 'Leo', avatarType: 'animal' });
    renderApp('/kids-login?code=abcdefghij');
    expect(await screen.findByLabelText('Family Code')).toHaveValue('ABCDEFGH');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('button', { name: 'Leo' })).toBeVisible();
  });

  test('a deeper address is a 404', async () => {
    renderApp('/kids/nothing');
    expect(await screen.findByText('404 Page Not Found')).toBeVisible();
  });
});

test('the stage shows level, XP, points and a streak that is at risk, but not once a mission waits for a parent', async () => {
  let today: ReturnType<typeof makeCompletion>[] = [];
  answer(
    makeProcedures({
      'missions.listToday': () => today,
      'progress.badges': () => makeBadges({ streakAtRisk: true }),
    }),
  );
  renderApp('/kids');
  const bar = await screen.findByRole('progressbar', { name: 'XP to the next level' });
  expect(bar).toHaveAttribute('aria-valuetext', '40 / 100 XP');
  expect(screen.getByText('8')).toBeVisible();
  expect(await screen.findByText('Do a mission today to keep it!')).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Missions',
    'My world',
    'Customize',
    'Rewards',
    'Games',
    'Progress',
  ]);
  today = [makeCompletion('teeth', 'pending')];
  act(() => FakeEventSource.emit('sync'));
  expect(await screen.findByText('Safe when your parent says yes!')).toBeVisible();
  expect(screen.queryByText('Do a mission today to keep it!')).toBeNull();
});

describe('the browser’s Back button', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });
  const isOpen = (name: string) => waitFor(() => expect(tab(name)).toHaveAttribute('aria-selected', 'true'));

  test('closes a dialog first, once, then leads from any section to the missions, and then out', async () => {
    answer(makeProcedures({ 'account.childMe': () => makeHero({ equippedGear: ['knights-helmet'] }) }));
    const { address, back, index } = renderApp('/kids');
    const stage = await screen.findByRole('banner');
    await screen.findByRole('article', { name: 'Brush teeth' });
    const compact = () => [...document.querySelectorAll('[data-compact="true"]')];
    expect(compact()).toEqual([]);
    for (const name of ['Rewards', 'Progress']) {
      await user.click(tab(name));
      await isOpen(name);
    }
    // Beside the missions the hero steps back: the stage is compact, and still tells the same.
    const wallet = within(stage).getByRole('region', { name: 'Mia' });
    expect(compact()).toEqual([stage, wallet]);
    expect(within(stage).getByRole('img', { name: 'Mia' })).toBeVisible();
    await waitFor(() => expect(stage.querySelectorAll('[data-gear="knights-helmet"]')).toHaveLength(1));
    expect(within(wallet).getByRole('progressbar', { name: 'XP to the next level' })).toBeVisible();
    expect(wallet).toHaveTextContent(/8 Points.*Streak/);

    const settings = async () => {
      await user.click(screen.getByRole('button', { name: 'Settings' }));
      const dialog = await screen.findByRole('dialog', { name: 'Settings' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    };
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await settings();
    back();
    await isClosed();
    expect(address()).toBe('/kids?tab=progress');
    await settings();
    await user.keyboard('{Escape}');
    await isClosed();
    back();
    await isOpen('Missions');
    expect(address()).toBe('/kids');
    expect(compact()).toEqual([]);
    // After the missions were chosen by hand it has nothing to undo.
    await user.click(tab('Rewards'));
    await isOpen('Rewards');
    await user.click(tab('Missions'));
    await isOpen('Missions');
    expect([address(), index()]).toEqual(['/kids', 0]);
  });

  test('of the login leads from the PIN to the heroes', async () => {
    rememberHero({ familyCode: 'HER7K2', username: 'leo', name: 'Leo', avatarType: 'animal' });
    const { back } = renderApp('/kids-login');
    await user.click(await screen.findByRole('button', { name: 'Leo' }));
    expect(await screen.findByLabelText('Secret PIN')).toBeVisible();
    back();
    expect(await screen.findByRole('button', { name: 'Leo' })).toBeVisible();
  });
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

describe('emergency mode', () => {
  test('covers a page as it is loaded and an open session with the next call, and goes away by itself', async () => {
    let hasEmergency = true;
    const guarded = Object.entries(makeProcedures()).map(([name, run]) => [
      name,
      (input: never) => {
        if (hasEmergency) throw new Refusal(403, 'Call Grandma, please.', { emergencyMode: true });
        return run(input);
      },
    ]);
    answer(Object.fromEntries(guarded));
    renderApp('/kids');
    expect(await screen.findByRole('alert')).toHaveTextContent('Call Grandma, please.');
    hasEmergency = false;
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByRole('article', { name: 'Brush teeth' });
    hasEmergency = true;
    act(() => FakeEventSource.emit('sync'));
    const words = await screen.findByRole('alert');
    expect(words).toHaveTextContent('Emergency Mode Active');
    expect(words).toHaveTextContent('Call Grandma, please.');
    hasEmergency = false;
    act(() => FakeEventSource.emit('sync'));
    expect(await screen.findByRole('article', { name: 'Brush teeth' })).toBeVisible();
  });

  test('remembered here does not keep out who is signed in no more', async () => {
    act(() => showEmergency({ message: 'Call Grandma, please.' }));
    answer({ 'account.childMe': refuse(new Refusal(401, 'no')) });
    renderApp('/kids');
    expect(await screen.findByRole('button', { name: 'Start Adventure' })).toBeVisible();
    expect(localStorage.getItem('herohood.kids.emergency')).toBe('null');
  });
});
