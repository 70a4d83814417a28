import type { HabitTool } from '@herohood/domain/habits/tool';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { canInterrupt } from '../../../device/interruption';
import { makeCompletion, makeHabit, makeProcedures } from '../../../testing/fixtures';
import { renderApp } from '../../../testing/render';
import { answer, type Procedures } from '../../../testing/trpc-server';
import { user } from '../../../testing/user';

const BRUSH: HabitTool = { kind: 'brush' };
const TIMER: HabitTool = { kind: 'timer', minutes: 20 };
const STEPS: HabitTool = {
  kind: 'steps',
  steps: [
    { name: 'Shake the pillow', picture: 'bed' },
    { name: 'Smooth the blanket' },
    { name: 'Done tidying' },
  ],
};
const START: Record<string, string> = {
  timer: 'Start the timer: Brush teeth',
  brush: 'Start brushing: Brush teeth',
  steps: 'Show me the steps: Brush teeth',
};

const speak = vi.fn();
const request = vi.fn();
const release = vi.fn();
const spoken = () => speak.mock.calls.map(([{ text }]) => text);
const button = (name: string) => screen.findByRole('button', { name });
const stage = () => screen.findByRole('dialog', { name: 'Brush teeth' });
const TICK_MS = 1_000;
/** So much time passes, and the last second is lived through: an hour of syncs would be hundreds of answers to wait for. */
const pass = (ms: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + ms - TICK_MS);
    await vi.advanceTimersByTimeAsync(TICK_MS);
  });

beforeEach(() => {
  // What the test before had open was closed after its own end.
  vi.clearAllMocks();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-10T17:00:00') });
  vi.stubGlobal('speechSynthesis', { cancel: vi.fn(), speak });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  request.mockResolvedValue({ released: false, release });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});
afterEach(() => {
  // A stub that is undefined would still be 'in' the window.
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function show(tool: HabitTool, change: Procedures = {}, address = '/kids') {
  const log = answer(
    makeProcedures({
      'habits.listForChild': () => [makeHabit('teeth', 'Brush teeth', { tool })],
      'missions.complete': () => makeCompletion('teeth', 'pending'),
      ...change,
    }),
  );
  return { ...renderApp(address), log };
}

async function begin(tool: Exclude<HabitTool, 'none'>, change: Procedures = {}) {
  const app = show(tool, change);
  await user.click(await button(START[tool.kind]!));
  await stage();
  return app;
}

const sent = (log: { name: string; input: unknown }[]) =>
  log.filter(({ name }) => name === 'missions.complete').map(({ input }) => input);

describe('a timer', () => {
  test('runs down by the clock, ends once, and its end sends the mission as the card would', async () => {
    const { log, address } = await begin(TIMER);
    expect(address()).toBe('/kids?tool=teeth');
    // Nothing that the app does by itself closes it: an update waits.
    expect(canInterrupt()).toBe(false);
    expect(screen.getByRole('timer')).toHaveTextContent('20:00');
    await pass(5 * 60_000);
    expect(screen.getByRole('timer')).toHaveTextContent('15:00');
    await pass(16 * 60_000);
    expect(await screen.findByText('Well done!')).toBeVisible();
    await pass(60 * 60_000);
    expect(screen.getByText('Well done!')).toBeVisible();
    expect(spoken()).toEqual(['20 minutes. Off we go!', 'Well done! Your hero is proud of you.']);
    expect(sent(log)).toEqual([]);
    await user.click(within(await stage()).getByRole('button', { name: 'I did it! Brush teeth' }));
    await waitFor(() => expect(sent(log)).toMatchObject([{ id: 'teeth' }]));
    await waitFor(() => expect(address()).toBe('/kids'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('pauses by its button and by the space bar, when the screen may sleep, and goes on from there', async () => {
    await begin(TIMER);
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    request.mockResolvedValue({ released: true, release });
    await pass(60_000);
    await waitFor(async () => expect(await button('Pause')).toHaveFocus());
    await user.keyboard(' ');
    expect(await button('Go on')).toBeVisible();
    expect(release).toHaveBeenCalledTimes(1);
    await pass(30 * 60_000);
    expect(screen.getByRole('timer')).toHaveTextContent('19:00');
    (await stage()).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    await pass(60_000);
    expect(screen.getByRole('timer')).toHaveTextContent('18:00');
    // What the device took away while another app was open is asked for again.
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(request).toHaveBeenCalledTimes(3));
  });

  test('goes on while the page is loaded anew, and ends behind another app', async () => {
    const before = await begin(TIMER);
    await pass(60_000);
    const kept = localStorage.getItem('herohood.kids.toolRuns')!;
    before.unmount();
    // A page that goes away for good leaves nothing behind but what was kept by then.
    localStorage.setItem('herohood.kids.toolRuns', kept);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    show(TIMER, {}, '/kids?tool=teeth');
    await stage();
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('17:00'));
    vi.setSystemTime(Date.now() + 3 * 60 * 60_000);
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('Well done!')).toBeVisible();
  });
});

test('brushing goes round the mouth, half a minute each, and says when to change sides', async () => {
  await begin(BRUSH);
  expect(screen.getByRole('img', { name: '0 of 4 corners of the mouth are clean' })).toBeVisible();
  for (const corner of [1, 2, 3]) {
    await pass(30_000);
    expect(screen.getByRole('img', { name: `${corner} of 4 corners of the mouth are clean` })).toBeVisible();
  }
  await pass(30_500);
  expect(await screen.findByText('Well done!')).toBeVisible();
  expect(spoken().filter((words) => words.startsWith('Now the other side'))).toHaveLength(3);
});

describe('steps', () => {
  test('come one by one, read aloud, and one can be taken back', async () => {
    const { log } = await begin(STEPS);
    expect(await screen.findByText('Shake the pillow')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '0 of 3 steps' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'One step back' })).not.toBeInTheDocument();
    await user.click(await button('Done! Shake the pillow'));
    expect(await screen.findByText('Smooth the blanket')).toBeVisible();
    await user.click(await button('One step back'));
    await user.click(await button('Done! Shake the pillow'));
    await user.click(await button('Done! Smooth the blanket'));
    await user.click(await button('Read aloud: Done tidying'));
    await user.click(await button('Done! Done tidying'));
    expect(await screen.findByText('Well done!')).toBeVisible();
    expect(spoken()).toEqual([
      ...['Shake the pillow', 'Smooth the blanket', 'Shake the pillow', 'Smooth the blanket', 'Done tidying'],
      ...['Done tidying', 'Well done! Your hero is proud of you.'],
    ]);
    expect(sent(log)).toEqual([]);
  });
});
