import { useEffect } from 'react';
import { rememberContact } from '../../lib/parent-contact';
import { setRestrictions } from '../../lib/restrictions';
import { setBedtimeSilence } from '../../lib/sound';
import { type HeroControls, useControls } from '../../lib/use-controls';
import { msToBoundary } from './bedtime-boundary';

/** The server's clock may be a little behind this device's. */
const GRACE_MS = 1_000;

/**
 * The hero's controls, followed live for as long as the home is open: bedtime is asked about at the minute when it
 * may begin or end and when the page comes back to sight, sounds are off while it lasts, and missions that a parent
 * has enabled again come back. Sync asks besides, so that a wrong clock only costs its half minute.
 */
export function useFollowControls(heroId: string): HeroControls {
  const hero = useControls(heroId);
  const { controls, isBedtime, heardAt, check } = hero;
  const {
    bedtimeMode = false,
    bedtimeStart = '',
    bedtimeEnd = '',
    enableHabits,
    parentContactEnabled,
  } = controls ?? {};

  useEffect(() => {
    setBedtimeSilence(isBedtime);
    return () => setBedtimeSilence(false);
  }, [isBedtime]);

  useEffect(() => {
    if (heardAt > 0 && enableHabits !== undefined) setRestrictions({ hasMissionsDisabled: !enableHabits });
  }, [enableHabits, heardAt]);

  useEffect(() => {
    if (parentContactEnabled !== undefined) rememberContact({ heroId, isEnabled: parentContactEnabled });
  }, [heroId, parentContactEnabled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `check` is another function each time, and does the same
  useEffect(() => {
    if (!bedtimeMode) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          check();
          wait();
        },
        msToBoundary([bedtimeStart, bedtimeEnd], Date.now()) + GRACE_MS,
      );
    };
    const look = () => {
      if (document.visibilityState === 'visible') check();
    };
    wait();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [bedtimeMode, bedtimeStart, bedtimeEnd]);

  return hero;
}
