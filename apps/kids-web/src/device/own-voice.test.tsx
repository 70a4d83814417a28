import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LookContext, traitsOf } from './look';
import { useSpoken } from './own-voice';
import { setMuted } from './sound';
import { setReadAloud } from './speech';

let said: string[];
let hasBeenTouched: boolean;
let isHidden: boolean;

class Utterance {
  lang = '';
  rate = 1;
  constructor(readonly text: string) {}
}

beforeEach(() => {
  [said, hasBeenTouched, isHidden] = [[], true, false];
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    cancel: () => said.push('(quiet)'),
    speak: ({ text }: Utterance) => said.push(text),
  });
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { userActivation: { get: () => ({ hasBeenActive: hasBeenTouched }) } }),
  );
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  setReadAloud(true);
  setMuted(false);
  said = [];
});
afterEach(() => {
  // The whole device keeps these, for every file to come.
  act(() => {
    setReadAloud(true);
    setMuted(false);
  });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Said({ words }: { words: string | null }) {
  useSpoken(words);
  return null;
}
const at = (words: string | null, look: 'young' | 'middle' | 'older' = 'young') => (
  <LookContext value={traitsOf(look)}>
    <Said words={words} />
  </LookContext>
);
const heard = () => said.filter((words) => words !== '(quiet)');

test('each new text is said once, whatever is drawn again', () => {
  const { rerender } = render(at('Hi Mia!'));
  for (const words of ['Hi Mia!', null, 'Hi Mia!', '2 to go!', '2 to go!']) rerender(at(words));
  expect(heard()).toEqual(['Hi Mia!', '2 to go!']);
});

test('only the young look speaks by itself; a look that changes live begins at once', () => {
  const { rerender } = render(at('Hi Mia!', 'middle'));
  rerender(at('Hi Mia!', 'older'));
  expect(heard()).toEqual([]);
  rerender(at('Hi Mia!', 'young'));
  expect(heard()).toEqual(['Hi Mia!']);
});

test('before the first touch the newest text waits for it', () => {
  hasBeenTouched = false;
  const { rerender } = render(at('Hi Mia!'));
  rerender(at('2 to go!'));
  expect(heard()).toEqual([]);
  hasBeenTouched = true;
  fireEvent.click(document.body);
  fireEvent.click(document.body);
  expect(heard()).toEqual(['2 to go!']);
});

test('a page that nobody looks at is silent until somebody does', () => {
  isHidden = true;
  render(at('Hi Mia!'));
  fireEvent.click(document.body);
  expect(heard()).toEqual([]);
  isHidden = false;
  fireEvent(document, new Event('visibilitychange'));
  expect(heard()).toEqual(['Hi Mia!']);
});

test.each([
  ['sounds', () => setMuted(true)],
  ['reading aloud', () => setReadAloud(false)],
])('nothing is said while %s are switched off', (_what, switchOff) => {
  act(switchOff);
  render(at('Hi Mia!'));
  expect(heard()).toEqual([]);
});
