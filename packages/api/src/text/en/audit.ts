import type { AuditAct, AuditArgs } from '@herohood/domain/family/audit';
import { MINI_GAMES } from '@herohood/domain/games/catalogue';
import { PERCENT } from '@herohood/domain/missions/amount';
import { avatarByType } from '@herohood/domain/shop/avatar-catalogue';
import { gearById } from '@herohood/domain/shop/gear-catalogue';
import type { PlanId } from '@herohood/domain/subscription/schema';
import { englishNameOf } from '../../languages/offered';

/** What the family's list of acts says of each: who did it, and what is kept of it. */
export const auditText: { [Act in AuditAct]: (actor: string, args: AuditArgs[Act]) => string } = {
  'account.device_signed_out': (actor, args) => {
    if (args.from === 'others') return `${actor} signed out on all other devices`;
    return args.device === null ? `${actor} signed out on a device` : `${actor} signed out on ${args.device}`;
  },
  'account.email_change_asked': (actor) => `${actor} asked for another email address`,
  'account.email_change_cancelled': (actor) => `${actor} keeps the present email address`,
  'account.email_changed': (actor) => `${actor} confirmed a new email address`,
  'account.password_changed': (actor) => `${actor} changed the password`,
  'account.password_link_made': (_, { name }) => `The operator made a link to a new password for ${name}`,
  'account.password_reset': (actor) => `${actor} set a new password with a link from a mail`,
  'account.password_set': (_, { name }) => `The operator set a new password for ${name}`,
  'account.profile_updated': (actor) => `${actor} changed the profile`,
  'account.reminders_changed': (actor) => `${actor} changed the reminder settings`,
  'call.seen': (actor) => `${actor} has seen a call`,
  'care_pattern.cleared': (actor, { name }) => `${actor} cleared the two homes of ${name}`,
  'care_pattern.set': (actor, { name }) => `${actor} set the two homes of ${name}`,
  'cheer.sent': (actor) => `${actor} sent a cheer`,
  'child.created': (actor, { name }) => `${actor} created ${name}`,
  'child.deleted': (actor) => `${actor} deleted a hero`,
  'child.device_signed_out': (actor, { name, device }) =>
    device === null ? `${actor} signed ${name} out on a device` : `${actor} signed ${name} out on ${device}`,
  'child.login_generated': (actor, { name }) => `${actor} made a new login for ${name}`,
  'child.login_link_created': (actor, { name }) => `${actor} made a sign-in code for ${name}`,
  'child.signed_in_by_link': (actor) => `${actor} signed in with a code`,
  'child.updated': (actor, args) =>
    args.what === 'looks' ? `${actor} changed their looks` : `${actor} changed ${args.name}`,
  'child.welcomed': (actor) => `${actor} came to Herohood`,
  'claim.approved': (actor, { reward }) => `${actor} approved ${reward}`,
  'claim.given': (actor, { reward }) => `${actor} gave ${reward}`,
  'claim.made': (actor, { reward, cost }) => `${actor} claimed ${reward} for ${cost} XP`,
  'claim.rejected': (actor, { reward, message }) =>
    message ? `${actor} turned down ${reward}: ${message}` : `${actor} turned down ${reward}`,
  'claim.undone': (actor, { what, reward }) =>
    what === 'gift' ? `${actor} has not given ${reward}` : `${actor} took a decision back about ${reward}`,
  'claim.used': (actor, { reward }) => `${actor} got ${reward}`,
  'controls.updated': (actor, { name, settings }) =>
    `${actor} changed what ${name} may do: ${settings.join(', ')}`,
  'day_mark.changed': (actor, { name, kind, from, until }) =>
    name === null
      ? `${actor} changed a mark of all heroes: ${kind}, ${from} to ${until}`
      : `${actor} changed a mark of ${name}: ${kind}, ${from} to ${until}`,
  'day_mark.created': (actor, { name, kind, from, until }) =>
    name === null
      ? `${actor} marked all heroes: ${kind}, ${from} to ${until}`
      : `${actor} marked ${name}: ${kind}, ${from} to ${until}`,
  'day_mark.deleted': (actor, { name, kind, from, until }) =>
    name === null
      ? `${actor} took a mark of all heroes away: ${kind}, ${from} to ${until}`
      : `${actor} took a mark of ${name} away: ${kind}, ${from} to ${until}`,
  'day_marks.imported': (actor, { name, kind, added, changed, removed }) =>
    name === null
      ? `${actor} imported ${kind} for all heroes: ${added} days added, ${changed} changed, ${removed} removed`
      : `${actor} imported ${kind} for ${name}: ${added} days added, ${changed} changed, ${removed} removed`,
  'emergency.activated': (actor, { name }) => `${actor} activated emergency mode for ${name}`,
  'emergency.deactivated': (actor, { name }) => `${actor} ended emergency mode for ${name}`,
  'family.clock_changed': (actor) => `${actor} changed the family's time settings`,
  'family.code_renewed': (actor) => `${actor} made a new family code`,
  'family.created': (actor) => `${actor} created the family`,
  'family.goals_changed': (actor, { who }) =>
    who === 'free'
      ? `${actor} lets heroes take XP out of goals`
      : `${actor} lets parents take XP out of goals`,
  'family.language_changed': (actor, { locale }) =>
    `${actor} made ${englishNameOf(locale)} the family's language`,
  'family.handed_over': (actor, { name }) => `${actor} made ${name} the owner`,
  'family.invitation_withdrawn': (actor) => `${actor} withdrew an invitation`,
  'family.invited': (actor, { role }) =>
    role === 'helper'
      ? `${actor} made an invitation for a helper`
      : `${actor} made an invitation for a parent`,
  'family.join_requested': (actor) => `${actor} asked to join the family`,
  'family.joined': (actor) => `${actor} joined with an invitation`,
  'family.member_accepted': (actor, { name, role }) =>
    role === 'helper' ? `${actor} accepted ${name} as a helper` : `${actor} accepted ${name}`,
  'family.member_declined': (actor, { name }) => `${actor} declined ${name}`,
  'family.member_left': (actor) => `${actor} left the family`,
  'family.member_removed': (actor, { name }) => `${actor} removed ${name} from the family`,
  'family.parts_changed': (actor) => `${actor} changed when morning, afternoon and evening are`,
  'family.photos_changed': (actor, { days }) =>
    days === 1 ? `${actor} lets pictures stay for 1 day` : `${actor} lets pictures stay for ${days} days`,
  'family.role_changed': (actor, { name, role }) =>
    role === 'helper' ? `${actor} made ${name} a helper` : `${actor} made ${name} a parent`,
  'family.shields_changed': (actor, { isOn }) =>
    isOn ? `${actor} switched streak shields on` : `${actor} switched streak shields off`,
  'family.visits_changed': (actor, { isOn }) =>
    isOn ? `${actor} switched visits between heroes on` : `${actor} switched visits between heroes off`,
  'family.week_changed': (actor, { day }) => `${actor} made weeks start on ${DAYS[day]}`,
  'family.weekend_changed': (actor, { isOn }) =>
    isOn ? `${actor} switched the weekend challenge on` : `${actor} switched the weekend challenge off`,
  'game.finished': (actor, { game, score }) => `${actor} finished ${gameName(game)} with a score of ${score}`,
  'game.started': (actor, { game }) => `${actor} started ${gameName(game)}`,
  'goal.changed': (actor, { goal }) => `${actor} changed the goal ${goal}`,
  'goal.created': (actor, args) =>
    args.by === 'hero'
      ? `${actor} saves for ${args.goal}`
      : `${actor} lets ${args.name} save for ${args.goal}`,
  'goal.deleted': (actor, { goal }) => `${actor} deleted the goal ${goal}`,
  'goal.done': (_, { goal }) => `The goal ${goal} is done`,
  'goal.saved': (actor, { amount, goal }) => `${actor} saved ${amount} XP for ${goal}`,
  'goal.taken': (actor, { amount, goal }) => `${actor} took ${amount} XP out of ${goal}`,
  'habit.asked': (_, { mission, days }) => `Parents are asked about ${mission} for ${days} days`,
  'habit.assigned': (actor, { name, habit }) => `${actor} gave ${name} the mission ${habit}`,
  'habit.auto_assigned': (actor) => `${actor} gave all habits to all heroes`,
  'habit.created': (actor, { habit }) => `${actor} created the habit ${habit}`,
  'habit.deleted': (actor, { habit }) => `${actor} deleted the habit ${habit}`,
  'habit.removed': (actor, { mission }) => `${actor} took the mission ${mission} away`,
  'habit.updated': (actor, args) =>
    args.what === 'habit'
      ? `${actor} changed the habit ${args.habit}`
      : `${actor} changed the mission ${args.mission}`,
  'habit_template.created': (actor, { template }) => `${actor} made the template ${template}`,
  'habit_template.deleted': (actor, { template }) => `${actor} deleted the template ${template}`,
  'mission.approved': (actor, { percent, isPraised }) => {
    if (percent === PERCENT.whole) {
      return isPraised ? `${actor} approved a mission with praise` : `${actor} approved a mission`;
    }
    return isPraised
      ? `${actor} approved a mission for ${percent} % of its XP with praise`
      : `${actor} approved a mission for ${percent} % of its XP`;
  },
  'mission.auto_approval_changed': (actor, { isOn }) =>
    isOn ? `${actor} turned auto-approval on` : `${actor} turned auto-approval off`,
  'mission.auto_approved': () => 'A mission was approved by the timer',
  'mission.completed': (actor, { mission }) => `${actor} did ${mission}`,
  'mission.done_by_parent': (actor, { mission }) => `${actor} marked ${mission} done`,
  'mission.rejected': (actor) => `${actor} sent a mission back`,
  'mission.trusted': (actor, { mission }) =>
    mission === null
      ? `${actor} did a mission, which is trusted`
      : `${actor} did ${mission}, which is trusted`,
  'mission.undone': (actor) => `${actor} took an approval back`,
  'mission.withdrawn': (actor) => `${actor} took a mission back`,
  'parent.called': (actor) => `${actor} asked for a parent`,
  'points.approved': (actor, { amount }) => `${actor} approved ${amount} points`,
  'points.given': (actor, { name, amount, message }) =>
    message ? `${actor} gave ${name} ${amount} points: ${message}` : `${actor} gave ${name} ${amount} points`,
  'points.rejected': (actor, { amount, message }) =>
    message ? `${actor} turned down ${amount} points: ${message}` : `${actor} turned down ${amount} points`,
  'points.undone': (actor, { what, amount }) =>
    what === 'weekend'
      ? `A weekend's ${amount} points were taken back`
      : `${actor} took a decision back about ${amount} points`,
  'points.weekend': (_, { amount }) => `A whole weekend brought ${amount} points`,
  'proposal.accepted': (actor, args) =>
    args.kind === 'did'
      ? `${actor} accepted ${args.title} for ${args.xp} XP`
      : `${actor} made ${args.title} a reward for ${args.cost} XP`,
  'proposal.declined': (actor, { title, message }) =>
    message ? `${actor} turned down ${title}: ${message}` : `${actor} turned down ${title}`,
  'proposal.made': (actor, { kind, title }) =>
    kind === 'did' ? `${actor} says they did: ${title}` : `${actor} wishes for: ${title}`,
  'proposal.undone': (actor, { title }) => `${actor} took a decision back about ${title}`,
  'reward.created': (actor, { reward, name }) => `${actor} set the reward ${reward} for ${name}`,
  'reward.deleted': (actor, { reward }) => `${actor} deleted the reward ${reward}`,
  'reward.updated': (actor, { reward }) => `${actor} changed the reward ${reward}`,
  'shop.avatar_bought': (actor, { item, cost }) => `${actor} bought ${avatarName(item)} for ${cost} points`,
  'shop.gear_bought': (actor, { item, cost }) => `${actor} bought ${gearName(item)} for ${cost} points`,
  'streak.repaired': (actor, { name, day, reason }) =>
    `${actor} repaired ${name}'s streak on ${day}: ${reason}`,
  'subscription.changed': (actor, args) => {
    if (args.what === 'cancelled') return `${actor} cancelled the subscription`;
    if (args.what === 'resumed') return `${actor} resumed the subscription`;
    const plan = THE_PLAN[args.plan ?? 'premium'];
    const until = DATE.format(new Date(args.until));
    if (args.what === 'ended') return `${plan} ended on ${until}`;
    return args.what === 'paid'
      ? `${plan} is paid until ${until}`
      : `${plan} was cancelled and runs until ${until}`;
  },
  'subscription.granted': (_, { until }) => `The operator gave full access until ${until}`,
};

/** Who acts when no person does, by the name that is kept. */
export const systemNames: Record<string, string> = {
  'Auto-approval': 'Auto-approval',
  Operator: 'Operator',
  Payments: 'Payments',
};

const DAYS = { mon: 'Monday', sun: 'Sunday', sat: 'Saturday' };

const THE_PLAN: Record<PlanId | 'premium', string> = {
  monthly: 'The monthly subscription',
  quarterly: 'The quarterly subscription',
  yearly: 'The yearly subscription',
  premium: 'The premium subscription',
};

/** '22 November 2026'. */
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What is sold no more is called by its id. */
const gameName = (id: string) => MINI_GAMES.find((game) => game.id === id)?.name ?? id;
const avatarName = (type: string) => avatarByType(type)?.name ?? type;
const gearName = (id: string) => gearById(id)?.name ?? id;
