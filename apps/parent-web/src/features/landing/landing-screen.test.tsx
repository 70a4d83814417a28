import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAddress } from '../../testing/render';
import { callsTo } from '../../testing/server';
import { setSite } from '../../testing/site';

test('the landing page leads to the three doors, says what there is at which price, and asks the server nothing', async () => {
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
  expect(callsTo('account.me')).toEqual([]);
});

test('where nobody is billed the page speaks of no plan, price or trial', async () => {
  setSite({ billing: 'off' });
  const { container } = openAddress('/');
  expect(await screen.findAllByRole('link', { name: 'Create your family' })).not.toHaveLength(0);
  expect(container.textContent).not.toMatch(/\$|\bplans?\b|trial|premium|price/i);
});
