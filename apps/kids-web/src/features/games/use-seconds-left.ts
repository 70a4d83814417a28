import { useEffect, useState } from 'react';

const secondsUntil = (endsAt: number) => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));

/** The whole seconds until an instant (milliseconds since 1970), counting down to 0; null: nothing is counted. */
export function useSecondsLeft(endsAt: number | null): number | null {
  const [seconds, setSeconds] = useState(() => (endsAt === null ? null : secondsUntil(endsAt)));
  useEffect(() => {
    if (endsAt === null) return setSeconds(null);
    const look = () => setSeconds(secondsUntil(endsAt));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
