import type { Tap } from './board';
import type { DeviceStore } from './device-store';
import { isSameDay } from './today';

const KEY = 'outbox';
/** More than a family of heroes taps in the day that taps stay good for. */
const MOST_KEPT = 300;

/** Taps that wait for the network, oldest first; those of all heroes who played here, each for its own hero. */
export type Outbox = {
  all: () => Promise<Tap[]>;
  /** A second tap on the same mission and day changes nothing. */
  add: (tap: Tap) => Promise<void>;
  remove: (tap: Tap) => Promise<void>;
};

export const isSameTap = (a: Tap, b: Tap) =>
  a.heroId === b.heroId && a.habitId === b.habitId && a.completedAt === b.completedAt;

export function openOutbox(store: DeviceStore): Outbox {
  return {
    all: async () => tapsOf(await store.get(KEY)),
    add: (tap) =>
      store.update(KEY, (before) => {
        const taps = tapsOf(before);
        return taps.some((other) => isSameMission(other, tap)) ? taps : [...taps, tap].slice(-MOST_KEPT);
      }),
    remove: (tap) => store.update(KEY, (before) => tapsOf(before).filter((other) => !isSameTap(other, tap))),
  };
}

function isSameMission(a: Tap, b: Tap): boolean {
  const isSame = a.heroId === b.heroId && a.habitId === b.habitId;
  return isSame && isSameDay(Date.parse(a.completedAt), Date.parse(b.completedAt));
}

function tapsOf(kept: unknown): Tap[] {
  return Array.isArray(kept) ? kept.filter(isTap) : [];
}

function isTap(value: unknown): value is Tap {
  if (typeof value !== 'object' || value === null) return false;
  const { heroId, habitId, completedAt } = value as Record<string, unknown>;
  return (
    typeof heroId === 'string' &&
    typeof habitId === 'string' &&
    !Number.isNaN(Date.parse(String(completedAt)))
  );
}
