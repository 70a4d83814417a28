import { serverNow } from '@herohood/browser/server-clock';
import { type ChildFeature, isFeatureEnabled } from '@herohood/domain/controls/feature-gate';
import type { Controls } from '@herohood/domain/controls/schema';
import { MINUTE_MS } from '@herohood/domain/time/durations';
import { useEffect, useReducer } from 'react';
import { setBedtimeSilence } from '../../device/sound';
import { trpc } from '../../lib/api';
import { isBedtimeNow } from '../home/public';
import { rememberContact, setRestrictions } from './restrictions';

/** What a parent can close for a hero, by the names of the sections. */
export type ClosableFeature = 'missions' | 'gearShop' | 'rewards' | 'games';

const flagOf: Record<ClosableFeature, ChildFeature> = {
  missions: 'habits',
  gearShop: 'gearShop',
  rewards: 'rewards',
  games: 'miniGames',
};

type HeroControls = {
  /** Undefined until the server has answered for the first time. */
  controls: Controls | undefined;
  /** Whether a section is open; what is not known yet, or not said, is open. The server refuses on its own. */
  isEnabled: (feature: ClosableFeature) => boolean;
  /** When the controls were last heard of, in milliseconds since 1970; 0: never. */
  heardAt: number;
  /** Asks the server anew. */
  check: () => void;
};

/**
 * What a parent allows this hero, as the hero may read it. The sync loop asks again whenever there is news, so that a
 * change shows at once wherever this is used.
 */
export function useControls(): HeroControls {
  const utils = trpc.useUtils();
  const { data, dataUpdatedAt } = trpc.home.today.useQuery();
  return {
    controls: data?.controls,
    isEnabled: (feature) => isFeatureEnabled(data?.controls ?? {}, flagOf[feature]),
    heardAt: dataUpdatedAt,
    check: () => void utils.home.today.invalidate(),
  };
}

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
