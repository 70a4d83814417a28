import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from '../testing/render';
import { IconButton } from './icon-button';

test('a mouse over an icon-only button learns its name, and the next one at once', async () => {
  const { user } = renderConsole(
    <>
      <IconButton label="Edit">e</IconButton>
      <IconButton label="Delete">d</IconButton>
    </>,
  );
  const edit = screen.getByRole('button', { name: 'Edit' });
  await user.hover(edit);
  expect(screen.queryByRole('tooltip')).toBeNull();
  let x = 0;
  // What draws it comes with the first mouse; a mouse that stays still moves a little.
  await expect
    .poll(
      async () => {
        x += 1;
        await user.pointer({ target: edit, coords: { x, y: 1 } });
        return screen.queryByRole('tooltip')?.textContent;
      },
      { timeout: 8_000 },
    )
    .toBe('Edit');
  await user.hover(screen.getByRole('button', { name: 'Delete' }));
  // Within the time that the first one takes to go.
  expect(
    await screen.findByText('Delete', { selector: '[role=tooltip]' }, { timeout: 300 }),
  ).toBeInTheDocument();
});
