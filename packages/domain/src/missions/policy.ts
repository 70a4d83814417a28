import { type ApprovalPolicy, type PhotoPolicy, SPOT_CHECKS } from '../habits/policy';
import { DAY_MS } from '../time/durations';
import { seedOf } from '../world/seed';

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

/** Whether that completion is one of those that a parent looks at: the same answer whenever it is asked (rules: trust). */
export function isSpotCheck(completionId: string, oneIn: number): boolean {
  return oneIn >= SPOT_CHECKS.min && seedOf(`spot:${completionId}`) % oneIn === 0;
}

/** Until when parents are asked about a mission that was trusted, and was not so (rules: trust). */
export const askedUntil = (now: Date): Date => new Date(now.getTime() + ASK_DAYS * DAY_MS);

/** `needed`: without one the tap is refused. `tooEarly`: there is none, because it was done before one was asked for. */
export type PhotoState = 'fine' | 'needed' | 'tooEarly';

/** How it stands with the picture of a mission whose tap arrives now, and was done at an instant (rules: photos). */
export function photoState(
  { photo, photoSince }: { photo: PhotoPolicy; photoSince: Date | null },
  { doneAt, hasPhoto }: { doneAt: Date; hasPhoto: boolean },
): PhotoState {
  if (photo !== 'required' || hasPhoto) return 'fine';
  return photoSince && doneAt.getTime() < photoSince.getTime() ? 'tooEarly' : 'needed';
}

export interface RouteQuestion {
  policy: ApprovalPolicy;
  spotCheck: number;
  photo: PhotoPolicy;
  /** It has no picture, and one is asked for now. */
  isBeforePhoto: boolean;
  completionId: string;
  /** The family's premium access. */
  hasAccess: boolean;
  /** A spot check of that habit and day came before. */
  wasSpotChecked: boolean;
}

/** `timer`: for a parent, or the timer where the family has it. */
export interface Route {
  way: 'trust' | 'ask' | 'timer';
  isSpotCheck: boolean;
}

/**
 * Which way a completion that arrives now goes: approved at once, to a parent alone, or to a parent and the timer. All of the question is as it is in
 * force now, whenever the hero says that it was done (rules: taps). Without access, or without a picture that is asked for, nothing is trusted,
 * and after a spot check every later try of the day waits for a parent (rules: trust).
 */
export function routeOf(question: RouteQuestion): Route {
  const { policy, spotCheck, photo, isBeforePhoto, completionId, hasAccess, wasSpotChecked } = question;
  if (policy === 'trust' && hasAccess && !isBeforePhoto) {
    const isChecked = wasSpotChecked || isSpotCheck(completionId, spotCheck);
    return isChecked ? { way: 'ask', isSpotCheck: true } : { way: 'trust', isSpotCheck: false };
  }
  const isAsked = policy !== 'family' || photo === 'required' || wasSpotChecked;
  return { way: isAsked ? 'ask' : 'timer', isSpotCheck: false };
}
