import { createAtom, useSelector } from '@tanstack/react-store';
import { recall } from '../device/store';

/**
 * A mission done and not yet at the server: whose, which, what the tap is called, and when it was made (ISO, by the server's clock). Nothing
 * more is kept of it. `slot` only where it was not the first of its day, `hasPhoto` where a picture lies beside it; an earlier version of
 * the app gave no `tapId`.
 */
export type Tap = {
  heroId: string;
  habitId: string;
  tapId?: string;
  completedAt: string;
  slot?: number;
  hasPhoto?: true;
};

/** Which of a day's times of its mission a tap is. */
export const slotOf = ({ slot = 1 }: Pick<Tap, 'slot'>): number => slot;

/** Ids of completions that the server has not given: one on its way, one that waits for the network. */
export const SENDING_PREFIX = 'sending-';
export const SAVED_PREFIX = 'saved-';

/** Stands for the address of a picture that waits on this device: that of a tap, by its instant. */
const KEPT_HERE = 'kept-here ';
export const keptHere = ({ completedAt }: Pick<Tap, 'completedAt'>) => `${KEPT_HERE}${completedAt}`;

/** The instant of the tap that such an address names; null for one at the server. */
export const keptTapAt = (photoUrl: string | null): string | null =>
  photoUrl?.startsWith(KEPT_HERE) ? photoUrl.slice(KEPT_HERE.length) : null;

/** Why the server did not count a tap. `name` is the mission's, empty when it is not known any more. */
export type Refusal = {
  tap: Tap;
  name: string;
  reason: 'tooOld' | 'notDue' | 'resting' | 'gone' | 'disabled' | 'photoMissing' | 'photoRefused' | 'refused';
};

/** Whose last known state may be shown on this device: the hero who signed in last and did not leave. */
export const SIGNED_IN = 'signedIn';
/** Set while a hero has left here and the server could not be told yet. */
export const LEAVING = 'leaving';

/** What the offline store tells the screens; the store itself is fetched after them. */
export type OfflineStatus = {
  unsent: readonly Tap[];
  refused: readonly Refusal[];
  /** Lets the waiting new version in; null while there is none. */
  update: (() => void) | null;
  /** The hero has left, but their session lives until the network is back: nobody may look into it meanwhile. */
  isLeaving: boolean;
};

const empty: OfflineStatus = { unsent: [], refused: [], update: null, isLeaving: false };

const status = createAtom<OfflineStatus>({ ...empty, isLeaving: recall(LEAVING) === true });

export const readOfflineStatus = (): OfflineStatus => status.get();

export function setOfflineStatus(change: Partial<OfflineStatus>): void {
  status.set((before) => ({ ...before, ...change }));
}

export const clearOfflineStatus = (): void => setOfflineStatus(empty);

export const useOfflineStatus = (): OfflineStatus => useSelector(status);
