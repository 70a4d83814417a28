import { vi } from 'vitest';

/** Ends a fake recording as the browser would when the microphone is unplugged or the data is there. */
export class FakeRecorder {
  static readonly made: FakeRecorder[] = [];
  /** The microphone gives no sound. */
  static isDeaf = false;
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');

  state: RecordingState = 'inactive';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly mimeType: string;

  constructor(
    readonly stream: MediaStream,
    { mimeType }: { mimeType: string },
  ) {
    this.mimeType = mimeType;
    FakeRecorder.made.push(this);
  }

  start() {
    this.state = 'recording';
    if (!FakeRecorder.isDeaf) this.ondataavailable?.({ data: new Blob(['Well: ']) });
  }

  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(FakeRecorder.isDeaf ? [] : ['Brush them well!']) });
    this.onstop?.();
  }
}

/** Gives this browser a microphone. Out: the track's `stop`, which lets it go, and the recorders that were made. */
export function stubMicrophone(refusal?: Error) {
  const letGo = vi.fn();
  const getUserMedia = vi.fn(async () => {
    if (refusal) throw refusal;
    return { getTracks: () => [{ stop: letGo }] };
  });
  FakeRecorder.made.length = 0;
  FakeRecorder.isDeaf = false;
  Object.defineProperty(globalThis, 'MediaRecorder', { configurable: true, value: FakeRecorder });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  URL.createObjectURL = () => 'blob:http://herohood.test/voice';
  URL.revokeObjectURL = () => undefined;
  return { letGo, getUserMedia, recorders: FakeRecorder.made };
}
