import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setComfort } from '../device/comfort';
import { setMuted } from '../device/sound';
import { setReadAloud } from '../device/speech';
import { recall } from '../device/store';
import { renderPiece } from '../testing/render';
import { user } from '../testing/user';
import { ReadAloudButton } from './read-aloud-button';
import { StageButtons } from './stage-buttons';

beforeEach(() => {
  vi.stubGlobal('speechSynthesis', { cancel: vi.fn(), speak: vi.fn() });
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
});
afterEach(() => {
  act(() => {
    setMuted(false);
    setReadAloud(true);
  });
  vi.unstubAllGlobals();
});

const sheet = () => screen.findByRole('dialog', { name: 'Settings' });
const open = () => user.click(screen.getByRole('button', { name: 'Settings' }));

test('a device without a voice for the language says so in place of the switch, and offers no button', async () => {
  vi.stubGlobal('speechSynthesis', {
    ...speechSynthesis,
    getVoices: () => [{ lang: 'de-DE', default: true }],
  });
  renderPiece(
    <>
      <StageButtons />
      <ReadAloudButton name="Brush teeth" words="Brush teeth" />
    </>,
  );
  await open();
  expect(await sheet()).toHaveTextContent('No voice for your language yet');
  expect(screen.queryByRole('switch', { name: 'Read aloud' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Read aloud/ })).not.toBeInTheDocument();
});

test('the way out asks first, and staying is the nearer answer', async () => {
  renderPiece(<StageButtons />);
  await open();
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  const stay = screen.getByRole('button', { name: 'Stay here' });
  expect(screen.getByRole('group', { name: 'Do you want to go?' })).toContainElement(stay);
  expect(stay).toHaveFocus();
  await user.click(stay);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('calm, the night look and the size of letters are chosen for this device; Escape gives the focus back', async () => {
  renderPiece(<StageButtons />);
  await open();
  await user.click(await screen.findByRole('switch', { name: 'Calm' }));
  await user.click(screen.getByRole('switch', { name: 'Night look' }));
  await user.click(screen.getByRole('button', { name: 'Large letters' }));
  expect(screen.getByRole('button', { name: 'Large letters', pressed: true })).toBeVisible();
  expect(recall('comfort')).toEqual({ isCalm: true, isDark: true, text: 'large' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus();
  act(() => setComfort({ isCalm: false, isDark: false, text: 'usual' }));
});
