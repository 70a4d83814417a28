import { recordingType, startRecording } from '@herohood/browser/record-voice';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeRecorder, stubMicrophone } from '../../testing/recorder';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  FakeRecorder.isTypeSupported = (type) => type.startsWith('audio/webm');
});

function listener() {
  return { onTaken: vi.fn(), onFailed: vi.fn() };
}

test('webm with opus is recorded where the browser can, mp4 where it cannot', () => {
  stubMicrophone();
  expect(recordingType()).toBe('audio/webm;codecs=opus');
  FakeRecorder.isTypeSupported = (type) => type === 'audio/mp4';
  expect(recordingType()).toBe('audio/mp4');
  FakeRecorder.isTypeSupported = () => false;
  expect(recordingType()).toBeNull();
});

test('a recording ends by itself after its longest time and lets the microphone go', async () => {
  const { letGo } = stubMicrophone();
  const heard = listener();
  await startRecording({ mimeType: 'audio/webm;codecs=opus', maxSeconds: 60 }, heard);
  vi.advanceTimersByTime(59_900);
  expect(heard.onTaken).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(heard.onTaken).toHaveBeenCalledTimes(1);
  const { blob, seconds } = heard.onTaken.mock.calls[0]?.[0] ?? {};
  expect([blob.type, seconds]).toEqual(['audio/webm', 60]);
  expect(letGo).toHaveBeenCalledTimes(1);
});

test('what was said until the microphone was unplugged is kept', async () => {
  const { recorders } = stubMicrophone();
  const heard = listener();
  await startRecording({ mimeType: 'audio/webm', maxSeconds: 60 }, heard);
  vi.advanceTimersByTime(4_200);
  recorders[0]?.stop();
  expect(heard.onTaken.mock.calls[0]?.[0]).toMatchObject({ seconds: 4 });
});

test('a cancelled recording is forgotten', async () => {
  const { letGo } = stubMicrophone();
  const heard = listener();
  const session = await startRecording({ mimeType: 'audio/webm', maxSeconds: 60 }, heard);
  session.cancel();
  vi.advanceTimersByTime(60_000);
  expect([heard.onTaken.mock.calls.length, heard.onFailed.mock.calls.length]).toEqual([0, 0]);
  expect(letGo).toHaveBeenCalled();
});

test('a microphone that gives no sound is as good as none, and a broken recording a failed one', async () => {
  const { recorders } = stubMicrophone();
  const heard = listener();
  FakeRecorder.isDeaf = true;
  const begun = startRecording({ mimeType: 'audio/webm', maxSeconds: 60 }, heard);
  const refused = expect(begun).rejects.toThrow('No sound came.');
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  FakeRecorder.isDeaf = false;
  await startRecording({ mimeType: 'audio/webm', maxSeconds: 60 }, heard);
  recorders[1]!.onerror?.();
  recorders[1]!.stop();
  expect([heard.onTaken.mock.calls.length, heard.onFailed.mock.calls.length]).toEqual([0, 1]);
});

test('a refused microphone is thrown', async () => {
  stubMicrophone(new DOMException('no', 'NotAllowedError'));
  await expect(startRecording({ mimeType: 'audio/webm', maxSeconds: 60 }, listener())).rejects.toThrow('no');
});
