import { useEffect, useState } from 'react';

/** How long a button stays quiet that means the next time of a mission: a finger that taps twice means one. */
const BREATH_MS = 1_500;

/** Whether what a tap would send has changed just now. `of` names it; where it never changes nothing waits. */
export function useBreath(of: number): boolean {
  const [ready, setReady] = useState(of);
  useEffect(() => {
    if (ready === of) return;
    const timer = setTimeout(() => setReady(of), BREATH_MS);
    return () => clearTimeout(timer);
  }, [ready, of]);
  return ready !== of;
}
