import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { makeHero } from '../../testing/fixtures';
import { renderPiece } from '../../testing/render';
import { answer, Refusal, server } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import { LoginScreen } from './login-screen';
import { rememberHero } from './remembered-heroes';

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillIn() {
  write('Family Code', 'her7k2');
  write('Hero Username', 'mia7');
  write('Secret PIN', '1234');
}

const start = () => screen.getByRole('button', { name: 'Start Adventure!' });
const toast = () => screen.getByRole('status');

function open() {
  const onEnter = vi.fn();
  renderPiece(<LoginScreen onEnter={onEnter} />);
  return onEnter;
}

describe('a first login on a device', () => {
  test('the family code is upper case and at most eight long; the Enter key sends the form', async () => {
    answer({ 'account.childLogin': () => makeHero() });
    const onEnter = open();
    await user.click(screen.getByLabelText('Family Code'));
    await user.paste('abcdefghij');
    expect(screen.getByLabelText('Family Code')).toHaveValue('ABCDEFGH');
    fillIn();
    screen.getByLabelText('Secret PIN').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onEnter).toHaveBeenCalled());
  });
});

describe('refusals', () => {
  test('empty fields are told without asking the server', async () => {
    open();
    write('Family Code', '   ');
    await user.click(start());
    expect(toast()).toHaveTextContent('Missing Information');
    expect(toast()).toHaveTextContent('Please enter family code, username and PIN');
  });

  test('are told as a toast, each as what it is', async () => {
    const refusals: [Refusal, string, string | RegExp][] = [
      [new Refusal(401, 'Wrong PIN or hero.'), 'Login Failed', 'Wrong PIN or hero.'],
      [new Refusal(500, 'stack trace'), 'Login Failed', 'Invalid username or PIN'],
      [new Refusal(403, 'x', { featureDisabled: true }), 'Feature Disabled', /daily habits is disabled/],
    ];
    let refusal: Refusal | undefined;
    answer({
      'account.childLogin': () => {
        throw refusal;
      },
    });
    open();
    for (const [each, title, message] of refusals) {
      refusal = each;
      fillIn();
      await user.click(start());
      await waitFor(() => expect(toast()).toHaveTextContent(message));
      expect(toast()).toHaveTextContent(title);
      expect(screen.getByLabelText('Secret PIN')).toHaveValue('');
    }
  });

  test('after too many tries one waits; the lock is one hero’s own: a sister is let in meanwhile', async () => {
    rememberHero({ familyCode: 'HER7K2', username: 'mia7', name: 'Mia', avatarType: 'robot' });
    rememberHero({ familyCode: 'HER7K2', username: 'leo', name: 'Leo', avatarType: 'animal' });
    answer({
      'account.childLogin': ({ username }: { username: string }) => {
        if (username === 'leo') throw new Refusal(429, 'x', { retryAfter: 90 });
        return makeHero();
      },
    });
    const onEnter = open();
    await user.click(screen.getByRole('button', { name: 'Leo' }));
    write('Secret PIN', '1234');
    await user.click(start());
    expect(await screen.findByRole('button', { name: /^Wait 1:(30|29)$/ })).toBeDisabled();
    expect(toast()).toHaveTextContent(/Try again in 2 minutes/);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Mia' }));
    write('Secret PIN', '1234');
    await user.click(start());
    await waitFor(() => expect(onEnter).toHaveBeenCalled());
  });
});

test('no answer at all says nothing about the PIN', async () => {
  server.use(http.all('*/trpc/:names', () => HttpResponse.error()));
  open();
  fillIn();
  await user.click(start());
  await waitFor(() => expect(toast()).toHaveTextContent('Login Failed'));
  expect(toast()).toHaveTextContent('Check the internet and try again.');
});

test('what does not fit is marked where it was typed, until something is typed again', async () => {
  answer({
    'account.childLogin': () => {
      throw new Refusal(401, 'Invalid username or PIN');
    },
  });
  open();
  fillIn();
  await user.click(start());
  const pin = screen.getByLabelText('Secret PIN');
  await waitFor(() => expect(pin).toBeInvalid());
  expect(pin).toHaveAccessibleDescription('Code, name or PIN does not fit. Look again!');
  expect(screen.getByLabelText('Family Code')).toBeInvalid();
  await user.type(pin, '1');
  expect(pin).toBeValid();
});
