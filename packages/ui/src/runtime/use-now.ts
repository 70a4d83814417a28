import { useEffect, useState } from 'react';

/** The present instant, renewed every `everyMs` while mounted; 0 stops the clock. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (everyMs === 0) return;
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
