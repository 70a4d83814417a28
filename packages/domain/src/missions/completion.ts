import type { DayMission } from '../days/day-missions';
import type { PhotoPolicy } from '../habits/policy';
import { type Refusal, refuse } from '../refusal';
import { daysBetween } from '../time/family-day';
import { type OwnPolicy, photoState, policyInForce, type Route, routeOf } from './policy';

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
 * Whether a mission can be done in one of a day's slots (rules: schedules): one that is due once is done on one of its days. It asks nothing of a mission that is live in that slot already: that
 * one answers first.
 */
export function decideSlot(
  { state, slots, isDoneElsewhere }: Pick<DayMission, 'state' | 'slots' | 'isDoneElsewhere'>,
  slot: number,
): { kind: 'open' } | Refusal<'NOT_DUE' | 'SLOT_GONE'> {
  if (state === 'off' || isDoneElsewhere) return refuse('NOT_DUE');
  return slot <= slots ? { kind: 'open' } : refuse('SLOT_GONE');
}

/** `approvePending`: the child's own tap of that day is waiting, so it is approved instead of a second one made. */
export type ParentCompletionDecision =
  | { kind: 'new' | 'approvePending' | 'existing' }
  | Refusal<'HABIT_INACTIVE'>;

/** What a parent marking a mission done on a child's behalf does: it ends approved, and paid once (rules: missions). */
export function decideParentCompletion(question: {
  isActive: boolean;
  /** The completion of this habit, day and slot that is pending or approved, if there is one. */
  live: { status: 'pending' | 'approved' } | null;
}): ParentCompletionDecision {
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
