import { serverNow } from '@herohood/browser/server-clock';
import { MINUTE_MS } from '@herohood/domain/time/durations';
import { useEffect, useReducer } from 'react';
import { setBedtimeSilence } from '../../device/sound';
import { isBedtimeNow } from '../home/public';
import { rememberContact } from './parent-contact';
import { setRestrictions } from './restrictions';
import { type HeroControls, useControls } from './use-controls';

/**
 * The hero's controls, followed live for as long as the home is open: bedtime begins and ends with its minute by the family's
 * clock, sounds are off while it lasts, and missions that a parent has enabled again come back.
 */
export function useFollowControls(heroId: string): HeroControls & { isBedtime: boolean } {
  const hero = useControls();
  const { controls, heardAt } = hero;
  const { bedtimeMode = false, enableHabits, parentContactEnabled } = controls ?? {};
  useEachMinute(bedtimeMode);
  const isBedtime = controls !== undefined && isBedtimeNow(controls);

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

  return { ...hero, isBedtime };
}

/** Draws anew as each minute of the server's clock begins, and when the page is seen again. */
function useEachMinute(isOn: boolean): void {
  const [, draw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, MINUTE_MS - (serverNow().getTime() % MINUTE_MS));
    };
    const look = () => {
      draw();
      wait();
    };
    wait();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOn]);
}
