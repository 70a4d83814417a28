/**
 * The answer to a call that the page has asked for before the app was there (`first-calls.ts`), once: whoever asks
 * again wants to know what is new. It fails where the server refused.
 */
export type TakeEarly = (procedure: string, input: unknown) => Promise<unknown> | undefined;

declare global {
  interface Window {
    /** Absent on every page but the home's. */
    takeEarly?: TakeEarly;
  }
}

/** An answer that was asked for early, or else what `ask` brings. */
export function earlyOr(procedure: string, input: unknown, ask: () => Promise<unknown>): Promise<unknown> {
  return window.takeEarly?.(procedure, input)?.catch(ask) ?? ask();
}
