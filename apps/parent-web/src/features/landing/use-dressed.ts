import { useEffect, useState } from 'react';

/** What one reads first has the network for itself until then. */
const QUIET_MS = 2_500;

/** Whether the drawn heroes wear their gear yet: its drawings come when the page stands. */
export function useDressed(): boolean {
  const [isDressed, setIsDressed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDressed(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDressed;
}
