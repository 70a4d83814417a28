import { familyDayAt } from '../features/home/public';
import type { DeviceStore } from './device-store';
import { type Refusal, slotOf, type Tap } from './offline-status';

const KEY = 'outbox';
const REFUSED = 'refused';
/** More than a family of heroes taps in the day that taps stay good for. */
const MOST_KEPT = 300;
/** A device without network for a day takes no more; each has a few hundred kilobytes. */
const MOST_PHOTOS = 150;

const reasons: Record<Refusal['reason'], true> = {
  tooOld: true,
  notDue: true,
  resting: true,
  gone: true,
  disabled: true,
  photoMissing: true,
  photoRefused: true,
  refused: true,
};

const isSameSlot = (a: Tap, b: Tap) =>
  a.heroId === b.heroId && a.habitId === b.habitId && slotOf(a) === slotOf(b);

const isSameTap = (a: Tap, b: Tap) => isSameSlot(a, b) && a.completedAt === b.completedAt;

/** Does one thing at a time with what waits, in all tabs together where the browser can lock. */
export const locked = (act: () => Promise<void>): Promise<void> =>
  // Only pages over https (or on this very machine) have locks; the server takes a tap that comes twice once.
  navigator.locks ? navigator.locks.request('herohood-outbox', act) : act();

export type Outbox = ReturnType<typeof openOutbox>;

/** Taps that wait for the network, oldest first; those of all heroes who played here, each for its own hero. */
export function openOutbox(store: DeviceStore) {
  const photos = openPhotos(store);
  let onTheirWay: readonly Tap[] = [];
  const isOnItsWay = (tap: Tap) => onTheirWay.some((other) => isSameTap(other, tap));
  const all = async () => tapsOf(await store.get(KEY));
  const remove = async (tap: Tap) => {
    await store.update(KEY, (before) => tapsOf(before).filter((other) => !isSameTap(other, tap)));
    if (tap.hasPhoto) await photos.remove(tap);
  };
  const changeRefusals = (change: (before: Refusal[]) => Refusal[]) =>
    store.update(REFUSED, (before) => change(refusalsOf(before)));
  return {
    all,
    remove,
    /**
     * Writes a tap down, and its picture, before it is sent: it outlasts a page that ends on the way. A second tap on the same mission,
     * family day and slot changes nothing. @throws Error when its picture finds no room
     */
    async keep(tap: Tap, photo?: string): Promise<void> {
      onTheirWay = [...onTheirWay, tap];
      await store.update(KEY, (before) => {
        const taps = tapsOf(before);
        return taps.some((other) => isSameMission(other, tap)) ? taps : [...taps, tap].slice(-MOST_KEPT);
      });
      if (photo === undefined) return;
      await photos.keep(tap, photo).catch(async (full) => {
        await remove(tap);
        throw full;
      });
    },
    /** The server has answered this tap, or it cannot be sent: it waits no longer on its way. */
    async release(tap: Tap, { isAnswered }: { isAnswered: boolean }): Promise<void> {
      onTheirWay = onTheirWay.filter((other) => !isSameTap(other, tap));
      if (isAnswered) await remove(tap);
    },
    isSending: () => onTheirWay.length > 0,
    /** What of a hero's nobody sends now. */
    waitingOf: async (heroId: string | null) =>
      (await all()).filter((tap) => tap.heroId === heroId && !isOnItsWay(tap)),
    /** The picture that lies beside a tap, if it is still there. */
    photoOf: photos.of,
    /** Only pictures of this hero's taps may stay on the device; null: nobody's. */
    keepPhotosOf: (heroId: string | null) =>
      photos.keepOnly(async () => (await all()).filter((tap) => tap.heroId === heroId)),
    /** The server does not count a tap: it waits no longer, and what to tell its hero waits instead. */
    async refuse(refusal: Refusal): Promise<void> {
      // Noted first: a page that ends in between sends it again and hears the same, which is told once.
      await changeRefusals((before) => [...without(before, [refusal]), refusal].slice(-MOST_KEPT));
      await remove(refusal.tap);
    },
    /** What a hero has not been told yet, oldest first. */
    refusals: async (heroId: string) =>
      refusalsOf(await store.get(REFUSED)).filter(({ tap }) => tap.heroId === heroId),
    /** The hero has seen these. */
    forgetRefusals: (seen: readonly Refusal[]) => changeRefusals((before) => without(before, seen)),
    /** Only this hero's may stay on the device; null: nobody's. */
    keepRefusalsOf: (heroId: string | null) =>
      changeRefusals((before) => before.filter(({ tap }) => tap.heroId === heroId)),
  };
}

const isSameMission = (a: Tap, b: Tap) =>
  isSameSlot(a, b) && familyDayAt(Date.parse(a.completedAt)) === familyDayAt(Date.parse(b.completedAt));

const without = (refusals: readonly Refusal[], others: readonly Refusal[]) =>
  refusals.filter(({ tap }) => !others.some((other) => isSameTap(other.tap, tap)));

function tapsOf(kept: unknown): Tap[] {
  return Array.isArray(kept) ? kept.filter(isTap) : [];
}

function isTap(value: unknown): value is Tap {
  if (typeof value !== 'object' || value === null) return false;
  const { heroId, habitId, tapId, completedAt, slot, hasPhoto } = value as Record<string, unknown>;
  return (
    typeof heroId === 'string' &&
    typeof habitId === 'string' &&
    (slot === undefined || typeof slot === 'number') &&
    (hasPhoto === undefined || hasPhoto === true) &&
    (tapId === undefined || typeof tapId === 'string') &&
    !Number.isNaN(Date.parse(String(completedAt)))
  );
}

function refusalsOf(kept: unknown): Refusal[] {
  return Array.isArray(kept) ? kept.filter(isRefusal) : [];
}

function isRefusal(value: unknown): value is Refusal {
  if (typeof value !== 'object' || value === null) return false;
  const { tap, name, reason } = value as Record<string, unknown>;
  return isTap(tap) && typeof name === 'string' && Object.hasOwn(reasons, String(reason));
}

const PREFIX = 'photo ';

const keyOf = (tap: Omit<Tap, 'hasPhoto'>) =>
  `${PREFIX}${tap.heroId} ${tap.habitId} ${slotOf(tap)} ${tap.completedAt}`;

/** Pictures that wait for the network beside their taps, as data URLs. Each lies on its own: taps are written down often. */
function openPhotos(store: DeviceStore) {
  const keys = async () => (await store.keys()).filter((key) => key.startsWith(PREFIX));
  return {
    /** @throws Error when there is no room for another one */
    async keep(tap: Tap, photo: string) {
      if ((await keys()).length >= MOST_PHOTOS) throw new Error('There is no room for another picture.');
      await store.update(keyOf(tap), () => photo);
    },
    async of(tap: Omit<Tap, 'hasPhoto'>) {
      const kept = await store.get(keyOf(tap));
      return typeof kept === 'string' ? kept : null;
    },
    remove: (tap: Tap) => store.remove(keyOf(tap)),
    /** All others go, also those that nobody will send any more. */
    async keepOnly(readTaps: () => Promise<readonly Tap[]>) {
      const here = await keys();
      // Read after them: a tap is written down before its picture, so none of these has come without its own.
      const wanted = new Set((await readTaps()).map(keyOf));
      for (const key of here) if (!wanted.has(key)) await store.remove(key);
    },
  };
}
