import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { makeBoard, makeCompletion, makeHabit, makeHero, makeProcedures } from '../../testing/fixtures';
import { cutNetwork, setOnline } from '../../testing/network';
import { renderApp } from '../../testing/render';
import { answer, Refusal, silence } from '../../testing/trpc-server';
import { savedText } from '../../text/en/sync';

const user = userEvent.setup();
const card = (name: string) => screen.findByRole('article', { name });
const toast = (title: string) => screen.findByText(title);

describe('what a mission shows', () => {
  test('an available one: reward, availability and the act', async () => {
    answer(makeProcedures());
    renderApp('/kids');
    const mission = await card('Brush teeth');
    expect(mission).toHaveTextContent('+50 XP');
    expect(mission).toHaveTextContent('07:00 - 20:00');
    expect(within(mission).getByRole('button', { name: 'I did it! Brush teeth' })).toBeEnabled();
  });

  test('a waiting one: a disabled button, and it can be taken back', async () => {
    const log = answer(
      makeProcedures({
        'missions.listToday': () => [makeCompletion('teeth', 'pending')],
        'missions.withdraw': () => makeCompletion('teeth', 'withdrawn'),
      }),
    );
    renderApp('/kids');
    const mission = await card('Brush teeth');
    expect(within(mission).getByRole('button', { name: 'Waiting...' })).toBeDisabled();
    await user.click(within(mission).getByRole('button', { name: 'Take back Brush teeth' }));
    expect(await screen.findByRole('button', { name: 'I did it! Brush teeth' })).toBeEnabled();
    expect(log.find(({ name }) => name === 'missions.withdraw')?.input).toEqual({ id: 'done-teeth' });
  });

  test('one that was taken back and is done again without network: the second try arrives', async () => {
    const first = makeCompletion('teeth', 'pending', { completedAt: new Date().toISOString() });
    const withdrawn = { ...first, status: 'withdrawn' };
    answer(makeProcedures({ 'missions.listToday': () => [first], 'missions.withdraw': () => withdrawn }));
    renderApp('/kids');
    await user.click(await screen.findByRole('button', { name: 'Take back Brush teeth' }));
    const again = await screen.findByRole('button', { name: 'I did it! Brush teeth' });
    cutNetwork();
    await user.click(again);
    await screen.findByText(savedText.title);
    const log = answer(
      makeProcedures({
        'missions.listToday': () => [withdrawn],
        'missions.listCompletions': () => [withdrawn],
        'missions.complete': () => makeCompletion('teeth', 'pending', { id: 'second' }),
      }),
    );
    setOnline(true);
    await waitFor(() => expect(log.filter(({ name }) => name === 'missions.complete')).toHaveLength(1));
  });

  test('a rejected one: the parent’s words, and another try', async () => {
    const feedback = 'Please brush the back teeth too.';
    answer(
      makeProcedures({ 'missions.listToday': () => [makeCompletion('teeth', 'rejected', { feedback })] }),
    );
    renderApp('/kids');
    const mission = await card('Brush teeth');
    expect(mission).toHaveTextContent(feedback);
    expect(within(mission).getByRole('button', { name: 'Try again: Brush teeth' })).toBeEnabled();
  });

  test('an approved one: what the parent wrote with the yes', async () => {
    const feedback = 'They shine! Well done.';
    answer(
      makeProcedures({ 'missions.listToday': () => [makeCompletion('teeth', 'approved', { feedback })] }),
    );
    renderApp('/kids');
    expect(await card('Brush teeth')).toHaveTextContent(`Your parent says:${feedback}`);
  });

  test('one that was rejected first and done again waits: pending counts before rejected', async () => {
    const again = makeCompletion('teeth', 'pending', {
      id: 'again',
      completedAt: '2026-03-10T09:00:00.000Z',
    });
    answer(makeProcedures({ 'missions.listToday': () => [again, makeCompletion('teeth', 'rejected')] }));
    renderApp('/kids');
    expect(within(await card('Brush teeth')).getByRole('button', { name: 'Waiting...' })).toBeDisabled();
  });

  test('all approved: the missions are done and nothing asks for more', async () => {
    answer(makeProcedures({ 'missions.listToday': () => [makeCompletion('teeth', 'approved')] }));
    renderApp('/kids');
    expect(await card('Brush teeth')).toHaveTextContent('You earned 50 XP');
    expect(screen.getByText('All missions done!')).toBeVisible();
    expect(screen.getByText('1 done')).toBeVisible();
  });

  test.each([
    [30, 'You earned 30 XP instead of 50'],
    [75, 'You earned 75 XP instead of 50'],
  ])('one for which a parent paid %i XP says both numbers and why', async (xpEarned, line) => {
    const feedback = 'The back ones count, too.';
    answer(
      makeProcedures({
        'missions.listToday': () => [makeCompletion('teeth', 'approved', { xpEarned, feedback })],
      }),
    );
    renderApp('/kids');
    expect(await card('Brush teeth')).toHaveTextContent(line);
    expect(await card('Brush teeth')).toHaveTextContent(feedback);
  });

  test('none at all: the hero says so in what they wear', async () => {
    answer(
      makeProcedures({
        'account.childMe': () => makeHero({ equippedGear: ['knights-helmet'] }),
        'habits.listForChild': () => [],
      }),
    );
    renderApp('/kids');
    expect(await screen.findByText('No missions yet')).toBeVisible();
    const worn = () => screen.getByRole('main').querySelectorAll('[data-gear="knights-helmet"]');
    await waitFor(() => expect(worn()).toHaveLength(1));
  });

  test('the first open one is the next', async () => {
    answer(
      makeProcedures({
        'habits.listForChild': () => ['One', 'Two', 'Three'].map((name) => makeHabit(name, name)),
        'missions.listToday': () => [makeCompletion('One', 'pending')],
      }),
    );
    renderApp('/kids');
    expect(await card('Two')).toHaveTextContent('Next mission');
    expect(screen.getAllByText('Next mission')).toHaveLength(1);
  });
});

