import type { Transaction } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';
import { listMembers } from '@herohood/db/family/member-queries';
import { lockFamily } from '@herohood/db/family/queries';
import { decideFamilyLimit, FAMILY_LIMITS } from '@herohood/domain/family/family-limits';
import { decidePlanLimit, type Limited } from '@herohood/domain/subscription/plan-limit';
import type { ParentContext } from '../context';
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

/** Refuses one more hero or habit above the plan's limit (402), where the operator enforces limits (rules: subscription). */
export function requireWithinPlan(ctx: ParentContext, what: Limited, count: number): void {
  const { row, hasPaidAccess } = ctx.parent.family;
  const plan = hasPaidAccess ? row.subscriptionPlan : null;
  const decision = decidePlanLimit({ mode: ctx.planLimits, plan, what, count });
  if (decision.kind === 'refused') {
    throw refusal('PLAN_LIMIT', what === 'heroes' ? 'planHasNoMoreHeroes' : 'planHasNoMoreHabits');
  }
}

/** Refuses one member more than a family can have (409). Locks the family until the transaction ends. */
export async function requirePlaceInFamily(tx: Transaction, familyId: FamilyId): Promise<void> {
  await lockFamily(tx, familyId);
  const { length } = await listMembers(tx, familyId);
  requireWithinFamilyLimit('members', length);
}
