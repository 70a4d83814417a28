import type { DeviceStore } from './device-store';
import { slotOf, type Tap } from './offline-status';

const PREFIX = 'photo ';
/** A device without network for a day takes no more; each has a few hundred kilobytes. */
const MOST_KEPT = 150;

/** Pictures that wait for the network beside their taps, as data URLs. Each lies on its own: taps are written down often. */
export type Photos = {
  /** @throws Error when there is no room for another one */
  keep: (tap: Tap, photo: string) => Promise<void>;
  of: (tap: Omit<Tap, 'hasPhoto'>) => Promise<string | null>;
  remove: (tap: Tap) => Promise<void>;
  /** All others go, also those that nobody will send any more. */
  keepOnly: (readTaps: () => Promise<readonly Tap[]>) => Promise<void>;
};

const keyOf = (tap: Omit<Tap, 'hasPhoto'>) =>
  `${PREFIX}${tap.heroId} ${tap.habitId} ${slotOf(tap)} ${tap.completedAt}`;

export function openPhotos(store: DeviceStore): Photos {
  const keys = async () => (await store.keys()).filter((key) => key.startsWith(PREFIX));
  return {
    async keep(tap, photo) {
      if ((await keys()).length >= MOST_KEPT) throw new Error('There is no room for another picture.');
      await store.update(keyOf(tap), () => photo);
    },
    async of(tap) {
      const kept = await store.get(keyOf(tap));
      return typeof kept === 'string' ? kept : null;
    },
    remove: (tap) => store.remove(keyOf(tap)),
    async keepOnly(readTaps) {
      const here = await keys();
      // Read after them: a tap is written down before its picture, so none of these has come without its own.
      const wanted = new Set((await readTaps()).map(keyOf));
      for (const key of here) if (!wanted.has(key)) await store.remove(key);
    },
  };
}
