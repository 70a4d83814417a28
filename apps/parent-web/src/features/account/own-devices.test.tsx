import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { ProfileEditor } from './profile-editor';

const device = (n: number, lastSeenAt: string, current = false) => ({
  ...{ id: `device-${n}`, name: `Phone ${n}`, lastSeenAt, current },
  signedInAt: '2026-02-01T08:00:00Z',
});
let devices: ReturnType<typeof device>[];

beforeEach(() => {
  devices = [
    device(1, new Date().toISOString(), true),
    device(2, '2026-03-01T09:00:00Z'),
    device(3, '2026-02-02T10:00:00Z'),
  ];
  answer({
    'account.me': () => aUser(),
    'account.listOwnDevices': () => devices,
    'account.signOutElsewhere': () => {
      devices = devices.slice(0, 1);
      return null;
    },
  });
});

const show = () => renderConsole(<ProfileEditor user={aUser()} tab="devices" onClose={() => {}} />);

test('a parent sees where they are signed in, and signs one out; this browser has no such button', async () => {
  answer({
    'account.signOutOwnDevice': ({ id }: { id: string }) => {
      devices = devices.filter((each) => each.id !== id);
      return null;
    },
  });
  const { user } = show();
  expect(await screen.findByText('This browser')).toBeVisible();
  expect(screen.getByText('Seen 1 Mar, 09:00 · Signed in 1 Feb, 08:00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign out on Phone 1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign out on Phone 2' }));
  expect(await screen.findByText('Phone 2 needs a new sign-in.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Phone 2')).toBeNull());
  expect(callsTo('account.signOutOwnDevice')).toEqual([{ id: 'device-2' }]);
});
