import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { makeCompletion, makeHabit, makeProcedures } from '../../testing/fixtures';
import { cutNetwork, setOnline } from '../../testing/network';
import { renderApp } from '../../testing/render';
import { answer, Refusal, silence } from '../../testing/trpc-server';

const user = userEvent.setup();
const card = (name: string) => screen.findByRole('article', { name });
const habits = () => [makeHabit('teeth', 'Brush teeth'), makeHabit('bed', 'Make the bed')];

/** Opens the missions, and takes the network away as soon as they are there. */
async function goOffline(change = {}) {
  answer(makeProcedures({ 'habits.listForChild': habits, ...change }));
  renderApp('/kids');
  await card('Brush teeth');
  cutNetwork();
}

const tapMission = async (name: string) =>
  user.click(await screen.findByRole('button', { name: `I did it! ${name}` }));

describe('a mission without network', () => {
  test('is saved, says so, and cannot be tapped twice', async () => {
    await goOffline();
    await tapMission('Brush teeth');
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(screen.getByText('It will be sent when the internet is back.')).toBeVisible();
    const mission = await card('Brush teeth');
    expect(mission).toHaveTextContent('Saved here. It will be sent.');
    expect(within(mission).getByRole('button', { name: 'Saved' })).toBeDisabled();
    expect(screen.getByText(/1 mission is saved and will be sent\./)).toBeVisible();
  });

  test('can be taken back, and then is never sent', async () => {
    await goOffline();
    await tapMission('Brush teeth');
    await user.click(await screen.findByRole('button', { name: 'Take back Brush teeth' }));
    expect(await screen.findByRole('button', { name: 'I did it! Brush teeth' })).toBeEnabled();
    const log = answer(makeProcedures({ 'habits.listForChild': habits }));
    setOnline(true);
    expect(await screen.findByText('Synced')).toBeVisible();
    expect(log.some(({ name }) => name === 'missions.complete')).toBe(false);
  });

  test('the last one: all are saved, and nobody is told that a parent has them', async () => {
    await goOffline();
    await tapMission('Brush teeth');
    await tapMission('Make the bed');
    expect(await screen.findByText('All missions saved!')).toBeVisible();
    expect(screen.queryByText('All missions sent!')).not.toBeInTheDocument();
  });

  test('an answer that does not come in time saves it, too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const quick = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    answer(makeProcedures({ 'habits.listForChild': habits, 'missions.complete': silence }));
    renderApp('/kids');
    await quick.click(await screen.findByRole('button', { name: 'I did it! Brush teeth' }));
    expect(await screen.findByRole('button', { name: 'Waiting...' })).toBeDisabled();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeDisabled();
    vi.useRealTimers();
  });
});

describe('the network is back', () => {
  test('saved missions are sent in order with their times, once, and the child hears of it', async () => {
    await goOffline();
    await tapMission('Make the bed');
    await tapMission('Brush teeth');
    await screen.findByText('All missions saved!');
    const done: ReturnType<typeof makeCompletion>[] = [];
    const log = answer(
      makeProcedures({
        'habits.listForChild': habits,
        'missions.listToday': () => done,
        'missions.listCompletions': () => done,
        'missions.complete': ({ id, completedAt }: { id: string; completedAt: string }) => {
          const completion = makeCompletion(id, 'pending', { completedAt });
          done.push(completion);
          return completion;
        },
      }),
    );
    setOnline(true);
    expect(await screen.findByText('Your 2 saved missions were sent to your parent.')).toBeVisible();
    expect(await screen.findAllByRole('button', { name: 'Waiting...' })).toHaveLength(2);
    const sent = log.filter(({ name }) => name === 'missions.complete').map(({ input }) => input);
    expect(sent).toEqual([
      { id: 'bed', completedAt: expect.any(String) },
      { id: 'teeth', completedAt: expect.any(String) },
    ]);
  });

  test('what the server does not count is told kindly, and the mission can be done again', async () => {
    await goOffline();
    await tapMission('Brush teeth');
    await screen.findByText('Saved here. It will be sent.');
    answer(
      makeProcedures({
        'habits.listForChild': habits,
        'missions.listCompletions': () => [],
        'missions.complete': () => {
          throw new Refusal(400, 'Too old.', { code: 'TOO_OLD' } as never);
        },
      }),
    );
    setOnline(true);
    const told = await screen.findByRole('region', { name: 'This could not be counted' });
    expect(told).toHaveTextContent('Brush teeth');
    expect(told).toHaveTextContent('It was done more than a day ago. You can do it again today!');
    expect(await screen.findByRole('button', { name: 'I did it! Brush teeth' })).toBeEnabled();
    await waitFor(() => expect(told).toHaveAttribute('data-touchable', 'true'));
    await user.click(within(told).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(told).not.toBeInTheDocument());
  });
});

test('yesterday’s missions can be done again while the network is still away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-10T20:00:00') });
  await goOffline({ 'missions.listToday': () => [makeCompletion('teeth', 'approved')] });
  expect(await screen.findByText('You earned 50 XP')).toBeInTheDocument();
  vi.setSystemTime(new Date('2026-03-11T07:00:00'));
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await screen.findByRole('button', { name: 'I did it! Brush teeth' })).toBeEnabled();
  vi.useRealTimers();
});
