import { vi } from 'vitest';

/** A player of this browser: it plays at once, unless a test says why it cannot. */
export class FakeAudio {
  static made: FakeAudio[] = [];
  /** What the next plays are refused with. */
  static refusal: DOMException | null = null;

  preload = '';
  currentTime = 0;
  error: object | null = null;
  isPlaying = false;
  onended: (() => void) | null = null;
  onplaying: (() => void) | null = null;

  constructor(readonly src: string) {
    FakeAudio.made.push(this);
  }

  load() {
    this.error = null;
  }

  async play() {
    if (FakeAudio.refusal) throw FakeAudio.refusal;
    this.isPlaying = true;
    this.onplaying?.();
  }

  pause() {
    this.isPlaying = false;
  }
}

/** Gives this browser players; the answer lists those that were made, the newest last. */
export function stubAudio(): FakeAudio[] {
  FakeAudio.made = [];
  FakeAudio.refusal = null;
  vi.stubGlobal('Audio', FakeAudio);
  return FakeAudio.made;
}
