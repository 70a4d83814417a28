import type { Page } from 'playwright-core';

export interface FrameRate {
  /** Frames per second, from the median interval between two frames. */
  fps: number;
  /** The longest of twenty intervals, in milliseconds: what a child sees as a jerk. */
  slowMs: number;
  /** The longest of all, in milliseconds. */
  worstMs: number;
  /** Frames per second, on average. */
  drawn: number;
}

type Recorder = Window & { frameTimes?: number[]; seenAt?: number };

/** How long the work below takes a page, in milliseconds, on the machine that the bounds were set on when it does nothing else. */
const REFERENCE_MS = 5;
const TRIES = 40;

/**
 * Makes the page's processor as slow as that of a cheap tablet: `rate` times slower than the machine that the bounds were set on.
 * A machine that is slower by itself, or busy with other things just now, needs that much less of it.
 */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const slowness = (await workMs(page)) / REFERENCE_MS;
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, rate / Math.max(1, slowness)) });
}

/** What a page needs for the same work as ever, on average, in milliseconds. */
function workMs(page: Page): Promise<number> {
  return page.evaluate((tries) => {
    const since = performance.now();
    let sum = 0;
    for (let at = 0; at < tries * 2_000_000; at += 1) sum += Math.sqrt(at % 2_000_000);
    return (performance.now() - since) / (sum > 0 ? tries : 1);
  }, TRIES);
}

/** Begins to note when the page draws, and when something that fits `awaited` first shows. */
export async function recordFrames(page: Page, awaited: string): Promise<void> {
  await page.evaluate((selector) => {
    const recorder = window as Recorder;
    const times: number[] = [];
    recorder.frameTimes = times;
    recorder.seenAt = undefined;
    function note(now: number) {
      // Another recording has begun.
      if (recorder.frameTimes !== times) return;
      times.push(now);
      if (recorder.seenAt === undefined && document.querySelector(selector)) recorder.seenAt = now;
      requestAnimationFrame(note);
    }
    requestAnimationFrame(note);
  }, awaited);
}

/** The frame rate of `spanMs` from the moment at which the awaited thing showed. Waits for that time to pass. */
export async function frameRate(page: Page, spanMs: number): Promise<FrameRate> {
  const times = await page
    .waitForFunction((span) => {
      const { frameTimes = [], seenAt } = window as Recorder;
      const end = seenAt === undefined ? Number.POSITIVE_INFINITY : seenAt + span;
      return (
        (frameTimes.at(-1) ?? 0) >= end && frameTimes.filter((time) => time >= (seenAt ?? 0) && time <= end)
      );
    }, spanMs)
    .then((handle) => handle.jsonValue());
  if (!times) throw new Error('nothing was drawn');
  const intervals = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const sorted = intervals.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {
    fps: 1000 / at(0.5),
    slowMs: at(0.95),
    worstMs: at(1),
    drawn: (sorted.length * 1000) / spanMs,
  };
}

/** A scene's figures in words, for whoever reads the run's log. */
export function sayFrameRate(what: string, { fps, slowMs, worstMs, drawn }: FrameRate): string {
  const figures = [
    `${fps.toFixed(0)} fps median`,
    `${drawn.toFixed(0)} on average`,
    `1 frame in 20 over ${slowMs.toFixed(0)} ms`,
    `worst ${worstMs.toFixed(0)} ms`,
  ];
  return `${what}: ${figures.join(', ')}`;
}
