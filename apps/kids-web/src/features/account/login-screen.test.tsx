import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { makeHero } from '../../testing/fixtures';
import { renderPiece } from '../../testing/render';
import { answer, Refusal, server } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import { LoginScreen } from './login-screen';
import { recallHeroes, rememberHero } from './remembered-heroes';

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
  test('sends code, name and PIN as a child, and remembers who it was, never the PIN', async () => {
    const log = answer({ 'account.childLogin': () => makeHero() });
    const onEnter = open();
    fillIn();
    await user.click(start());
    await waitFor(() => expect(onEnter).toHaveBeenCalledWith(makeHero()));
    expect(log.filter(({ name }) => name === 'account.childLogin')).toEqual([
      {
        name: 'account.childLogin',
        input: { familyCode: 'HER7K2', username: 'mia7', pin: '1234' },
        role: 'child',
      },
    ]);
    expect(recallHeroes()).toEqual([
      {
        ...{ familyCode: 'HER7K2', username: 'mia7', heroId: 'hero-1', name: 'Mia' },
        ...{ avatarType: 'robot', frame: null },
      },
    ]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('1234');
  });

  test('help says where the code comes from, and the way back leads to the landing page', () => {
    open();
    expect(screen.getByText(/Ask a parent for your family code/)).toHaveTextContent('6 letters or numbers');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  });

  test('the family code is upper case and at most eight long; the Enter key sends the form', async () => {
    answer({ 'account.childLogin': () => makeHero() });
    const onEnter = open();
    await user.type(screen.getByLabelText('Family Code'), 'abcdefghij');
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
      [
        new Refusal(403, 'x', { emergencyMode: true }),
        'Emergency Mode Active',
        /temporarily restricted access/,
      ],
      [new Refusal(403, 'x', { featureDisabled: true }), 'Feature Disabled', /daily habits is disabled/],
      [new Refusal(503, 'x'), 'Login Failed', 'Invalid username or PIN'],
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

  test.each([
    [45, /Try again in 45 seconds/, /^Wait 0:4[45]$/],
    [90, /Try again in 2 minutes/, /^Wait 1:(30|29)$/],
  ])(
    'after too many tries one waits %i seconds: the button counts down and cannot be pressed',
    async (...[retryAfter, message, wait]) => {
      answer({
        'account.childLogin': () => {
          throw new Refusal(429, 'x', { retryAfter });
        },
      });
      open();
      fillIn();
      await user.click(start());
      expect(await screen.findByRole('button', { name: wait })).toBeDisabled();
      expect(toast()).toHaveTextContent(message);
    },
  );
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
    write('Secret PIN', '1234');
    await user.click(start());
    await screen.findByRole('button', { name: /^Wait 1:/ });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Mia' }));
    write('Secret PIN', '1234');
    await user.click(start());
    await waitFor(() => expect(onEnter).toHaveBeenCalled());
  });

  test('another hero of the family finds the code filled in, and a hero can be forgotten', async () => {
    rememberHero(leo);
    open();
    await user.click(screen.getByRole('button', { name: 'Another hero' }));
    expect(screen.getByLabelText('Family Code')).toHaveValue('HER7K2');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Forget Leo on this device' }));
    expect(screen.getByLabelText('Hero Username')).toBeVisible();
    expect(recallHeroes()).toEqual([]);
  });
});
