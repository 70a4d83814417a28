import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { makeHero } from '../../testing/fixtures';
import { renderPiece } from '../../testing/render';
import { answer, Refusal, server } from '../../testing/trpc-server';
import { LoginScreen } from './login-screen';
import { recallHeroes, rememberHero } from './remembered-heroes';

const user = userEvent.setup();

async function fillIn() {
  await user.type(screen.getByLabelText('Family Code'), 'her7k2');
  await user.type(screen.getByLabelText('Hero Username'), 'mia7');
  await user.type(screen.getByLabelText('Secret PIN'), '1234');
}

const start = () => screen.getByRole('button', { name: 'Start Adventure!' });
const toast = () => screen.getByRole('status');

function open() {
  const onEnter = vi.fn();
  renderPiece(<LoginScreen onEnter={onEnter} />);
  return onEnter;
}

describe('a first login on a device', () => {
  test('sends code, name and PIN as a child, and lets the hero in', async () => {
    const log = answer({ 'account.childLogin': () => makeHero() });
    const onEnter = open();
    await fillIn();
    await user.click(start());
    await waitFor(() => expect(onEnter).toHaveBeenCalledWith(makeHero()));
    expect(log.filter(({ name }) => name === 'account.childLogin')).toEqual([
      {
        name: 'account.childLogin',
        input: { familyCode: 'HER7K2', username: 'mia7', pin: '1234' },
        role: 'child',
      },
    ]);
  });

  test('the family code is upper case and at most eight long', async () => {
    open();
    await user.type(screen.getByLabelText('Family Code'), 'abcdefghij');
    expect(screen.getByLabelText('Family Code')).toHaveValue('ABCDEFGH');
  });

  test('help says where the code comes from, and the way back leads to the landing page', () => {
    open();
    expect(screen.getByText(/Ask a parent for your family code/)).toHaveTextContent('6 letters or numbers');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  });

  test('the Enter key sends the form', async () => {
    answer({ 'account.childLogin': () => makeHero() });
    const onEnter = open();
    await fillIn();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onEnter).toHaveBeenCalled());
  });

  test('the device remembers family code and hero, never the PIN', async () => {
    answer({ 'account.childLogin': () => makeHero() });
    const onEnter = open();
    await fillIn();
    await user.click(start());
    await waitFor(() => expect(onEnter).toHaveBeenCalled());
    expect(recallHeroes()).toEqual([
      {
        ...{ familyCode: 'HER7K2', username: 'mia7', heroId: 'hero-1', name: 'Mia' },
        ...{ avatarType: 'robot', frame: null },
      },
    ]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('1234');
  });
});

describe('refusals', () => {
  test('empty fields are told without asking the server', async () => {
    open();
    await user.type(screen.getByLabelText('Family Code'), '   ');
    await user.click(start());
    expect(toast()).toHaveTextContent('Missing Information');
    expect(toast()).toHaveTextContent('Please enter family code, username and PIN');
  });

  test.each([
    [new Refusal(401, 'Wrong PIN or hero.'), 'Login Failed', 'Wrong PIN or hero.'],
    [new Refusal(500, 'stack trace'), 'Login Failed', 'Invalid username or PIN'],
    [new Refusal(503, 'x'), 'Login Failed', 'Invalid username or PIN'],
    [
      new Refusal(403, 'x', { emergencyMode: true }),
      'Emergency Mode Active',
      /temporarily restricted access/,
    ],
    [new Refusal(403, 'x', { featureDisabled: true }), 'Feature Disabled', /daily habits is disabled/],
    [new Refusal(429, 'x', { retryAfter: 45 }), 'Login Failed', /Try again in 45 seconds/],
    [new Refusal(429, 'x', { retryAfter: 90 }), 'Login Failed', /Try again in 2 minutes/],
  ])('%s is told as a toast', async (refusal, title, message) => {
    answer({
      'account.childLogin': () => {
        throw refusal;
      },
    });
    open();
    await fillIn();
    await user.click(start());
    await waitFor(() => expect(toast()).toHaveTextContent(title));
    expect(toast()).toHaveTextContent(message);
    expect(screen.getByLabelText('Secret PIN')).toHaveValue('');
  });

  test('after too many tries the button counts down and cannot be pressed', async () => {
    answer({
      'account.childLogin': () => {
        throw new Refusal(429, 'x', { retryAfter: 90 });
      },
    });
    open();
    await fillIn();
    await user.click(start());
    expect(await screen.findByRole('button', { name: /^Wait 1:(30|29)$/ })).toBeDisabled();
  });
});

