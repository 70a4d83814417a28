import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { AuthScreen } from './auth-screen';

let isSignedIn = false;
const onEntered = vi.fn();

beforeEach(() => {
  isSignedIn = false;
  onEntered.mockReset();
  window.history.replaceState(null, '', '#invitation=0123abcd');
  answer({
    'account.me': () => {
      if (!isSignedIn) throw new Refusal('UNAUTHORIZED', 'Please sign in.');
      return aUser();
    },
  });
});
afterEach(() => window.history.replaceState(null, '', '/'));

const show = (mode: 'login' | 'register' = 'register') =>
  renderConsole(<AuthScreen mode={mode} onMode={() => undefined} onEntered={onEntered} />);

async function signUp(user: ReturnType<typeof show>['user']) {
  await user.type(screen.getByLabelText(/First name/), 'Ivo');
  await user.type(screen.getByLabelText(/Last name/), 'Berg');
  await user.type(screen.getByLabelText(/Email/), 'ivo@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'secret-1');
  await user.type(screen.getByLabelText(/^Confirm password/), 'secret-1{Enter}');
}

test('a link that does not hold is told, and what was typed stays for a sign-up without it', async () => {
  answer({
    'account.register': () => {
      throw new Refusal('INVITATION_USED', 'This invitation was used already.');
    },
  });
  const { user } = show();
  await signUp(user);
  expect(await screen.findByText('This invitation was used already.')).toBeVisible();
  expect(screen.getByLabelText(/Email/)).toHaveValue('ivo@example.com');
  expect(screen.getByLabelText(/Family code/)).toBeVisible();
});

test('who is signed in already joins with this account, or goes on without', async () => {
  isSignedIn = true;
  answer({
    'account.acceptInvitation': () => aUser({ familyRole: 'helper' }),
  });
  const { user } = show();
  expect(await screen.findByText(/with your account anna@example.com/)).toBeVisible();
  expect(onEntered).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Join the family' }));
  await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
  expect(callsTo('account.acceptInvitation')).toEqual([{ token: '0123abcd' }]);
});
