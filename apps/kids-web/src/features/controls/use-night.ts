import { useState } from 'react';

/**
 * Bedtime has two faces: everything sleeps, or the hero is up for their missions alone (rules: controls). Each bedtime begins
 * asleep, and so does every visit.
 *
 * @param isOnMissions the missions are the open section; any other one is asleep
 */
export function useNight(isBedtime: boolean, isOnMissions: boolean) {
  const [isUp, setIsUp] = useState(false);
  if (isUp && !isBedtime) setIsUp(false);
  return {
    isAsleep: isBedtime && !(isUp && isOnMissions),
    wake: () => setIsUp(true),
    sleep: () => setIsUp(false),
  };
}
