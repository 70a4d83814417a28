import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offerLanguages, seeReload } from '../testing/languages';
import { openAddress, renderConsole } from '../testing/render';
import { LanguageSwitch } from './language-switch';

const kept = () => localStorage.getItem('herohood.locale');

test('it says what is spoken, offers the others by their own names, and the choice stays in this browser', async () => {
  offerLanguages(['de', 'he'], 'de');
  const reload = seeReload();
  const { user } = renderConsole(<LanguageSwitch />);
  const button = screen.getByRole('button', { name: 'Language: Deutsch' });
  expect(button).toHaveTextContent('Deutsch');
  await user.click(button);
  const items = screen.getAllByRole('menuitemradio');
  expect(items.map((item) => [item.textContent, item.lang])).toEqual([
    ['English', 'en'],
    ['Deutsch', 'de'],
    ['עברית', 'he'],
  ]);
  expect(screen.getByRole('menuitemradio', { name: 'Deutsch' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'עברית' }));
  expect([kept(), reload.mock.calls.length]).toEqual(['he', 1]);
});

test('the keyboard opens it at what is spoken, goes round, and Escape leads back', async () => {
  offerLanguages(['de', 'he'], 'de');
  const reload = seeReload();
  const { user } = renderConsole(<LanguageSwitch />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  const names = () => document.activeElement?.textContent;
  expect(names()).toBe('Deutsch');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(names()).toBe('English');
  await user.keyboard('{ArrowUp}');
  expect(names()).toBe('עברית');
  await user.keyboard('{Home}{End}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button')).toHaveFocus();
  await user.keyboard('{Enter}{Home}{Enter}');
  expect([kept(), reload.mock.calls.length]).toEqual(['en', 1]);
});

test('it closes when one goes on, or presses somewhere else', async () => {
  offerLanguages(['de']);
  const { user } = renderConsole(
    <>
      <LanguageSwitch />
      <button type="button">Next</button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: /^Language/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Language/ }));
  await user.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(kept()).toBeNull();
});

test('where there is one language there is nothing to choose', () => {
  offerLanguages([]);
  renderConsole(<LanguageSwitch />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['/', '/privacy', '/terms', '/parent/auth?mode=login', '/parent/auth?mode=register'])(
  'a stranger chooses at %s',
  async (address) => {
    offerLanguages(['de']);
    openAddress(address);
    const places = [await screen.findByRole('button', { name: 'Language: English' })];
    expect(places).toHaveLength(1);
    expect(within(places[0]!.parentElement!).queryByRole('menu')).toBeNull();
  },
);
