import { MINUTE_MS } from '@herohood/domain/time/durations';
import { CHEERS } from '@herohood/domain/world/cheer';
import type { Room } from '@herohood/domain/world/schema';
import type { DemoApps } from './demo-apps';
import type { DemoMoment } from './demo-history';
import type { DemoCast } from './demo-story';

/** From an evening to the next day's breakfast. */
const TO_MORNING_MS = 14 * 60 * MINUTE_MS;
/** Mornings on which the heroes told of their trips. Today's is for whoever opens the app first. */
const MORNINGS = 7;
type Places = readonly (readonly [x: number, y: number])[];
const ALONG_THE_WALL: Places = [
  [0, 4],
  [2, 4],
  [8, 4],
  [10, 4],
];
const AROUND: Places = [
  [1, 6],
  [8, 6],
  [3, 7],
  [10, 7],
  [3, 2],
  [7, 2],
];

interface Scene {
  cast: DemoCast;
  apps: DemoApps;
}

/** What the heroes did in their world: trips told in the morning, and last evening their rooms and a cheer. */
export function worldMoments({ cast, apps }: Scene, evenings: readonly Date[]): DemoMoment[] {
  const last = evenings.at(-1);
  if (!last) return [];
  const ids = cast.heroes.map(({ child }) => child.id);
  const after = (evening: Date, ms: number) => new Date(evening.getTime() + ms);
  const mornings = evenings.slice(-1 - MORNINGS, -1).map((evening) => after(evening, TO_MORNING_MS));
  const trips = mornings.flatMap((at) =>
    ids.map((id) => ({ at, tell: async () => apps.heroes.get(id)?.(at).world.openTrip({ id }) })),
  );
  const rooms = ids.map((id, nth) => {
    const at = after(last, (90 + nth) * MINUTE_MS);
    return { at, tell: () => furnish(apps, id, at) };
  });
  const cheers = ids.map((id, nth) => {
    const at = after(last, (100 + nth) * MINUTE_MS);
    const sent = { id, toChildId: ids[(nth + 1) % ids.length] ?? id, cheer: CHEERS[nth] ?? CHEERS[0] };
    return { at, tell: async () => apps.heroes.get(id)?.(at).world.sendCheer(sent) };
  });
  return [...trips, ...rooms, ...cheers];
}

async function furnish(apps: DemoApps, id: string, at: Date) {
  const hero = apps.heroes.get(id)?.(at);
  if (!hero) return;
  const { owned } = await hero.world.room({ id });
  await hero.world.arrangeRoom({ id, items: arranged(owned) });
}

/** What they got last: furniture along the wall, and finds around the hero. */
function arranged(owned: Room['owned']): Room['items'] {
  const put = (kind: Room['owned'][number]['kind'], places: Places) => {
    const things = owned.filter((item) => item.kind === kind).reverse();
    return places.flatMap(([x, y], n) => {
      const thing = things[n];
      return thing ? [{ itemId: thing.itemId, x, y, layer: 0 }] : [];
    });
  };
  return [...put('furniture', ALONG_THE_WALL), ...put('find', AROUND)];
}
