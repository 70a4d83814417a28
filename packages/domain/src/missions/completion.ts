import type { DayMission } from '../days/day-missions';
import { type PhotoPolicy, SPOT_CHECKS } from '../habits/policy';
import { isInUndoWindow } from '../inbox/undo-window';
import { type Refusal, refuse } from '../refusal';
import { daysBetween } from '../time/family-day';
import { seedOf } from '../world/seed';
import { PERCENT } from './amount';
import { type OwnPolicy, policyInForce } from './policy';
import type { CompletionStatus } from './schema';

/** A hero may begin a mission this often a day: nobody needs more, and the rows of a day have a bound. */
export const TRIES_PER_DAY = 30;

/** A try at the mission on the tap's day, whatever became of it. */
interface Try {
  slot: number;
  status: string;
  approvalNo: number;
  isSpotCheck: boolean;
}

interface TapQuestion<Row extends Try> {
  /** `enableHabits` of the child's controls (rules: sessions). */
  featureEnabled: boolean;
  /** As it is when the tap arrives. `isActive`: the assignment and its master both are (rules: habits). */
  mission: OwnPolicy & { isActive: boolean; spotCheck: number; photo: PhotoPolicy; photoSince: Date | null };
  /** The mission on the tap's day. */
  day: DayMission;
  slot: number;
  tries: readonly Row[];
  doneAt: Date;
  hasPhoto: boolean;
  now: Date;
  /** What the completion is called when there is one: it decides about spot checks. */
  completionId: string;
  /** The family's premium access. */
  hasAccess: boolean;
}

/**
 * `existing`: answer with the live one of that slot (200). `new`: write one (201), and pay it where it is trusted. `isTimed`: the timer may
 * approve it.
 */
type TapDecision<Row> =
  | { kind: 'existing'; row: Row }
  | ({ kind: 'new'; isBeforePhoto: boolean; isTimed: boolean } & Route)
  | Refusal<'FEATURE_DISABLED' | 'HABIT_INACTIVE' | 'TRY_LIMIT' | 'NOT_DUE' | 'SLOT_GONE' | 'PHOTO_REQUIRED'>;

/**
 * What a hero's tap on a mission does (rules: missions, schedules, taps, photos, trust). A live completion answers before all that the
 * mission says, so that a replay of a tap that already arrived is always harmless. After a parent has sent the mission back or undone it
 * on that day, the timer leaves it alone.
 */
export function decideTap<Row extends Try>(question: TapQuestion<Row>): TapDecision<Row> {
  const { mission, slot, tries, completionId, hasAccess } = question;
  if (!question.featureEnabled) return refuse('FEATURE_DISABLED');
  const live = tries.find((one) => one.slot === slot && isLive(one));
  if (live) return { kind: 'existing', row: live };
  if (!mission.isActive) return refuse('HABIT_INACTIVE');
  if (tries.length >= TRIES_PER_DAY) return refuse('TRY_LIMIT');
  const open = decideSlot(question.day, slot);
  if (open.kind === 'refused') return open;
  const picture = photoState(mission, question);
  if (picture === 'needed') return refuse('PHOTO_REQUIRED');
  const isBeforePhoto = picture === 'tooEarly';
  const policy = policyInForce(mission, question.now);
  const wasSpotChecked = tries.some((one) => one.isSpotCheck);
  const route = routeOf({ ...mission, policy, isBeforePhoto, completionId, hasAccess, wasSpotChecked });
  const isTimed = route.way === 'timer' && !tries.some(wasTurnedDown);
  return { kind: 'new', ...route, isBeforePhoto, isTimed };
}

const isLive = ({ status }: Try) => status === 'pending' || status === 'approved';

/** Sent back, or approved once and undone. */
const wasTurnedDown = ({ status, approvalNo }: Try) =>
  status === 'rejected' || approvalNo > (status === 'approved' ? 1 : 0);

/**
 * Whether a mission can be done in one of a day's slots (rules: schedules): one that is due once is done on one of its days. What is live
 * in that slot already answers before it is asked.
 */
export function decideSlot(
  { state, slots, isDoneElsewhere }: Pick<DayMission, 'state' | 'slots' | 'isDoneElsewhere'>,
  slot: number,
): { kind: 'open' } | Refusal<'NOT_DUE' | 'SLOT_GONE'> {
  if (state === 'off' || isDoneElsewhere) return refuse('NOT_DUE');
  return slot <= slots ? { kind: 'open' } : refuse('SLOT_GONE');
}

/**
 * How it stands with the picture of a mission whose tap arrives now (rules: photos). `needed`: without one the tap is refused. `tooEarly`:
 * there is none, because it was done before one was asked for.
 */
export function photoState(
  { photo, photoSince }: { photo: PhotoPolicy; photoSince: Date | null },
  { doneAt, hasPhoto }: { doneAt: Date; hasPhoto: boolean },
): 'fine' | 'needed' | 'tooEarly' {
  if (photo !== 'required' || hasPhoto) return 'fine';
  return photoSince && doneAt.getTime() < photoSince.getTime() ? 'tooEarly' : 'needed';
}

interface RouteQuestion extends Pick<TapQuestion<Try>, 'completionId' | 'hasAccess'> {
  policy: ReturnType<typeof policyInForce>;
  spotCheck: number;
  photo: PhotoPolicy;
  /** It has no picture, and one is asked for now. */
  isBeforePhoto: boolean;
  /** A spot check of that habit and day came before. */
  wasSpotChecked: boolean;
}

