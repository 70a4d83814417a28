import { useEffect, useState } from 'react';
import { serverNow } from './server-clock';

/** The present instant by the server's clock, renewed every `everyMs` while mounted; 0 stops the clock. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (everyMs === 0) return;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
