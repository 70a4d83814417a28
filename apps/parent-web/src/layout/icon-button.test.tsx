import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderConsole } from '../testing/render';
import { IconButton } from './icon-button';

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
