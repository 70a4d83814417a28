import * as ringtones from '@herohood/browser/ringtone/play-ringtone';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setBedtimeSilence, setMuted } from '../../device/sound';
import { makeProcedures, makeReminder } from '../../testing/fixtures';
import { setOnline } from '../../testing/network';
import { renderPiece } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import ReminderHost from './reminder-host';

const rung: string[] = [];

/** A browser's sound, as after a call: it opens when this says so. */
const audio = { isOpen: true, resume: vi.fn(() => Promise.resolve()) };
class FakeAudioContext {
  get state() {
    return audio.isOpen ? 'running' : 'interrupted';
  }
  resume = audio.resume;
}
const voice = { play: vi.fn<() => Promise<void>>(), pause: vi.fn() };

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudioContext);
  voice.play.mockReset().mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(voice.play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(voice.pause);
  audio.isOpen = true;
  rung.length = 0;
  vi.spyOn(ringtones, 'playRingtone').mockImplementation((id) => {
    rung.push(id);
    return () => void rung.push(`stopped ${id}`);
  });
});
afterEach(() => {
  act(() => {
    setMuted(false);
    setBedtimeSilence(false);
  });
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

function show(reminders: unknown[], change: Partial<Parameters<typeof ReminderHost>[0]> = {}) {
  answer(makeProcedures({ 'reminders.showing': () => reminders }));
  const onComplete = vi.fn();
  const props = { doneHabitIds: new Set<string>(), isPlaying: false, onComplete, ...change };
  return { ...renderPiece(<ReminderHost {...props} />), onComplete };
}

const card = () => screen.findByRole('region', { name: 'Reminder' });
const isGone = () => waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());

describe('a reminder', () => {
  test('put off stays away for that day on this device, also after a reload; the next one comes forward', async () => {
    const both = [makeReminder(), makeReminder({ habitId: 'cat', name: 'Feed the cat' })];
    const first = show(both);
    expect(await card()).toHaveTextContent('and 1 more mission');
    await user.click(screen.getByRole('button', { name: 'Later: Brush teeth' }));
    expect(await card()).toHaveTextContent('Feed the cat');
    first.unmount();
    const second = show(both);
    expect(await card()).toHaveTextContent('Feed the cat');
    screen.getByRole('button', { name: 'Later: Feed the cat' }).focus();
    await user.keyboard('{Escape}');
    await isGone();
    second.unmount();
    show([makeReminder({ day: '2026-03-11' })]);
    expect(await card()).toHaveTextContent('Brush teeth');
  });

  test('that the server still shows is shown, though this device’s clock runs ahead; offline its clock decides', async () => {
    show([makeReminder({ until: '2020-01-01T00:00:00.000Z' })]);
    await card();
    setOnline(false);
    await isGone();
  });
});

describe('its sound', () => {
  test('is the ringtone, and ends with the reminder', async () => {
    const { unmount } = show([makeReminder()]);
    await waitFor(() => expect(rung).toEqual(['happy-bells']));
    unmount();
    expect(rung).toEqual(['happy-bells', 'stopped happy-bells']);
  });

  test.each([
    ['muted', () => setMuted(true)],
    ['in bedtime', () => setBedtimeSilence(true)],
  ])('is silent when %s', async (_, silence) => {
    silence();
    show([makeReminder({ voiceRecording: '/api/media/1' })]);
    await card();
    expect(rung).toEqual([]);
    expect(voice.play).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /hear/ })).not.toBeInTheDocument();
  });

  test('waits for a touch where the browser wants one', async () => {
    audio.isOpen = false;
    show([makeReminder()]);
    const hear = await screen.findByRole('button', { name: 'Tap to hear' });
    expect(rung).toEqual([]);
    // After a call its state is 'interrupted', not 'suspended'.
    expect(audio.resume).toHaveBeenCalled();
    audio.isOpen = true;
    await user.click(hear);
    await waitFor(() => expect(rung).toEqual(['happy-bells']));
    expect(screen.queryByRole('button', { name: 'Tap to hear' })).not.toBeInTheDocument();
  });
});

describe('a parent’s voice', () => {
  const spoken = makeReminder({ voiceRecording: '/api/media/1' });
  const element = () => document.querySelector('audio')!;

  test.each([
    ['cannot be fetched', () => act(() => void fireEvent(element(), new Event('error')))],
    ['cannot be decoded', null],
  ])('that %s gives way to the ringtone', async (_, fail) => {
    if (!fail) voice.play.mockRejectedValue(new DOMException('no', 'NotSupportedError'));
    show([spoken]);
    await waitFor(() => expect(voice.play).toHaveBeenCalled());
    fail?.();
    await waitFor(() => expect(rung).toEqual(['happy-bells']));
  });
});

test('during a game it is a small line that sounds once, and asks for no touch', async () => {
  audio.isOpen = false;
  const silent = show([makeReminder()], { isPlaying: true });
  expect(await card()).toHaveAttribute('data-small', 'true');
  await waitFor(() => expect(screen.getByRole('button', { name: 'I did it! Brush teeth' })).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Tap to hear' })).not.toBeInTheDocument();
  silent.unmount();
  audio.isOpen = true;
  show([makeReminder()], { isPlaying: true });
  expect(await card()).not.toHaveTextContent('Mission time!');
  await waitFor(() => expect(rung).toEqual(['happy-bells']));
});
