import type { RewardType } from '@herohood/domain/rewards/schema';
import { useSyncExternalStore } from 'react';

/** `xp`: what the approval paid. */
export type PaidMission = { completionId: string; name: string; cardId: string; xp: number };

/** One thing to be happy about; each fills the screen for a moment. */
export type Celebration =
  | { kind: 'earnings'; missions: PaidMission[]; xp: number; points: number }
  | { kind: 'level'; level: number }
  /** `isWaiting`: a parent must still say yes to its points (rules: XP and points). */
  | { kind: 'streak'; id: string; days: number; points: number; isWaiting: boolean }
  | { kind: 'badge'; id: string; name: string }
  | { kind: 'bonus'; gifts: { id: string; amount: number; description: string }[] }
  /** `isOpening`: the hero has tapped it, so that it opens by itself. */
  | { kind: 'present'; claimId: string; name: string; icon: string; type: RewardType; isOpening: boolean };

/** Waiting celebrations in their order; the first one is on show. */
let queue: readonly Celebration[] = [];
const listeners = new Set<() => void>();

/** Replaces all that waits. */
export function setCelebrations(next: readonly Celebration[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

/** Puts one more at the end. */
export function celebrate(fresh: Celebration): void {
  setCelebrations([...queue, fresh]);
}

/** The one on show is over. */
export function endCelebration(): void {
  setCelebrations(queue.slice(1));
}

export const readCelebrations = (): readonly Celebration[] => queue;

/** What waits to be celebrated, the one on show first. */
export function useCelebrations(): readonly Celebration[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readCelebrations);
}
