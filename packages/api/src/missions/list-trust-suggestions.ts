import { listTrustCandidates } from '@herohood/db/missions/trust-queries';
import { MAX_TRUST_SUGGESTIONS, policyInForce, TRUST_AFTER } from '@herohood/domain/missions/policy';
import type { TrustSuggestion } from '@herohood/domain/missions/schema';
import { addDays } from '@herohood/domain/time/family-day';
import type { ParentContext } from '../context';

/** What was approved longer ago than this says little about today. */
const LOOK_BACK_DAYS = 180;

/** Missions that could be trusted: a parent said a plain yes to the last 14 of them (rules: trust). */
export async function listTrustSuggestions(ctx: ParentContext): Promise<TrustSuggestion[]> {
  const since = addDays(ctx.parent.family.today, -LOOK_BACK_DAYS);
  const asked = { familyId: ctx.familyId, since, approvals: TRUST_AFTER };
  return (await listTrustCandidates(ctx.db, asked))
    .filter((habit) => policyInForce(habit, ctx.now()) !== 'trust')
    .slice(0, MAX_TRUST_SUGGESTIONS)
    .map(({ habitId, childId, name, icon, approvals }) => ({ habitId, childId, name, icon, approvals }));
}
