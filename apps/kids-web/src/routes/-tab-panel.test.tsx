import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeProcedures } from '../testing/fixtures';
import { renderApp } from '../testing/render';
import { answer } from '../testing/trpc-server';
import { user } from '../testing/user';

test('a section that falls over says so, and the others still open', async () => {
  // React tells of the fall.
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  answer(makeProcedures({ 'games.list': () => [null] }));
  renderApp('/kids?tab=games');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something tripped!');
  await user.click(screen.getByRole('tab', { name: 'Progress' }));
  expect(await screen.findByRole('table', { name: /^My month/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  told.mockClear();
});
