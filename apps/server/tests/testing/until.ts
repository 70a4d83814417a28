import { setImmediate as nextTurn } from 'node:timers/promises';
import { vi } from 'vitest';

/** Waits for a condition that other processes or connections bring about; also where no test runs, in a hook. */
export async function until(condition: () => unknown, timeoutMs = 15_000): Promise<void> {
  const look = async () => {
    if (!(await condition())) throw new Error(`This did not come true: ${condition}`);
  };
  await vi.waitFor(look, { interval: 20, timeout: timeoutMs });
}

/** Lets everything that is due in this process run, where something is expected not to happen. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 50; i++) await nextTurn();
}
