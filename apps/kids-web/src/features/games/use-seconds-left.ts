import { secondsUntil } from '@herohood/domain/controls/screen-time';
import { useEffect, useState } from 'react';

const left = (endsAt: number | null) => (endsAt === null ? null : secondsUntil(endsAt, Date.now()));

/** The whole seconds until an instant (milliseconds since 1970), counting down to 0; null: nothing is counted. */
export function useSecondsLeft(endsAt: number | null): number | null {
  const [seconds, setSeconds] = useState(() => left(endsAt));
  useEffect(() => {
    const look = () => setSeconds(left(endsAt));
    look();
    if (endsAt === null) return;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
