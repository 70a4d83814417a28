/** By then the first view stands, also on a slow tablet; only then is it asked whether the device is idle. */
const FIRST_VIEW_MS = 2_500;
/** A device that is never idle is not kept waiting for ever. */
const LATEST_MS = 20_000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the person pays for what is fetched or waits long for it, as far as the browser tells. */
export function isMetered(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/**
 * Calls `act` once the first view stands and the device is idle: for what nobody has asked for yet.
 *
 * @returns what calls it off
 */
export function whenIdle(act: () => void): () => void {
  let request = 0;
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if (window.requestIdleCallback) request = window.requestIdleCallback(act, { timeout: LATEST_MS });
    else act();
  }, FIRST_VIEW_MS);
  return () => {
    clearTimeout(timer);
    if (request) window.cancelIdleCallback(request);
  };
}