describe('completing', () => {
  test('shows as waiting before the server has answered, then says what was earned', async () => {
    let confirm = () => {};
    const answered = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    answer(
      makeProcedures({
        'missions.complete': () => answered.then(() => makeCompletion('teeth', 'pending')),
        'missions.listToday': () => [],
      }),
    );
    renderApp('/kids');
    await user.click(await screen.findByRole('button', { name: 'I did it! Brush teeth' }));
    expect(await screen.findByRole('button', { name: 'Waiting...' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Take back Brush teeth' })).not.toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: "Today's missions" })).toHaveAttribute(
      'aria-valuetext',
      '1 sent',
    );
    expect(screen.getByRole('img', { name: /^A closed chest/ })).toBeVisible();
    expect(screen.getByText('Yes! You did it!')).toBeVisible();
    confirm();
    expect(await toast('Mission Complete!')).toBeVisible();
    expect(screen.getByText(/50 XP and 10 points/)).toBeVisible();
  });

  test('a refusal puts the mission back and says why', async () => {
    answer(
      makeProcedures({
        'missions.complete': () => {
          throw new Refusal(409, 'This mission is not active any more.');
        },
      }),
    );
    renderApp('/kids');
    await user.click(await screen.findByRole('button', { name: 'I did it! Brush teeth' }));
    expect(await toast('Oops!')).toBeVisible();
    expect(screen.getByText('This mission is not active any more.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'I did it! Brush teeth' })).toBeEnabled();
  });

  test('a fault of the server is told in friendly words', async () => {
    answer(
      makeProcedures({
        'missions.complete': () => {
          throw new Refusal(500, 'SELECT failed');
        },
      }),
    );
    renderApp('/kids');
    await user.click(await screen.findByRole('button', { name: 'I did it! Brush teeth' }));
    expect(await toast('Could not complete mission. Please try again.')).toBeVisible();
  });

  test('missions that a parent has disabled give way to a message until asked again', async () => {
    answer(
      makeProcedures({
        'missions.complete': () => {
          throw new Refusal(403, 'Daily habits are disabled.', { featureDisabled: true });
        },
      }),
    );
    renderApp('/kids');
    await user.click(await screen.findByRole('button', { name: 'I did it! Brush teeth' }));
    expect(await screen.findByText('Your parent has disabled missions for now.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await card('Brush teeth')).toBeVisible();
  });
});

describe('when there is nothing to show', () => {
  test('while loading, it says so', async () => {
    answer(makeProcedures({ 'habits.listForChild': silence }));
    renderApp('/kids');
    expect(await screen.findByText('Loading...')).toBeVisible();
  });

  test('no missions: it says who can give some', async () => {
    answer(makeProcedures({ 'habits.listForChild': () => [] }));
    renderApp('/kids');
    expect(await screen.findByText('No missions yet')).toBeVisible();
  });

  test('a failure can be tried again', async () => {
    let isDown = true;
    const listForChild = vi.fn(() => {
      if (isDown) throw new Refusal(500, 'x');
      return [makeHabit('teeth', 'Brush teeth')];
    });
    // The sync asks again for what could not be had; here it fails, too.
    const down = () => {
      throw new Refusal(503, 'x');
    };
    answer(
      makeProcedures({
        'days.board': () => makeBoard([makeHabit('teeth', 'Brush teeth')]),
        'habits.listForChild': listForChild,
        'sync.childFamilyData': down,
      }),
    );
    renderApp('/kids');
    const again = await screen.findByRole('button', { name: 'Try again' });
    const asked = listForChild.mock.calls.length;
    isDown = false;
    await user.click(again);
    expect(await card('Brush teeth')).toBeVisible();
    expect(listForChild).toHaveBeenCalledTimes(asked + 1);
  });
});

test('a mission can be read aloud where the browser can speak', async () => {
  const speak = vi.fn();
  vi.stubGlobal('speechSynthesis', { cancel: vi.fn(), speak });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  answer(makeProcedures());
  renderApp('/kids');
  await user.click(await screen.findByRole('button', { name: 'Read aloud: Brush teeth' }));
  expect(speak.mock.calls[0]?.[0]).toMatchObject({ text: 'Brush teeth. +50 XP' });
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
  Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance');
});
