import { beforeEach, expect, test, vi } from 'vitest';
import { playRingtone } from './play-ringtone';

interface FakeSource {
  start: (at?: number) => void;
  stop: (at: number) => void;
  onended: (() => void) | null;
}

let sources: (FakeSource & { stops: number[] })[] = [];
let clock: (FakeSource & { stops: number[] }) | undefined;

function param() {
  return {
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
}

/** An audio context that remembers what was started and stopped in it. */
function aContext(): BaseAudioContext {
  const node = (more: object = {}) => {
    const made = { context, connect: (next: unknown) => next, disconnect: vi.fn(), gain: param(), ...more };
    return made;
  };
  const source = () => {
    const stops: number[] = [];
    const made = node({
      frequency: param(),
      detune: param(),
      offset: param(),
      start: vi.fn(),
      stop: (at: number) => stops.push(at),
      stops,
      onended: null,
    });
    sources.push(made as unknown as (typeof sources)[number]);
    return made;
  };
  const context = {
    currentTime: 10,
    sampleRate: 100,
    destination: {},
    createGain: () => node(),
    createDynamicsCompressor: () => node(),
    createStereoPanner: () => node({ pan: param() }),
    createDelay: () => node({ delayTime: param() }),
    createBiquadFilter: () => node({ frequency: param(), Q: param() }),
    createBuffer: () => ({ getChannelData: () => new Float32Array(200) }),
    createBufferSource: source,
    createOscillator: source,
    createConstantSource: () => {
      const made = source();
      clock = sources.at(-1);
      return made;
    },
  };
  return context as unknown as BaseAudioContext;
}

beforeEach(() => {
  sources = [];
  clock = undefined;
});

test('a ringtone starts its notes and says once that it has ended', () => {
  const onEnd = vi.fn();
  const stop = playRingtone('hero', { volume: 0.5, context: aContext(), onEnd });
  expect(sources.length).toBeGreaterThan(20);
  expect(onEnd).not.toHaveBeenCalled();
  clock?.onended?.();
  stop();
  clock?.onended?.();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('stopping ends every note at once, and what was stopped did not end by itself', () => {
  const onEnd = vi.fn();
  const stop = playRingtone('ocean-waves', { volume: 1, context: aContext(), onEnd });
  stop();
  stop();
  for (const { stops } of sources) expect(stops.at(-1)).toBeCloseTo(10.06);
  expect(sources.every(({ stops }) => stops.length === 2)).toBe(true);
  clock?.onended?.();
  expect(onEnd).not.toHaveBeenCalled();
});

test('silence starts nothing and is over at once', () => {
  const onEnd = vi.fn();
  playRingtone('none', { volume: 1, context: aContext(), onEnd })();
  expect(sources).toEqual([]);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
