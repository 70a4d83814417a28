import { useEffect, useRef } from 'react';

type Wait = {
  /** Null: there is nothing to wait for. */
  ms: number | null;
  /** A pause starts the wait anew, so that nothing is missed. */
  isPaused: boolean;
  /** What is waited for; another one is another wait. */
  token?: unknown;
};

/** Calls back once, so many milliseconds after the wait began. */
export function useDelay({ ms, isPaused, token }: Wait, callBack: () => void): void {
  const latest = useRef(callBack);
  latest.current = callBack;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token is a new wait
  useEffect(() => {
    if (ms === null || isPaused) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [ms, isPaused, token]);
}
