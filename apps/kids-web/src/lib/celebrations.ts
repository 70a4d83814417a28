import type { KeptPraise } from '@herohood/domain/praise/schema';
import type { RewardType } from '@herohood/domain/rewards/schema';
import { createAtom, useSelector } from '@tanstack/react-store';

/**
 * `xp`: what the approval paid, of what was promised; `words`: a parent's, with it. `find`: what it brought besides. `isExtra`: no
 * mission, but something that the hero did besides.
 */
export type PaidMission = {
  completionId: string;
  name: string;
  cardId: string;
  xp: number;
  promisedXp?: number;
  words?: string | null;
  find?: { findId: string; set: string } | null;
  isExtra?: true;
};

/** A cheer that a sibling left. */
export type ReceivedCheer = { id: string; fromName: string; cheer: string };

/** One thing to be happy about, or an answer that a hero must hear; each fills the screen for a moment. */
export type Celebration =
  | { kind: 'earnings'; missions: PaidMission[]; xp: number; points: number }
  /** `from`: the level before; without it, the one below. */
  | { kind: 'level'; level: number; from?: number }
  /** `isWaiting`: a parent must still say yes to its points (rules: XP and points). */
  | { kind: 'streak'; id: string; days: number; points: number; isWaiting: boolean }
  /** What was earned together; `story` says why. */
  | { kind: 'badge'; badges: readonly { id: string; name: string; story: string }[] }
  /** What a parent said with a yes. */
  | ({ kind: 'praise' } & KeptPraise)
  /** `words`: what was said with them. */
  | {
      kind: 'bonus';
      gifts: { id: string; amount: number; description: string; words?: string | null }[];
    }
  /** Points that a parent turned down, with the parent's words. */
  | { kind: 'answer'; id: string; what: string; amount: number; words: string | null }
  /** What the hero saw on their trip, and the card that they brought: its place and picture. */
  | { kind: 'trip'; day: string; story: string; place: string; art: string }
  /** Ice stars kept the flame over these days; `held` are left. */
  | { kind: 'shield'; days: string[]; streak: number; held: number }
  /** A run of so many days is over. */
  | { kind: 'rested'; streak: number }
  | { kind: 'cheers'; cheers: ReceivedCheer[] }
  /** A jar is full: by the hero's own hand, or because some of each payment goes in by itself. */
  | { kind: 'goal'; goalId: string; name: string }
  /** `isOpening`: the hero has tapped it, so that it opens by itself. */
  | { kind: 'present'; claimId: string; name: string; icon: string; type: RewardType; isOpening: boolean }
  /** The hero has got what they claimed, or a parent says so. */
  | { kind: 'thanks'; claimId: string; name: string; icon: string; type: RewardType };

/** Waiting celebrations in their order; the first one is on show. */
const queue = createAtom<readonly Celebration[]>([]);

/** Replaces all that waits. */
export const setCelebrations = (next: readonly Celebration[]): void => queue.set(next);

/** Puts one more at the end. */
export const celebrate = (fresh: Celebration): void => queue.set((waiting) => [...waiting, fresh]);

/** The one on show is over. */
export const endCelebration = (): void => queue.set((waiting) => waiting.slice(1));

export const readCelebrations = (): readonly Celebration[] => queue.get();

/** What waits to be celebrated, the one on show first. */
export const useCelebrations = (): readonly Celebration[] => useSelector(queue);
