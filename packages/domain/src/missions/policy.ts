import type { ApprovalPolicy } from '../habits/policy';
import { DAY_MS } from '../time/durations';

/** So long a parent is asked after what was trusted was not so (rules: trust). */
export const ASK_DAYS = 7;

/** After so many plain approvals in a row a mission is suggested for trust, at most so many at once (rules: trust). */
export const TRUST_AFTER = 14;
export const MAX_TRUST_SUGGESTIONS = 20;

/** What a hero's mission says about who approves it. */
export interface OwnPolicy {
  approval: ApprovalPolicy;
  /** Null: as the family's habit. */
  ownApproval: ApprovalPolicy | null;
  askUntil: Date | null;
}

/** The policy that counts for a hero's mission at an instant (rules: trust). */
export function policyInForce({ approval, ownApproval, askUntil }: OwnPolicy, now: Date): ApprovalPolicy {
  if (askUntil && askUntil.getTime() > now.getTime()) return 'ask';
  return ownApproval ?? approval;
}

/** Until when parents are asked about a mission that was trusted, and was not so (rules: trust). */
export const askedUntil = (now: Date): Date => new Date(now.getTime() + ASK_DAYS * DAY_MS);
