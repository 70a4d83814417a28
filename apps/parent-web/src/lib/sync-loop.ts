/** First run after the conditions are met, and the pause between runs (specification). */
export const FIRST_SYNC_MS = 1_000;
export const SYNC_EVERY_MS = 30_000;

interface Options {
  /** One sync; rejects when it failed. */
  run: () => Promise<void>;
  /** Called when a run fails after one that worked: a broken line is told once, not every 30 seconds. */
  onFirstFailure: () => void;
}

/**
 * Runs a sync soon, then every 30 seconds, and at once when `now` is called. A run that is asked for while another
 * is under way is skipped by the clock, but remembered when a live message asked: what it announced may be newer
 * than what the run under way has read.
 */
export function startSyncLoop({ run, onFirstFailure }: Options) {
  let isRunning = false;
  let isAskedAgain = false;
  let hasFailed = false;
  let isStopped = false;

  async function tick(): Promise<void> {
    if (isRunning || isStopped || !navigator.onLine) return;
    isRunning = true;
    try {
      await run();
      hasFailed = false;
    } catch {
      if (!hasFailed && !isStopped) onFirstFailure();
      hasFailed = true;
    }
    isRunning = false;
    if (isAskedAgain) {
      isAskedAgain = false;
      await tick();
    }
  }

  const first = window.setTimeout(() => void tick(), FIRST_SYNC_MS);
  const every = window.setInterval(() => void tick(), SYNC_EVERY_MS);
  const now = () => {
    if (isRunning) isAskedAgain = true;
    else void tick();
  };
  window.addEventListener('online', now);
  return {
    now,
    stop() {
      isStopped = true;
      window.clearTimeout(first);
      window.clearInterval(every);
      window.removeEventListener('online', now);
    },
  };
}
