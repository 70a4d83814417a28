import type { Child } from '@herohood/domain/children/schema';
import type { PendingHabit } from '@herohood/domain/missions/schema';
import type { RewardTransaction } from '@herohood/domain/points/schema';
import type { Proposal } from '@herohood/domain/proposals/schema';
import type { RewardClaim } from '@herohood/domain/rewards/schema';

interface Common {
  id: string;
  hero: Child;
  /** Since when it waits. */
  at: string;
}

/** One thing of a hero's that waits for a parent. */
export type Waiting =
  | (Common & { kind: 'mission'; mission: PendingHabit })
  | (Common & { kind: 'claim'; claim: RewardClaim })
  | (Common & { kind: 'points'; transaction: RewardTransaction })
  | WaitingProposal;

export type WaitingProposal = Common & { kind: 'proposal'; proposal: Proposal };

export type WaitingKind = Waiting['kind'];

/** In a browser in which a hero is signed in, too, it is the parent who looks; the small one is no look (rules: photos). */
const AS_PARENT = '?role=parent';
const SMALL = '&size=small';

/** Where the picture that came with it is read, whole and as small as a row shows it; null where there is none. */
export function photoOf(item: Waiting): { whole: string; small: string } | null {
  const { photoUrl: url = null } =
    item.kind === 'mission' ? item.mission.completion : item.kind === 'proposal' ? item.proposal : {};
  return url === null ? null : { whole: url + AS_PARENT, small: url + AS_PARENT + SMALL };
}

/** Whether one tap for many may approve it: a reward is a promise of its own, and what a parent should look at is looked at (rules: inbox). */
export function isInBulk(item: Waiting): boolean {
  if (item.kind !== 'mission') return item.kind === 'points';
  const { photoUrl, photoSeen, spotCheck } = item.mission.completion;
  return !spotCheck && (photoUrl === null || photoSeen);
}

export interface WaitingGroup {
  hero: Child;
  items: readonly Waiting[];
}

/** By hero, in the order of `heroes`; heroes for whom nothing waits are left out. */
export function groupByHero(items: readonly Waiting[], heroes: readonly Child[]): WaitingGroup[] {
  return heroes
    .map((hero) => ({ hero, items: items.filter((item) => item.hero.id === hero.id) }))
    .filter((group) => group.items.length > 0);
}
