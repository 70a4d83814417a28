import { useNow } from '@herohood/browser/use-now';
import { useEffect } from 'react';
import { recall, remember } from '../../device/store';
import { trpc } from '../../lib/api';
import { familyToday, setSleptLong } from '../home/public';
import { celebrate } from './parties';

/** A tablet that is never closed meets its next morning, too. */
const LOOK_MS = 30 * 60_000;

const keyOf = (heroId: string) => `morning.${heroId}`;

/**
 * Has the hero tell of their trip at the day's first opening. The server knows the family's day and tells a trip once, so it
 * may be asked too often. A new day without a trip: the hero slept long.
 */
export function useOpenTrip(heroId: string): void {
  const { client } = trpc.useUtils();
  const look = Math.floor(useNow(LOOK_MS).getTime() / LOOK_MS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at each look
  useEffect(() => {
    let isHere = true;
    client.world.openTrip.mutate({ id: heroId }).then(
      (trip) => {
        if (!isHere) return;
        const today = familyToday();
        const last = recall(keyOf(heroId));
        const isNewDay = typeof last === 'string' && last !== today;
        remember(keyOf(heroId), today);
        if (trip) {
          const { day, name, art } = trip.find;
          celebrate({ kind: 'trip', id: `trip ${day}`, story: trip.story, place: name, art });
        } else if (isNewDay) setSleptLong(true);
      },
      () => {
        // Nobody waits for it: it is asked for again at the next look.
      },
    );
    return () => {
      isHere = false;
    };
  }, [heroId, client, look]);

  useEffect(() => () => setSleptLong(false), []);
}
