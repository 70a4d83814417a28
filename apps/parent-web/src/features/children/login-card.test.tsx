import type { HeroDevice } from '@herohood/domain/children/schema';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { trpc } from '../../lib/api';
import { aHero, aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { LoginCard } from './login-card';

const hero = aHero(1, { name: 'Mia', username: 'mia17', pin: '0412' });
const TOKEN = 'f'.repeat(64);

function device(n: number, part: Partial<HeroDevice> = {}): HeroDevice {
  const lastSeenAt = new Date().toISOString();
  return { id: `device-${n}`, name: `Tablet ${n}`, lastSeenAt, current: false, ...part };
}

/** Stands for sync, which fetches everything anew when something happened. */
function News() {
  const utils = trpc.useUtils();
  return (
    <button type="button" onClick={() => void utils.invalidate()}>
      News
    </button>
  );
}

function show(devices: HeroDevice[], { startsAtOnce = false, lifeMs = 900_000 } = {}) {
  answer({
    'account.me': () => aUser({ familyCode: 'HK7M3P' }),
    'account.listHeroDevices': () => devices,
    'account.createLoginLink': () => ({
      url: `https://hero.example/kids-login?code=HK7M3P#link=${TOKEN}`,
      expiresAt: new Date(Date.now() + lifeMs).toISOString(),
    }),
  });
  return renderConsole(
    <>
      <LoginCard hero={hero} startsAtOnce={startsAtOnce} />
      <News />
    </>,
  );
}

test('a code that is too old says so, and the next one is a tap away', async () => {
  const { user } = show([], { startsAtOnce: true, lifeMs: -1 });
  expect(await screen.findByText('This code has expired.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New code' }));
  expect(callsTo('account.createLoginLink')).toHaveLength(2);
});

test('the printed card has name, family code, username and PIN', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  print.mockClear();
  const { user } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Print card' }));
  expect(print).toHaveBeenCalledOnce();
  const card = screen.getByText("Mia's login card").closest('article')!;
  for (const fact of ['HK7M3P', 'mia17', '0412']) expect(within(card).getByText(fact)).toBeInTheDocument();
});

test('each device can be signed out, and one that is gone already goes without a word', async () => {
  const devices = [device(1, { current: true }), device(2, { lastSeenAt: '2026-03-01T08:00:00Z' })];
  const { user } = show(devices);
  expect(await screen.findByText('This browser')).toBeVisible();
  expect(screen.getByText('Seen within the last hour')).toBeVisible();
  expect(screen.getByText('Seen 1 Mar, 08:00')).toBeVisible();
  answer({
    'account.signOutHeroDevice': ({ deviceId }: { deviceId: string }) => {
      devices.splice(0, 1);
      if (deviceId === 'device-2') throw new Refusal('NOT_FOUND', 'This device does not exist.');
      return null;
    },
  });
  await user.click(screen.getByRole('button', { name: 'Sign out on Tablet 1' }));
  expect(await screen.findByText('Tablet 1 needs a new sign-in.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign out on Tablet 2' }));
  expect(await screen.findByText('Not signed in anywhere.')).toBeVisible();
  expect(screen.queryByText('Could not sign out')).toBeNull();
  expect(callsTo('account.signOutHeroDevice')).toEqual([
    { id: hero.id, deviceId: 'device-1' },
    { id: hero.id, deviceId: 'device-2' },
  ]);
});
