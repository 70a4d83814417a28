import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal, server } from '../../testing/server';
import { setSite } from '../../testing/site';
import { AuthScreen } from './auth-screen';

let isSignedIn = false;
const onEntered = vi.fn();

beforeEach(() => {
  isSignedIn = false;
  onEntered.mockReset();
  answer({
    'account.me': () => {
      if (!isSignedIn) throw new Refusal('UNAUTHORIZED', 'Please sign in.');
      return aUser();
    },
  });
});

afterEach(() => server.resetHandlers());

const show = (mode: 'login' | 'register') =>
  renderConsole(<AuthScreen mode={mode} onMode={() => undefined} onEntered={onEntered} />);

async function fillSignUp(user: ReturnType<typeof show>['user'], passwords: [string, string]) {
  await user.type(screen.getByLabelText(/First name/), 'Anna');
  await user.type(screen.getByLabelText(/Last name/), 'Berg');
  await user.type(screen.getByLabelText(/Email/), 'anna@example.com');
  await user.type(screen.getByLabelText(/^Password/), passwords[0]);
  await user.type(screen.getByLabelText(/^Confirm password/), passwords[1]);
}

test('a refused sign-in says so and keeps what was typed', async () => {
  answer({
    'account.login': () => {
      throw new Refusal('BAD_CREDENTIALS', 'Invalid email or password');
    },
  });
  const { user } = show('login');
  await user.type(screen.getByLabelText('Email'), 'anna@example.com');
  await user.type(screen.getByLabelText('Password'), 'wrong-one{Enter}');
  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(screen.getAllByText('Invalid email or password')).toHaveLength(2);
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com');
  expect(onEntered).not.toHaveBeenCalled();
});

test('every wrong field says so at once, and the first one gets the focus', async () => {
  const { user } = show('register');
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'privacy page' })).toHaveAttribute('href', '/privacy');
  await user.type(screen.getByLabelText(/Email/), 'foo@bar');
  await user.type(screen.getByLabelText(/^Password/), '123');
  await user.type(screen.getByLabelText(/Confirm password/), '123');
  await user.type(screen.getByLabelText(/Phone number/), 'abc');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
  for (const label of [/First name/, /Last name/, /Email/, /^Password/, /Phone number/])
    expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByText('Please enter an address such as anna@example.com.')).toBeVisible();
  expect(screen.getByText('Please enter a phone number such as +44 20 7946 0123.')).toBeVisible();
  expect(screen.getByLabelText(/First name/)).toHaveFocus();
  expect(callsTo('account.register')).toEqual([]);
});

test('what the server refuses is said at its field, which gets the focus; silence in words for people', async () => {
  const refused: [Refusal, RegExp][] = [
    [new Refusal('EMAIL_TAKEN', 'This email address is already in use.'), /Email/],
    [
      new Refusal('UNKNOWN_FAMILY_CODE', 'No family has this code. Please check it and try again.'),
      /Family code/,
    ],
  ];
  const { user } = show('register');
  await fillSignUp(user, ['abcdef', 'abcdef']);
  await user.type(screen.getByLabelText(/Family code/), 'hk7m3p');
  for (const [refusal, label] of refused) {
    answer({
      'account.register': () => {
        throw refusal;
      },
    });
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(screen.getAllByText('Registration failed')).not.toHaveLength(0);
    await user.type(screen.getByLabelText(label), label.source === 'Email' ? 'x' : '{Backspace}p');
    expect(screen.getByLabelText(label)).toBeValid();
  }
  server.use(http.post('*/trpc/account.register', () => HttpResponse.error()));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Failed to create account')).toBeVisible();
});

test('a locked account counts down and sends nothing meanwhile; another one may sign in', async () => {
  answer({
    'account.login': () => {
      throw new Refusal('TOO_MANY_TRIES', 'Too many tries. Please wait 30 seconds and try again.', {
        retryAfter: 30,
      });
    },
  });
  const { user } = show('login');
  await user.type(screen.getByLabelText('Email'), 'anna@example.com');
  await user.type(screen.getByLabelText('Password'), 'wrong-one{Enter}');
  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(await screen.findByText(/You can try again in \d+ seconds/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await user.type(screen.getByLabelText('Email'), '{Enter}');
  expect(callsTo('account.login')).toHaveLength(1);
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'ben@example.com');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

test('where no new families are taken the sign-up says so and asks for the code', () => {
  setSite({ isSignUpOpen: false });
  show('register');
  expect(screen.getByRole('heading', { name: 'Join your family' })).toBeVisible();
  expect(
    screen.getByText('This server takes no new families. Join yours with its family code.'),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Family code/)).toBeVisible();
  expect(screen.queryByText(/7 days free/)).toBeNull();
});
