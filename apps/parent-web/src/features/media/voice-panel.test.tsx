import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FakeRecorder, stubMicrophone } from '../../testing/recorder';
import { renderConsole } from '../../testing/render';
import { useVoiceNote } from './use-voice-note';
import { VoicePanel } from './voice-panel';

afterEach(() => {
  FakeRecorder.isTypeSupported = (type) => type.startsWith('audio/webm');
});

function Panel({ on }: { on: 'form' | 'page' }) {
  return <VoicePanel voice={useVoiceNote({})} on={on} />;
}

test.each([
  ['form', 'Recording Error', 'Could not access microphone. Please check permissions.'],
  ['page', 'Recording Failed', 'Unable to access microphone. Please check permissions.'],
] as const)(
  'on a %s a refused microphone and a missing recorder are told apart',
  async (on, title, words) => {
    stubMicrophone(new DOMException('no', 'NotAllowedError'));
    const { user } = renderConsole(<Panel on={on} />);
    await user.click(screen.getByRole('button', { name: 'Record a message' }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    FakeRecorder.isTypeSupported = () => false;
    await user.click(screen.getByRole('button', { name: 'Record a message' }));
    expect(await screen.findByText('This browser cannot record sound.')).toBeVisible();
  },
);
