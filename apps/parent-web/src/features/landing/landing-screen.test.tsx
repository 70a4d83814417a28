import { notifications } from '@mantine/notifications';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteSignOut } from '../../lib/sign-out';
import { openAddress } from '../../testing/render';
import { callsTo } from '../../testing/server';
import { setSite } from '../../testing/site';

test('the landing page leads to the three doors and asks the server nothing', async () => {
  openAddress('/');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('link', { name: 'I am a hero' })).toHaveAttribute('href', '/kids-login');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/parent/auth?mode=login');
  for (const name of ['Start free trial', 'Create your hero']) {
    for (const link of screen.getAllByRole('link', { name })) {
      expect(link).toHaveAttribute('href', '/parent/auth?mode=register');
    }
  }
  expect(callsTo('account.me')).toEqual([]);
});

test('the plans show the savings that arithmetic gives: none, 13% and 33%', async () => {
  openAddress('/');
  const plans = within(await screen.findByRole('region', { name: 'Fair and simple plans' }));
  expect(plans.getByText('$4.99')).toBeVisible();
  expect(plans.getByText('$12.99')).toBeVisible();
  expect(plans.getByText('$39.99')).toBeVisible();
  expect(plans.getAllByText(/^Save/).map((label) => label.textContent)).toEqual(['Save 13%', 'Save 33%']);
});

test('the chosen colours are kept', async () => {
  const { user } = openAddress('/');
  await user.click(await screen.findByRole('button', { name: 'Switch to dark colors' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(window.localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
});

test('it names what the product has: mini-games, the dashboard, controls and magical animals', async () => {
  openAddress('/');
  await screen.findByRole('heading', { name: 'Mini-games to earn' });
  expect(screen.getByRole('heading', { name: 'A parent dashboard' })).toBeVisible();
  const controls = screen.getByRole('heading', { name: 'Parental controls' }).closest('li');
  expect(controls).toHaveTextContent(/screen time.*bedtime/i);
  expect(screen.getByText('Magical animal')).toBeVisible();
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

test('while the trial has all, its card says so; where limits are enforced it does not', async () => {
  openAddress('/');
  expect(await screen.findByText(/During the trial everything is open/)).toBeVisible();
  cleanup();
  setSite({ planLimits: 'enforced' });
  openAddress('/');
  await screen.findByRole('region', { name: 'Fair and simple plans' });
  expect(screen.queryByText(/During the trial everything is open/)).toBeNull();
});

test('a server that takes no new families says so at the front door', async () => {
  setSite({ isSignUpOpen: false });
  openAddress('/');
  expect(await screen.findByText('No new families here. Join one with its family code.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start free trial' })).toBeNull();
});

test('privacy, terms and help are a tap away', async () => {
  setSite({ supportEmail: 'help@hero.example' });
  openAddress('/');
  const footer = within(await screen.findByRole('navigation', { name: 'More' }));
  expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', 'mailto:help@hero.example');
});

test('privacy tells for how long what only tells of the past is kept', async () => {
  openAddress('/privacy');
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  for (const line of [
    'The list of who did what: 365 days.',
    /Counts of wrong sign-ins and of mails: 2 days\./,
    'A browser that a hero signed in from: 400 days after the last sign-in there.',
    /what changed: 31 days\. Reminders that were sent: 60 days\. Events of the payment provider: 90 days\./,
  ]) {
    expect(screen.getByText(line)).toBeVisible();
  }
});

test.each([
  ['/privacy', 'Privacy', 'What is kept about children'],
  ['/terms', 'Terms', 'Who may use it'],
])('%s can be read by everybody', async (address, title, part) => {
  openAddress(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: part })).toBeVisible();
});
