import { decideFamilyLimit, FAMILY_LIMITS } from '@herohood/domain/family/family-limits';
import { refusal, sentence } from '../refusals';

const SENTENCES = {
  heroes: 'noMoreHeroes',
  habits: 'noMoreHabits',
  rewards: 'noMoreRewards',
  members: 'noMoreMembers',
  invitations: 'noMoreInvitations',
} as const;

/** Refuses one more of what a family has the most of that it can have (409). */
export function requireWithinFamilyLimit(what: keyof typeof SENTENCES, count: number): void {
  if (decideFamilyLimit(what, count).kind === 'allowed') return;
  throw refusal('CONFLICT', sentence(SENTENCES[what], { most: FAMILY_LIMITS[what] }));
}
