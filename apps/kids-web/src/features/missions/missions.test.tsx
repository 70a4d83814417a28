import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { makeCompletion, makeHabit, makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const card = (name: string) => screen.findByRole('article', { name });
const toast = (title: string) => screen.findByText(title);

describe('what a mission shows', () => {
  test('an answered one: what the parent wrote and paid, and another try; each can be read aloud', async () => {
    const speak = vi.fn();
    vi.stubGlobal('speechSynthesis', { cancel: vi.fn(), speak });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
    const names = ['No', 'Yes', 'Less', 'More', 'Again'];
    const again = makeCompletion('Again', 'pending', {
      id: 'again',
      completedAt: '2026-03-10T09:00:00.000Z',
    });
    answer(
      makeProcedures({
        'habits.listForChild': () => names.map((name) => makeHabit(name, name)),
        'missions.listToday': () => [
          makeCompletion('No', 'rejected', { feedback: 'The back teeth, too.' }),
          makeCompletion('Yes', 'approved', { feedback: 'They shine!' }),
          makeCompletion('Less', 'approved', { xpEarned: 30, feedback: 'Once more tomorrow.' }),
          makeCompletion('More', 'approved', { xpEarned: 75 }),
          again,
          makeCompletion('Again', 'rejected'),
        ],
      }),
    );
    renderApp('/kids');
    const no = await card('No');
    expect(no).toHaveTextContent('The back teeth, too.');
    expect(within(no).getByRole('button', { name: 'Try again: No' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Read aloud: No' }));
    expect(speak.mock.calls[0]?.[0].text).toMatch(/^No\. \+50 XP/);
    const folded = (name: string) => screen.getByRole('article', { name, hidden: true });
    expect(folded('Yes')).toHaveTextContent('Your parent says:They shine!');
    expect(folded('Less')).toHaveTextContent('You earned 30 XP instead of 50');
    expect(folded('Less')).toHaveTextContent('Once more tomorrow.');
    expect(folded('More')).toHaveTextContent('You earned 75 XP instead of 50');
    // Pending counts before rejected.
    expect(within(folded('Again')).getByRole('button', { name: 'Waiting...', hidden: true })).toBeDisabled();
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

  test('a refusal puts the mission back and says why; a fault of the server is told in friendly words', async () => {
    const refusals = [
      new Refusal(409, 'This mission is not active any more.'),
      new Refusal(500, 'SELECT failed'),
    ];
    answer(
      makeProcedures({
        'missions.complete': () => {
          throw refusals.shift();
        },
      }),
    );
    renderApp('/kids');
    await user.click(await screen.findByRole('button', { name: 'I did it! Brush teeth' }));
    expect(await toast('Oops!')).toBeVisible();
    expect(screen.getByText('This mission is not active any more.')).toBeVisible();
    const act = () => screen.getByRole('button', { name: 'I did it! Brush teeth' });
    await waitFor(() => expect(act()).toBeEnabled());
    await user.click(act());
    expect(await toast('Could not complete mission. Please try again.')).toBeVisible();
  });
});
