import type { Controls } from '@herohood/domain/controls/schema';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { isSilent } from '../../device/sound';
import { FakeEventSource } from '../../testing/fake-event-source';
import { makeCompletion, makeControls, makeHero, makeProcedures } from '../../testing/fixtures';
import { renderApp, renderPiece } from '../../testing/render';
import { answer, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import EmergencyScreen from './emergency-screen';
import { rememberContact } from './restrictions';

/** A family server whose controls a test changes; `tell` lets the live stream say that there is news. */
function family(controls: Partial<Controls> = {}) {
  const state = { controls };
  const log = answer(
    makeProcedures({
      'controls.get': () => makeControls(state.controls),
      'missions.complete': () => makeCompletion('teeth', 'pending'),
    }),
  );
  const tell = () => act(() => FakeEventSource.emit('sync'));
  return { state, log, tell };
}

const goodNight = () => screen.findByRole('heading', { name: 'Good night, Mia!' });
const mission = () => screen.findByRole('article', { name: 'Brush teeth' });

describe('bedtime', () => {
  test('lets missions be done until the day ends; the banner leads back to sleep', async () => {
    const { log } = family({ bedtimeMode: true, bedtimeStart: '07:30', bedtimeEnd: '09:00' });
    renderApp('/kids');
    await goodNight();
    expect(isSilent()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'My missions' }));
    expect(await screen.findByText('It is bedtime.')).toBeVisible();
    await user.click(within(await mission()).getByRole('button', { name: 'I did it! Brush teeth' }));
    await screen.findByText('Mission Complete!');
    expect(log.some(({ name }) => name === 'missions.complete')).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Good night' }));
    await goodNight();
  });

  test('begins with its minute by the family’s clock, and nobody is asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-03-10T19:59:40Z') });
    const serverTime = new Date().toISOString();
    const log = answer(
      makeProcedures({
        'account.childMe': () => makeHero({ timeZone: 'Europe/Berlin', serverTime }),
        'controls.get': () => makeControls({ bedtimeMode: true, bedtimeStart: '21:00' }),
      }),
    );
    renderApp('/kids');
    await mission();
    await waitFor(() => expect(log.some(({ name }) => name === 'sync.markCompleted')).toBe(true));
    const asked = log.length;
    await act(() => vi.advanceTimersByTimeAsync(22_000));
    await goodNight();
    expect(log.slice(asked).filter(({ name }) => name === 'home.today')).toEqual([]);
  });
});

describe('a hero who is locked out', () => {
  const callButton = () => screen.findByRole('button', { name: 'Call my parent' });

  test.each([
    [200, {}, 'Your parent knows that you need them.', false],
    [409, { code: 'CALLED_RECENTLY', retryAfter: 300 }, 'Your parent knows already.', false],
    [403, { code: 'FEATURE_DISABLED', featureDisabled: true as const }, 'Please go and find them.', false],
    [503, { code: 'UNAVAILABLE' }, 'That did not get through.', true],
  ])(
    'calls with one tap, and is told what became of it (%i)',
    async (...[status, flags, words, mayTryAgain]) => {
      rememberContact({ heroId: 'hero-1', isEnabled: true });
      answer({
        'inbox.callParent': () => {
          if (status === 200) return { id: 'call-1', childId: 'hero-1', at: '2026-03-10T20:00:00Z' };
          throw new Refusal(status, 'No.', flags as never);
        },
      });
      renderPiece(<EmergencyScreen message="" onCheck={() => undefined} />);
      await user.click(await callButton());
      expect(await screen.findByText(new RegExp(words))).toBeVisible();
      const button = screen.queryByRole('button', { name: 'Call my parent' });
      expect(button !== null).toBe(mayTryAgain);
    },
  );

  test('may call in an emergency when this device knows that they may', async () => {
    renderPiece(<EmergencyScreen message="" onCheck={() => undefined} />);
    expect(screen.queryByRole('button', { name: 'Call my parent' })).not.toBeInTheDocument();
    rememberContact({ heroId: 'hero-1', isEnabled: true });
    renderPiece(<EmergencyScreen message="" onCheck={() => undefined} />);
    expect(await callButton()).toBeVisible();
  });
});

test('disabled missions show their card, rest in the hero’s own words, too, and come back live', async () => {
  const { state, tell } = family({ enableHabits: false });
  renderApp('/kids');
  expect(await screen.findByText('Missions are resting')).toBeVisible();
  expect(await screen.findByText('Missions are resting today.')).toBeVisible();
  expect(screen.queryByText(/Pick a mission/)).not.toBeInTheDocument();
  state.controls = {};
  tell();
  await mission();
  expect(await screen.findByText('Hi Mia! Pick a mission.')).toBeVisible();
});

describe('an emergency', () => {
  test('speaks by itself, begins calmly, and falls silent when it is over', () => {
    const said: string[] = [];
    const cancel = vi.fn();
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
    vi.stubGlobal('speechSynthesis', { cancel, speak: ({ text }: { text: string }) => said.push(text) });
    const { unmount } = renderPiece(<EmergencyScreen message="Call Grandma." onCheck={() => undefined} />);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^All is well\. Please find your parent\. Call Grandma\./);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^All is well/);
    expect(document.title).toMatch(/^All is well/);
    expect(screen.getByRole('button', { name: /^Read aloud/ })).toBeVisible();
    cancel.mockClear();
    unmount();
    expect(cancel).toHaveBeenCalled();
    Reflect.deleteProperty(window, 'speechSynthesis');
  });

  test('is remembered over a reload, also offline, until the server lets the hero in', async () => {
    localStorage.setItem('herohood.kids.emergency', JSON.stringify('Call Grandma.'));
    vi.resetModules();
    const fresh = await import('./restrictions');
    const { result } = renderHook(() => fresh.useRestrictions());
    expect(result.current).toMatchObject({ hasEmergency: true, emergencyWords: 'Call Grandma.' });
    act(() => fresh.setRestrictions({ hasEmergency: false }));
    expect(result.current).toMatchObject({ hasEmergency: false });
    expect(localStorage.getItem('herohood.kids.emergency')).toBe('null');
  });
});
