import { notifications } from '@mantine/notifications';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteSignOut } from '../../lib/sign-out';
import { openAddress } from '../../testing/render';
import { callsTo } from '../../testing/server';
import { setSite } from '../../testing/site';

test('the landing page leads to the three doors, says what there is at which price, and asks the server nothing', async () => {
  setSite({ supportEmail: 'help@hero.example' });
  openAddress('/');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('link', { name: 'I am a hero' })).toHaveAttribute('href', '/kids-login');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/parent/auth?mode=login');
  for (const name of ['Start free trial', 'Create your hero']) {
    for (const link of screen.getAllByRole('link', { name })) {
      expect(link).toHaveAttribute('href', '/parent/auth?mode=register');
    }
  }
  const plans = within(screen.getByRole('region', { name: 'Fair and simple plans' }));
  for (const price of ['$4.99', '$12.99', '$39.99']) expect(plans.getByText(price)).toBeVisible();
  expect(plans.getAllByText(/^Save/).map((label) => label.textContent)).toEqual(['Save 13%', 'Save 33%']);
  expect(screen.getByText(/During the trial everything is open/)).toBeVisible();
  const footer = within(screen.getByRole('navigation', { name: 'More' }));
  expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', 'mailto:help@hero.example');
  expect(callsTo('account.me')).toEqual([]);
});

test('where limits are enforced the trial does not promise all', async () => {
  setSite({ planLimits: 'enforced' });
  openAddress('/');
  await screen.findByRole('region', { name: 'Fair and simple plans' });
  expect(screen.queryByText(/During the trial everything is open/)).toBeNull();
});

test('privacy tells for how long what only tells of the past is kept; terms can be read by everybody', async () => {
  openAddress('/privacy');
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  expect(screen.getByRole('heading', { level: 2, name: 'What is kept about children' })).toBeVisible();
  for (const line of [
    'The list of who did what: 365 days.',
    /Counts of wrong sign-ins and of mails: 2 days\./,
    'A browser that a hero signed in from: 400 days after the last sign-in there.',
    /what changed: 31 days\. Reminders that were sent: 60 days\. Events of the payment provider: 90 days\./,
  ]) {
    expect(screen.getByText(line)).toBeVisible();
  }
  cleanup();
  openAddress('/terms');
  expect(await screen.findByRole('heading', { level: 2, name: 'Who may use it' })).toBeVisible();
});

test('the chosen colours are kept', async () => {
  const { user } = openAddress('/');
  await user.click(await screen.findByRole('button', { name: 'Switch to dark colors' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(window.localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
});

test('after signing out it says so once', async () => {
  // Fetched before, so that a busy machine's time for it is nobody's patience.
  await import('./farewell');
  noteSignOut();
  const { unmount } = openAddress('/');
  expect(await screen.findByText('Logged out')).toBeVisible();
  unmount();
  notifications.clean();
  openAddress('/');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Logged out')).toBeNull();
});

test('where nobody is billed the page speaks of no plan, price or trial', async () => {
  setSite({ billing: 'off' });
  const { container } = openAddress('/');
  expect(await screen.findAllByRole('link', { name: 'Create your family' })).not.toHaveLength(0);
  expect(container.textContent).not.toMatch(/\$|\bplans?\b|trial|premium|price/i);
});

test('a server that takes no new families says so at the front door', async () => {
  setSite({ isSignUpOpen: false });
  openAddress('/');
  expect(await screen.findByText('No new families here. Join one with its family code.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start free trial' })).toBeNull();
});
