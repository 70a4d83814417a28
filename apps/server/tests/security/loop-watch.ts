import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { machinePace } from '@herohood/testing/machine-pace';

/** No call may keep the process from everybody else for longer. */
export const LONGEST_BLOCK_MS = 50;
/** A busy machine is late by itself: what blocks does so every time, so the shortest of these counts. */
const TRIES = 5;

/**
 * The longest time in ms for which `work` kept the event loop from turning; never more than the process worked meanwhile, for
 * a loop that gets no processor is late without being blocked.
 */
export async function blockOnce(work: () => Promise<unknown>): Promise<number> {
  const watch = monitorEventLoopDelay({ resolution: 1 });
  watch.enable();
  await pause(3);
  watch.reset();
  const before = process.cpuUsage();
  await work();
  // A turn that came too late is only noted when it comes.
  await pause(3);
  watch.disable();
  const { user, system } = process.cpuUsage(before);
  return Math.min(watch.max / 1e6, (user + system) / 1e3);
}

/**
 * As long as `work` blocks the event loop for sure, in ms: the least of several tries. What takes longer than it may on a machine
 * that is slow right now is counted by its pace.
 */
export async function sureBlock(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES && least > LONGEST_BLOCK_MS / 2; i += 1) {
    least = Math.min(least, await blockOnce(work));
  }
  return least > LONGEST_BLOCK_MS ? paced(least) : least;
}

/** As long as it would have taken on the machine that the bounds were set on. */
export const paced = (ms: number) => ms / machinePace();
