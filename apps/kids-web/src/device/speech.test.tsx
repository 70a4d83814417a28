import { speakWith } from '@herohood/browser/text/words';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak, useLacksVoice, useReadAloud } from './speech';

type Voice = { lang: string; default: boolean };
type Said = {
  text: string;
  lang: string;
  voice?: Voice;
  rate: number;
  onerror?: (event: { error: string }) => void;
};

let said: Said[];
let voices: Voice[];
let synthesis: EventTarget;

beforeEach(() => {
  [said, voices] = [[], []];
  synthesis = Object.assign(new EventTarget(), {
    cancel() {},
    speak: (utterance: Said) => said.push(utterance),
    getVoices: () => voices,
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  speakWith('en', {});
});

function Offered() {
  return <p>{`${useReadAloud() ? 'buttons' : 'no buttons'}, ${useLacksVoice() ? 'no voice' : 'a voice'}`}</p>;
}

test('what is said has the language of the page, and its voice', () => {
  speakWith('pt-BR', {});
  voices = [
    { lang: 'pt-PT', default: true },
    { lang: 'pt-BR', default: false },
  ];
  speak('Bom dia!');
  expect(said).toEqual([expect.objectContaining({ text: 'Bom dia!', lang: 'pt-BR', voice: voices[1] })]);
});

test('voices of other languages stay silent; one that comes later speaks', () => {
  speakWith('uk', {});
  voices = [{ lang: 'en-US', default: true }];
  render(<Offered />);
  expect(screen.getByText('no buttons, no voice')).toBeVisible();
  speak('Привіт!');
  expect(said).toEqual([]);
  voices = [...voices, { lang: 'uk-UA', default: false }];
  act(() => void synthesis.dispatchEvent(new Event('voiceschanged')));
  expect(screen.getByText('buttons, a voice')).toBeVisible();
  speak('Привіт!');
  expect(said).toHaveLength(1);
});

test('a browser that finds no voice when it should speak offers its buttons no longer', () => {
  speakWith('he', {});
  render(<Offered />);
  expect(screen.getByText('buttons, a voice')).toBeVisible();
  speak('שלום');
  act(() => said[0]!.onerror!({ error: 'interrupted' }));
  expect(screen.getByText('buttons, a voice')).toBeVisible();
  act(() => said[0]!.onerror!({ error: 'language-unavailable' }));
  expect(screen.getByText('no buttons, no voice')).toBeVisible();
});