test('no answer at all says nothing about the PIN', async () => {
  server.use(http.all('*/trpc/:names', () => HttpResponse.error()));
  open();
  await fillIn();
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
  await fillIn();
  await user.click(start());
  const pin = screen.getByLabelText('Secret PIN');
  await waitFor(() => expect(pin).toBeInvalid());
  expect(pin).toHaveAccessibleDescription('Code, name or PIN does not fit. Look again!');
  expect(screen.getByLabelText('Family Code')).toBeInvalid();
  await user.type(pin, '1');
  expect(pin).toBeValid();
});

describe('a device that knows heroes', () => {
  const leo = { familyCode: 'HER7K2', username: 'leo', name: 'Leo', avatarType: 'animal' };

  test('picking a hero leaves only the PIN to type', async () => {
    rememberHero(leo);
    const log = answer({ 'account.childLogin': () => makeHero({ name: 'Leo' }) });
    const onEnter = open();
    await user.click(screen.getByRole('button', { name: 'Leo' }));
    expect(screen.queryByLabelText('Family Code')).not.toBeInTheDocument();
    for (const digit of ['4', '0', '0', '7']) {
      await user.click(screen.getByRole('button', { name: `Digit ${digit}` }));
    }
    // It goes by itself after the fourth digit.
    await waitFor(() => expect(onEnter).toHaveBeenCalled());
    expect(log[0]?.input).toEqual({ familyCode: 'HER7K2', username: 'leo', pin: '4007' });
  });

  test('of one that is known only the PIN can be wrong', async () => {
    rememberHero(leo);
    answer({
      'account.childLogin': () => {
        throw new Refusal(401, 'Invalid username or PIN');
      },
    });
    open();
    await user.click(screen.getByRole('button', { name: 'Leo' }));
    for (const digit of ['4', '0', '0', '7']) {
      await user.click(screen.getByRole('button', { name: `Digit ${digit}` }));
    }
    expect(await screen.findByText('This PIN does not fit. Try again!')).toBeVisible();
  });

  test('a lock is one hero’s own: a sister is let in while they wait', async () => {
    rememberHero({ familyCode: 'HER7K2', username: 'mia7', name: 'Mia', avatarType: 'robot' });
    rememberHero(leo);
    answer({
      'account.childLogin': ({ username }: { username: string }) => {
        if (username === 'leo') throw new Refusal(429, 'x', { retryAfter: 90 });
        return makeHero();
      },
    });
    const onEnter = open();
    await user.click(screen.getByRole('button', { name: 'Leo' }));
    await user.type(screen.getByLabelText('Secret PIN'), '1234');
    await user.click(start());
    await screen.findByRole('button', { name: /^Wait 1:/ });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Mia' }));
    await user.type(screen.getByLabelText('Secret PIN'), '1234');
    await user.click(start());
    await waitFor(() => expect(onEnter).toHaveBeenCalled());
  });

  test('another hero of the family finds the code filled in', async () => {
    rememberHero(leo);
    open();
    await user.click(screen.getByRole('button', { name: 'Another hero' }));
    expect(screen.getByLabelText('Family Code')).toHaveValue('HER7K2');
  });

  test('a hero can be forgotten', async () => {
    rememberHero(leo);
    open();
    await user.click(screen.getByRole('button', { name: 'Forget Leo on this device' }));
    expect(screen.getByLabelText('Hero Username')).toBeVisible();
    expect(recallHeroes()).toEqual([]);
  });
});
