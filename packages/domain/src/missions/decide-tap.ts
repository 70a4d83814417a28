import type { DayMission } from '../days/day-missions';
import type { PhotoPolicy } from '../habits/policy';
import { type Refusal, refuse } from '../refusal';
import { type CompletionDecision, decideCompletion, decideSlot } from './completion';
import { type OwnPolicy, photoState, policyInForce, type Route, routeOf } from './policy';

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
  /** As it is when the tap arrives. `isActive`: the assignment and its master are. */
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

/** `existing`: answer with the live one of that slot (200). `new`: write one, and pay it where it is trusted (201). */
type TapDecision<Row> =
  | { kind: 'existing'; row: Row }
  | ({ kind: 'new'; isBeforePhoto: boolean; isTimed: boolean } & Route)
  | Extract<CompletionDecision, { kind: 'refused' }>
  | Refusal<'NOT_DUE' | 'SLOT_GONE' | 'PHOTO_REQUIRED'>;

/**
 * What a hero's tap on a mission does (rules: missions, schedules, taps, photos, trust). `isTimed`: the timer may approve it, which it may
 * not after a parent has sent the mission back or undone it on that day.
 */
export function decideTap<Row extends Try>(question: TapQuestion<Row>): TapDecision<Row> {
  const { mission, slot, tries, now } = question;
  const live = tries.find((one) => one.slot === slot && isLive(one.status));
  const begun = decideCompletion({
    isActive: mission.isActive,
    live: live ? { status: live.status as 'pending' | 'approved' } : null,
    tries: tries.length,
    featureEnabled: question.featureEnabled,
  });
  if (begun.kind === 'refused') return begun;
  if (live) return { kind: 'existing', row: live };
  const open = decideSlot(question.day, slot);
  if (open.kind === 'refused') return open;
  const picture = photoState(mission, question);
  if (picture === 'needed') return refuse('PHOTO_REQUIRED');
  const isBeforePhoto = picture === 'tooEarly';
  const route = routeOf({
    ...{
      policy: policyInForce(mission, now),
      spotCheck: mission.spotCheck,
      photo: mission.photo,
      isBeforePhoto,
    },
    ...{ completionId: question.completionId, hasAccess: question.hasAccess },
    wasSpotChecked: tries.some((one) => one.isSpotCheck),
  });
  return {
    kind: 'new',
    ...route,
    isBeforePhoto,
    isTimed: route.way === 'timer' && !tries.some(wasTurnedDown),
  };
}

const isLive = (status: string) => status === 'pending' || status === 'approved';

/** Sent back, or approved once and undone. */
const wasTurnedDown = ({ status, approvalNo }: Try) =>
  status === 'rejected' || approvalNo > (status === 'approved' ? 1 : 0);
