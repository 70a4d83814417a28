import type { Celebration } from '../../lib/celebrations';
import { recall, remember } from '../../lib/store';

/** What this device has looked at, per hero. A part is undefined until it was looked at once. */
export type Seen = {
  heroId: string;
  totalXp: number;
  level: number;
  /** Completions of today that were approved. */
  missions: string[] | undefined;
  praise?: string[] | undefined;
  badges: string[] | undefined;
  /** Movements of points that count. */
  movements: string[] | undefined;
  milestones: string[] | undefined;
  /** Approved claims. */
  gifts: string[] | undefined;
  /** Claims that wait for a parent. */
  asked: string[] | undefined;
  /** Points that wait for a parent. */
  pointsAsked?: string[] | undefined;
  /** Goals that are reached. */
  reached?: string[] | undefined;
  /** Days on which a shield was used, and how long the flame burnt. */
  shields?: string[] | undefined;
  streak?: number | undefined;
  /** Cheers of siblings. */
  cheers?: string[] | undefined;
};

export type Memory = { seen: Seen; waiting: readonly Celebration[] };

/** Changes when the shape of what is kept changes; older memories are then forgotten. */
const SHAPE = 3;
/**
 * What came while the app was closed is celebrated at the next visit. After this time the hero has seen it on
 * another device, or it is no news any more.
 */
const KEPT_MS = 3 * 24 * 60 * 60 * 1000;

const keyOf = (heroId: string) => `celebrated.${heroId}`;

/** What this device knew of the hero at `now` (milliseconds since 1970); null: this is the first snapshot. */
export function recallSeen(heroId: string, now: number): Memory | null {
  const kept = recall(keyOf(heroId)) as (Memory & { shape: number; at: number }) | null;
  if (kept?.shape !== SHAPE || kept.seen.heroId !== heroId || now - kept.at > KEPT_MS) return null;
  return { seen: kept.seen, waiting: kept.waiting };
}

/** Keeps it for the next visit. `waiting`: what was not on show yet. */
export function rememberSeen({ seen, waiting }: Memory, now: number): void {
  remember(keyOf(seen.heroId), { shape: SHAPE, at: now, seen, waiting });
}
