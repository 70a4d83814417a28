import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FakeRecorder, stubMicrophone } from '../../testing/recorder';
import { renderConsole } from '../../testing/render';
import { useVoiceNote } from './use-voice-note';
import { VoicePanel } from './voice-panel';

afterEach(() => {
  FakeRecorder.isTypeSupported = (type) => type.startsWith('audio/webm');
});

function Panel() {
  return <VoicePanel voice={useVoiceNote({})} on="form" />;
}

test('a refused microphone and a missing recorder are told apart', async () => {
  stubMicrophone(new DOMException('no', 'NotAllowedError'));
  const { user } = renderConsole(<Panel />);
  await user.click(screen.getByRole('button', { name: 'Record a message' }));
  expect(await screen.findByText('Recording Error')).toBeVisible();
  FakeRecorder.isTypeSupported = () => false;
  await user.click(screen.getByRole('button', { name: 'Record a message' }));
  expect(await screen.findByText('This browser cannot record sound.')).toBeVisible();
});
