import { readApiError } from '@herohood/browser/api-error';
import { textKey } from '@herohood/domain/text-key';
import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/**
 * Counts down after too many tries (429). Locks are an account's own, so another e-mail may be tried meanwhile; when
 * the address itself is locked the server says so again.
 */
export function useLockout() {
  const [lock, setLock] = useState<{ email: string; until: number } | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const seconds = lock ? Math.max(0, Math.ceil((lock.until - now) / SECOND_MS)) : 0;
  const isCounting = seconds > 0;

  useEffect(() => {
    if (!isCounting) return;
    const timer = window.setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => window.clearInterval(timer);
  }, [isCounting]);

  return {
    /** Whole seconds for which this e-mail has to wait; 0 when it need not. */
    secondsFor: (email: string) => (lock && sameEmail(lock.email, email) ? seconds : 0),
    /** Takes note of a refusal; other errors lock nothing. */
    note: (error: unknown, email: string) => {
      const { retryAfter } = readApiError(error);
      if (retryAfter === null) return;
      setNow(Date.now());
      setLock({ email, until: Date.now() + retryAfter * SECOND_MS });
    },
  };
}

const sameEmail = (one: string, other: string) => textKey(one) === textKey(other);
