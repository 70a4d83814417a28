import { speakWith } from '@herohood/browser/text/words';
import { speakEnglish } from '@herohood/testing/speak-english';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderConsole } from '../testing/render';
import { seeReload } from '../testing/see-reload';
import { LanguageSwitch } from './language-switch';

const kept = () => localStorage.getItem('herohood.locale');

test('the keyboard opens it at what is spoken, goes round, and Escape leads back', async () => {
  speakWith('de', {});
  onTestFinished(speakEnglish);
  const reload = seeReload();
  const { user } = renderConsole(<LanguageSwitch />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  const names = () => document.activeElement?.textContent;
  expect(names()).toBe('Deutsch');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(names()).toBe('עברית');
  await user.keyboard('{ArrowDown}');
  expect(names()).toBe('English');
  await user.keyboard('{Home}{End}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button')).toHaveFocus();
  await user.keyboard('{Enter}{Home}{Enter}');
  expect([kept(), reload.mock.calls.length]).toEqual(['en', 1]);
});
