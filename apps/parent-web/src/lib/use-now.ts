import { useEffect, useState } from 'react';

/** The present instant, renewed every `everyMs` while mounted: what countdowns and 'minutes ago' hang on. */
export function useNow(everyMs = 15_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs]);
  return now;
}
