import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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

/** jsdom's own answer to ':focus-visible' is true at the first focus only; browsers tell a keyboard from a finger. */
function focusIsVisible(isByKeyboard: boolean): void {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? isByKeyboard : matches.call(this, selector);
  });
}
afterEach(() => void vi.restoreAllMocks());

test('the focus of the keyboard shows the name of an icon-only button, until it moves on or Escape is pressed', async () => {
  focusIsVisible(true);
  const { user } = renderConsole(
    <>
      <IconButton label="Edit">e</IconButton>
      <IconButton label="Delete">d</IconButton>
    </>,
  );
  const tooltip = (name: string) =>
    screen.findByText(name, { selector: '[role=tooltip]' }, { timeout: 8_000 });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(await tooltip('Edit')).toBeInTheDocument();
  await user.tab();
  expect(await tooltip('Delete')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('tooltip')).toHaveLength(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

test('a finger on an icon-only button shows no tooltip', async () => {
  focusIsVisible(false);
  const { user } = renderConsole(<IconButton label="Edit">e</IconButton>);
  const edit = screen.getByRole('button', { name: 'Edit' });
  await user.pointer([{ keys: '[TouchA]', target: edit }]);
  expect(edit).toHaveFocus();
  expect(screen.queryByRole('tooltip')).toBeNull();
});
