import { createSteps } from '@herohood/browser/steps';
import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ConsoleProviders } from '../lib/console-frame';
import { StepsContext } from '../lib/steps';
import { Dialog } from './dialog';

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title="A new hero">
      <label>
        Name <input />
      </label>
    </Dialog>
  );
}

function open() {
  const history = createMemoryHistory({ initialEntries: ['/parent', '/parent/heroes'] });
  render(
    <StepsContext value={createSteps(history)}>
      <ConsoleProviders>
        <Page />
      </ConsoleProviders>
    </StepsContext>,
  );
  return history;
}

const dialog = () => screen.queryByRole('dialog', { name: 'A new hero' });

test('Back closes a dialog and leaves the page where it is', async () => {
  const history = open();
  await screen.findByRole('dialog', { name: 'A new hero' });
  history.back();
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(history.location.pathname).toBe('/parent/heroes');
});

test('typed text is not lost by Back, unless that is wanted', async () => {
  const history = open();
  await userEvent.type(await screen.findByLabelText('Name'), 'Mia');
  history.back();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Mia');
  expect(history.location.pathname).toBe('/parent/heroes');
  history.back();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  await waitFor(() => expect(history.location.state.isDialog).toBeUndefined());
  expect(history.location.pathname).toBe('/parent/heroes');
});
