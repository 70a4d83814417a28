import type { WeekStart } from '../days/facts';
import type { MarkKind } from '../days/marks';
import type { GoalWithdrawals } from '../goals/goal';
import type { Locale } from '../languages/locale';
import type { PlanId } from '../subscription/schema';
import type { MemberRole } from './schema';

type None = Record<string, never>;
type Named = { name: string };
type Switched = { isOn: boolean };
/** A mark's days, as texts; no name: it is for all heroes. */
type Marked = { name: string | null; kind: MarkKind; from: string; until: string };

/**
 * What the family's list of acts keeps of each act beside who did it and about whom: names as they were then, amounts and
 * codes. Whoever reads it puts it into words. Never a secret. An act is kept for a year, so none of them goes or means something else.
 */
export interface AuditArgs {
  'account.device_signed_out': { from: 'device'; device: string | null } | { from: 'others' };
  'account.email_change_asked': None;
  'account.email_change_cancelled': None;
  'account.email_changed': None;
  'account.password_changed': None;
  'account.password_link_made': Named;
  'account.password_reset': None;
  'account.password_set': Named;
  'account.profile_updated': None;
  'account.reminders_changed': None;
  'call.seen': None;
  'care_pattern.cleared': Named;
  'care_pattern.set': Named;
  'cheer.sent': None;
  'child.created': Named;
  'child.deleted': None;
  'child.device_signed_out': { name: string; device: string | null };
  'child.login_generated': Named;
  'child.login_link_created': Named;
  'child.signed_in_by_link': None;
  'child.updated': { what: 'hero'; name: string } | { what: 'looks' };
  'child.welcomed': None;
  'claim.approved': { reward: string };
  'claim.given': { reward: string };
  'claim.made': { reward: string; cost: number };
  'claim.rejected': { reward: string; message: string | null };
  'claim.undone': { what: 'gift' | 'decision'; reward: string };
  'claim.used': { reward: string };
  /** `settings` are the names of the contract's fields. */
  'controls.updated': { name: string; settings: string[] };
  'day_mark.changed': Marked;
  'day_mark.created': Marked;
  'day_mark.deleted': Marked;
  'day_marks.imported': {
    name: string | null;
    kind: MarkKind;
    added: number;
    changed: number;
    removed: number;
  };
  'emergency.activated': Named;
  'emergency.deactivated': Named;
  'family.clock_changed': None;
  'family.code_renewed': None;
  'family.created': None;
  'family.goals_changed': { who: GoalWithdrawals };
  'family.handed_over': Named;
  'family.invitation_withdrawn': None;
  'family.language_changed': { locale: Locale };
  'family.invited': { role: Exclude<MemberRole, 'owner'> };
  'family.join_requested': None;
  'family.joined': None;
  'family.member_accepted': { name: string; role: Exclude<MemberRole, 'owner'> };
  'family.member_declined': Named;
  'family.member_left': None;
  'family.member_removed': Named;
  'family.parts_changed': None;
  'family.photos_changed': { days: number };
  'family.role_changed': { name: string; role: Exclude<MemberRole, 'owner'> };
  'family.shields_changed': Switched;
  'family.visits_changed': Switched;
  'family.week_changed': { day: WeekStart };
  'family.weekend_changed': Switched;
  /** `game` is its id. */
  'game.finished': { game: string; score: number };
  'game.started': { game: string };
  'goal.changed': { goal: string };
  'goal.created': { by: 'hero'; goal: string } | { by: 'parent'; name: string; goal: string };
  'goal.deleted': { goal: string };
  'goal.done': { goal: string };
  'goal.saved': { amount: number; goal: string };
  'goal.taken': { amount: number; goal: string };
  'habit.asked': { mission: string; days: number };
  'habit.assigned': { name: string; habit: string };
  'habit.auto_assigned': None;
  'habit.created': { habit: string };
  'habit.deleted': { habit: string };
  'habit.removed': { mission: string };
  'habit.updated': { what: 'habit'; habit: string } | { what: 'mission'; mission: string };
  'habit_template.created': { template: string };
  'habit_template.deleted': { template: string };
  'mission.approved': { percent: number; isPraised: boolean };
  'mission.auto_approval_changed': Switched;
  'mission.auto_approved': None;
  'mission.completed': { mission: string };
  'mission.done_by_parent': { mission: string };
  'mission.rejected': None;
  /** Without a name: several at once, as a demo family's history has them. */
  'mission.trusted': { mission: string | null };
  'mission.undone': None;
  'mission.withdrawn': None;
  'parent.called': None;
  'points.approved': { amount: number };
  'points.given': { name: string; amount: number; message: string | null };
  'points.rejected': { amount: number; message: string | null };
  'points.undone': { what: 'decision' | 'weekend'; amount: number };
  'points.weekend': { amount: number };
  'proposal.accepted':
    | { kind: 'did' | 'mission'; title: string; xp: number }
    | { kind: 'wish'; title: string; cost: number };
  'proposal.declined': { title: string; message: string | null };
  'proposal.made': { kind: 'did' | 'wish' | 'mission'; title: string };
  'proposal.undone': { title: string };
  'reward.created': { reward: string; name: string };
  'reward.deleted': { reward: string };
  'reward.updated': { reward: string };
  /** `item` is the avatar's type. */
  'shop.avatar_bought': { item: string; cost: number };
  /** `item` is the piece's id. */
  'shop.gear_bought': { item: string; cost: number };
  'streak.repaired': { name: string; day: string; reason: string };
  /** `until` is an instant. */
  'subscription.changed':
    | { what: 'cancelled' }
    | { what: 'resumed' }
    | { what: 'ended' | 'paid' | 'running out'; plan: PlanId | null; until: string };
  /** `until` is a day. */
  'subscription.granted': { until: string };
}

export type AuditAct = keyof AuditArgs;

/** An act with what is kept of it; nothing for those that say all by their name. */
export type Audited = {
  [Act in AuditAct]: AuditArgs[Act] extends None
    ? { act: Act; args?: None }
    : { act: Act; args: AuditArgs[Act] };
}[AuditAct];