/** `timer`: for a parent, or the timer where the family has it. */
interface Route {
  way: 'trust' | 'ask' | 'timer';
  isSpotCheck: boolean;
}

/**
 * Which way a completion goes: approved at once, to a parent alone, or to a parent and the timer. Everything is as it is in force now,
 * whenever the hero says that it was done (rules: taps). Without access, or without a picture that is asked for, nothing is trusted, and
 * after a spot check every later try of the day waits for a parent (rules: trust).
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

/** Whether that completion is one of those that a parent looks at: the same answer whenever it is asked (rules: trust). */
export function isSpotCheck(completionId: string, oneIn: number): boolean {
  return oneIn >= SPOT_CHECKS.min && seedOf(`spot:${completionId}`) % oneIn === 0;
}

/**
 * What a parent marking a mission done for a child does (rules: missions): it ends approved, and paid once. `approvePending`: the child's
 * own tap waits, and is approved instead of a second one made.
 */
export function decideParentCompletion(question: {
  isActive: boolean;
  /** The completion of this habit, day and slot that is pending or approved, if there is one. */
  live: { status: 'pending' | 'approved' } | null;
}): { kind: 'new' | 'approvePending' | 'existing' } | Refusal<'HABIT_INACTIVE'> {
  const { isActive, live } = question;
  if (live) return { kind: live.status === 'pending' ? 'approvePending' : 'existing' };
  return isActive ? { kind: 'new' } : refuse('HABIT_INACTIVE');
}

/** A parent may mark missions done for today and this many family days before it (rules: missions). */
export const ON_BEHALF_DAYS = 7;

/** Whether a parent may mark a mission of `day` done; a day to come is a plain mistake, an old one is too old. */
export function decideOnBehalfDay(
  day: string,
  today: string,
): { kind: 'allowed' } | Refusal<'TOO_OLD' | 'BAD_REQUEST'> {
  const age = daysBetween(day, today);
  if (age < 0) return refuse('BAD_REQUEST');
  return age <= ON_BEHALF_DAYS ? { kind: 'allowed' } : refuse('TOO_OLD');
}

/** What approving a completion in `status` does (rules: missions). `unchanged`: it is approved, and paid no second time. */
export function decideApprove(
  status: CompletionStatus,
): { kind: 'approve' | 'unchanged' } | Refusal<'ALREADY_REJECTED' | 'NOT_PENDING'> {
  if (status === 'pending') return { kind: 'approve' };
  if (status === 'approved') return { kind: 'unchanged' };
  return refuse(status === 'rejected' ? 'ALREADY_REJECTED' : 'NOT_PENDING');
}

/** Whether an approval says enough: one that pays less than the promise says why (rules: amounts). */
export function decideAmount(
  percent: number,
  words: string | null,
): { kind: 'allowed' } | Refusal<'MESSAGE_REQUIRED'> {
  return percent >= PERCENT.whole || hasFeedback(words) ? { kind: 'allowed' } : refuse('MESSAGE_REQUIRED');
}

/** What rejecting a completion in `status` does (rules: missions). `unchanged`: it is rejected, and its first message stays. */
export function decideReject(
  status: CompletionStatus,
): { kind: 'reject' | 'unchanged' } | Refusal<'ALREADY_APPROVED' | 'NOT_PENDING'> {
  if (status === 'pending') return { kind: 'reject' };
  if (status === 'rejected') return { kind: 'unchanged' };
  return refuse(status === 'approved' ? 'ALREADY_APPROVED' : 'NOT_PENDING');
}

/** Whether a parent's words say something to the child. */
export const hasFeedback = (message: string | null | undefined): boolean => (message ?? '').trim() !== '';

/** A child may take back only what no parent has decided yet (rules: missions). */
export function decideWithdraw(status: CompletionStatus): { kind: 'withdraw' } | Refusal<'NOT_PENDING'> {
  return status === 'pending' ? { kind: 'withdraw' } : refuse('NOT_PENDING');
}

export interface UndoQuestion {
  status: CompletionStatus;
  decidedAt: Date | null;
  now: Date;
  /** The hero's balances now; `saved` is what lies in their goals. */
  xp: number;
  saved: number;
  rewardPoints: number;
  /** What this approval paid. */
  paidXp: number;
  paidPoints: number;
}

/**
 * Whether an approval may be undone: within 24 hours and while the hero still has all that it paid, so that no balance ever goes negative
 * (rules: XP and points, missions). What can be spent goes first, then what is saved: `fromGoals` is what goals give (rules: goals).
 */
export function decideUndo(
  question: UndoQuestion,
): { kind: 'undo'; fromGoals: number } | Refusal<'NOT_APPROVED' | 'UNDO_EXPIRED' | 'ALREADY_SPENT'> {
  const { status, decidedAt, now, xp, saved, rewardPoints, paidXp, paidPoints } = question;
  if (status !== 'approved' || !decidedAt) return refuse('NOT_APPROVED');
  if (!isInUndoWindow(decidedAt, now)) return refuse('UNDO_EXPIRED');
  const fromGoals = Math.max(0, paidXp - xp);
  if (fromGoals > saved || rewardPoints < paidPoints) return refuse('ALREADY_SPENT');
  return { kind: 'undo', fromGoals };
}
