import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { makeBoard, makeBoardMission, makeHabit, makeHero, makeProcedures } from '../../testing/fixtures';
import { cutNetwork, setOnline } from '../../testing/network';
import { renderApp } from '../../testing/render';
import { answer, Refusal, silence } from '../../testing/trpc-server';
import { user } from '../../testing/user';

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
  test('is saved, says so, and cannot be tapped twice; taken back, it is never sent', async () => {
    await goOffline();
    await tapMission('Brush teeth');
    expect(await screen.findByText('Saved!')).toBeVisible();
    expect(screen.getByText('It will be sent when the internet is back.')).toBeVisible();
    const mission = await card('Brush teeth');
    expect(mission).toHaveTextContent('Saved here. It will be sent.');
    expect(within(mission).getByRole('button', { name: 'Saved' })).toBeDisabled();
    expect(screen.getByText(/1 mission is saved and will be sent\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take back Brush teeth' }));
    expect(await screen.findByRole('button', { name: 'I did it! Brush teeth' })).toBeEnabled();
    const log = answer(makeProcedures({ 'habits.listForChild': habits }));
    setOnline(true);
    expect(await screen.findByText('Synced')).toBeVisible();
    expect(log.some(({ name }) => name === 'missions.complete')).toBe(false);
  });

  test('an answer that does not come in time saves it, too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer(makeProcedures({ 'habits.listForChild': habits, 'missions.complete': silence }));
    renderApp('/kids');
    await user.click(await screen.findByRole('button', { name: 'I did it! Brush teeth' }));
    expect(await screen.findByRole('button', { name: 'Waiting...' })).toBeDisabled();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await screen.findByRole('button', { name: 'Saved', hidden: true })).toBeDisabled();
  });
});

describe('the network is back', () => {
  test('what the server does not count is told kindly, and the mission can be done again', async () => {
    await goOffline();
    await tapMission('Brush teeth');
    await screen.findByText('Saved here. It will be sent.');
    answer(
      makeProcedures({
        'habits.listForChild': habits,
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

test('on the next morning without network that day’s own board shows, which was fetched ahead', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-03-10T20:00:00Z') });
  const [teeth, bag] = [makeHabit('teeth', 'Brush teeth'), makeHabit('bag', 'Pack the bag')];
  const log = answer(
    makeProcedures({
      'account.childMe': () => makeHero({ serverTime: new Date().toISOString() }),
      'habits.listForChild': () => [teeth, bag],
      'days.board': ({ date }: { date?: string }) =>
        date === '2026-03-11'
          ? makeBoard([], { date, marks: ['sick'], missions: [makeBoardMission(bag, { due: 'optional' })] })
          : makeBoard([teeth]),
    }),
  );
  renderApp('/kids');
  await card('Brush teeth');
  // The device is idle.
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() =>
    expect(log.map(({ input }) => input)).toContainEqual({ id: 'hero-1', date: '2026-03-11' }),
  );
  expect(screen.queryByRole('article', { name: 'Pack the bag' })).not.toBeInTheDocument();
  cutNetwork();
  vi.setSystemTime(Date.parse('2026-03-11T07:00:00Z'));
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await screen.findByRole('button', { name: 'I did it! Pack the bag' })).toBeEnabled();
  expect(screen.queryByRole('article', { name: 'Brush teeth' })).not.toBeInTheDocument();
  expect(await screen.findByText('Get well soon!')).toBeVisible();
});

test('a day that goes on until four: half past midnight is still Thursday, and at seven Friday is fresh', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-03-12T21:50:00Z') });
  const [brush, bins, swim] = [
    makeHabit('brush', 'Brush teeth'),
    makeHabit('bins', 'Put out the bins'),
    makeHabit('swim', 'Go for a swim'),
  ];
  const log = answer(
    makeProcedures({
      'account.childMe': () => makeHero({ dayStartHour: 4, serverTime: new Date().toISOString() }),
      'habits.listForChild': () => [brush, bins, swim],
      'days.board': ({ date = '2026-03-12' }: { date?: string }) =>
        makeBoard([brush, date === '2026-03-12' ? bins : swim], { date }),
    }),
  );
  renderApp('/kids');
  await card('Put out the bins');
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() =>
    expect(log.map(({ input }) => input)).toContainEqual({ id: 'hero-1', date: '2026-03-13' }),
  );
  cutNetwork();
  await tapMission('Brush teeth');
  const saved = () => screen.findByRole('button', { name: 'Saved', hidden: true });
  expect(await saved()).toBeDisabled();

  vi.setSystemTime(Date.parse('2026-03-13T00:31:00Z'));
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await saved()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'I did it! Put out the bins' })).toBeEnabled();

  vi.setSystemTime(Date.parse('2026-03-13T07:01:00Z'));
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await screen.findByRole('button', { name: 'I did it! Go for a swim' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'I did it! Brush teeth' })).toBeEnabled();
  expect(screen.queryByRole('article', { name: 'Put out the bins' })).not.toBeInTheDocument();
});
