import type { EditableControl } from '@herohood/domain/controls/schema';
import type { MarkKind } from '@herohood/domain/days/marks';
import type { AuditAct } from '@herohood/domain/family/audit';
import type { PlanId } from '@herohood/domain/subscription/schema';

/**
 * What the family's list of acts says of each act: who did it, and what is kept of it (`AuditArgs`). An act with several
 * sentences chooses one in `family/say-audit.ts`.
 */
export const auditTexts = {
  'account.device_signed_out': {
    others: '{actor} signed out on all other devices',
    unknown: '{actor} signed out on a device',
    known: '{actor} signed out on {device}',
  },
  'account.email_change_asked': '{actor} asked for another email address',
  'account.email_change_cancelled': '{actor} keeps the present email address',
  'account.email_changed': '{actor} confirmed a new email address',
  'account.password_changed': '{actor} changed the password',
  'account.password_link_made': 'The operator made a link to a new password for {name}',
  'account.password_reset': '{actor} set a new password with a link from a mail',
  'account.password_set': 'The operator set a new password for {name}',
  'account.profile_updated': '{actor} changed the profile',
  'account.reminders_changed': '{actor} changed the reminder settings',
  'call.seen': '{actor} has seen a call',
  'care_pattern.cleared': '{actor} cleared the two homes of {name}',
  'care_pattern.set': '{actor} set the two homes of {name}',
  'cheer.sent': '{actor} sent a cheer',
  'child.created': '{actor} created {name}',
  'child.deleted': '{actor} deleted a hero',
  'child.device_signed_out': {
    unknown: '{actor} signed {name} out on a device',
    known: '{actor} signed {name} out on {device}',
  },
  'child.login_generated': '{actor} made a new login for {name}',
  'child.login_link_created': '{actor} made a sign-in code for {name}',
  'child.signed_in_by_link': '{actor} signed in with a code',
  'child.updated': { looks: '{actor} changed their looks', hero: '{actor} changed {name}' },
  'child.welcomed': '{actor} came to Herohood',
  'claim.approved': '{actor} approved {reward}',
  'claim.given': '{actor} gave {reward}',
  'claim.made': '{actor} claimed {reward} for {cost} XP',
  'claim.rejected': {
    told: '{actor} turned down {reward}: {message}',
    silent: '{actor} turned down {reward}',
  },
  'claim.undone': {
    gift: '{actor} has not given {reward}',
    decision: '{actor} took a decision back about {reward}',
  },
  'claim.used': '{actor} got {reward}',
  'controls.updated': '{actor} changed what {name} may do: {settings}',
  'day_mark.changed': {
    all: '{actor} changed a mark of all heroes: {kind}, {from} to {until}',
    one: '{actor} changed a mark of {name}: {kind}, {from} to {until}',
  },
  'day_mark.created': {
    all: '{actor} marked all heroes: {kind}, {from} to {until}',
    one: '{actor} marked {name}: {kind}, {from} to {until}',
  },
  'day_mark.deleted': {
    all: '{actor} took a mark of all heroes away: {kind}, {from} to {until}',
    one: '{actor} took a mark of {name} away: {kind}, {from} to {until}',
  },
  'day_marks.imported': {
    all: '{actor} imported for all heroes: {kind} (days added: {added}, changed: {changed}, removed: {removed})',
    one: '{actor} imported for {name}: {kind} (days added: {added}, changed: {changed}, removed: {removed})',
  },
  'emergency.activated': '{actor} activated emergency mode for {name}',
  'emergency.deactivated': '{actor} ended emergency mode for {name}',
  'family.clock_changed': "{actor} changed the family's time settings",
  'family.code_renewed': '{actor} made a new family code',
  'family.created': '{actor} created the family',
  'family.goals_changed': {
    free: '{actor} lets heroes take XP out of goals',
    parent: '{actor} lets parents take XP out of goals',
  },
  'family.handed_over': '{actor} made {name} the owner',
  'family.invitation_withdrawn': '{actor} withdrew an invitation',
  'family.invited': {
    helper: '{actor} made an invitation for a helper',
    parent: '{actor} made an invitation for a parent',
  },
  'family.join_requested': '{actor} asked to join the family',
  'family.joined': '{actor} joined with an invitation',
  'family.language_changed': "{actor} chose the family's language: {language}",
  'family.member_accepted': {
    helper: '{actor} accepted {name} as a helper',
    parent: '{actor} accepted {name}',
  },
  'family.member_declined': '{actor} declined {name}',
  'family.member_left': '{actor} left the family',
  'family.member_removed': '{actor} removed {name} from the family',
  'family.parts_changed': '{actor} changed when morning, afternoon and evening are',
  'family.photos_changed': '{actor} lets pictures stay for {days, plural, one {# day} other {# days}}',
  'family.role_changed': { helper: '{actor} made {name} a helper', parent: '{actor} made {name} a parent' },
  'family.shields_changed': {
    on: '{actor} switched streak shields on',
    off: '{actor} switched streak shields off',
  },
  'family.visits_changed': {
    on: '{actor} switched visits between heroes on',
    off: '{actor} switched visits between heroes off',
  },
  'family.week_changed': {
    mon: '{actor} made weeks start on Monday',
    sun: '{actor} made weeks start on Sunday',
    sat: '{actor} made weeks start on Saturday',
  },
  'family.weekend_changed': {
    on: '{actor} switched the weekend challenge on',
    off: '{actor} switched the weekend challenge off',
  },
  'game.finished': '{actor} finished {game} with a score of {score}',
  'game.started': '{actor} started {game}',
  'goal.changed': '{actor} changed the goal {goal}',
  'goal.created': { hero: '{actor} saves for {goal}', parent: '{actor} lets {name} save for {goal}' },
  'goal.deleted': '{actor} deleted the goal {goal}',
  'goal.done': 'The goal {goal} is done',
  'goal.saved': '{actor} saved {amount} XP for {goal}',
  'goal.taken': '{actor} took {amount} XP out of {goal}',
  'habit.asked': 'Parents are asked about {mission} for {days, plural, one {# day} other {# days}}',
  'habit.assigned': '{actor} gave {name} the mission {habit}',
  'habit.auto_assigned': '{actor} gave all habits to all heroes',
  'habit.created': '{actor} created the habit {habit}',
  'habit.deleted': '{actor} deleted the habit {habit}',
  'habit.removed': '{actor} took the mission {mission} away',
  'habit.updated': {
    habit: '{actor} changed the habit {habit}',
    mission: '{actor} changed the mission {mission}',
  },
  'habit_template.created': '{actor} made the template {template}',
  'habit_template.deleted': '{actor} deleted the template {template}',
  'mission.approved': {
    whole: '{actor} approved a mission',
    praised: '{actor} approved a mission with praise',
    part: '{actor} approved a mission for {percent} % of its XP',
    partPraised: '{actor} approved a mission for {percent} % of its XP with praise',
  },
  'mission.auto_approval_changed': {
    on: '{actor} turned auto-approval on',
    off: '{actor} turned auto-approval off',
  },
  'mission.auto_approved': 'A mission was approved by the timer',
  'mission.completed': '{actor} did {mission}',
  'mission.done_by_parent': '{actor} marked {mission} done',
  'mission.rejected': '{actor} sent a mission back',
  'mission.trusted': {
    unknown: '{actor} did a mission, which is trusted',
    known: '{actor} did {mission}, which is trusted',
  },
  'mission.undone': '{actor} took an approval back',
  'mission.withdrawn': '{actor} took a mission back',
  'parent.called': '{actor} asked for a parent',
  'points.approved': '{actor} approved {amount, plural, one {# point} other {# points}}',
  'points.given': {
    told: '{actor} gave {name} {amount, plural, one {# point} other {# points}}: {message}',
    silent: '{actor} gave {name} {amount, plural, one {# point} other {# points}}',
  },
  'points.rejected': {
    told: '{actor} turned down {amount, plural, one {# point} other {# points}}: {message}',
    silent: '{actor} turned down {amount, plural, one {# point} other {# points}}',
  },
  'points.undone': {
    weekend: 'Taken back: {amount, plural, one {# point} other {# points}} of a weekend',
    decision: '{actor} took a decision back about {amount, plural, one {# point} other {# points}}',
  },
  'points.weekend': 'A whole weekend brought {amount, plural, one {# point} other {# points}}',
  'proposal.accepted': {
    did: '{actor} accepted {title} for {xp} XP',
    wish: '{actor} made {title} a reward for {cost} XP',
    mission: '{actor} made {title} a mission for {xp} XP',
  },
  'proposal.declined': {
    told: '{actor} turned down {title}: {message}',
    silent: '{actor} turned down {title}',
  },
  'proposal.made': {
    did: '{actor} says they did: {title}',
    wish: '{actor} wishes for: {title}',
    mission: '{actor} proposes a mission: {title}',
  },
  'proposal.undone': '{actor} took a decision back about {title}',
  'reward.created': '{actor} set the reward {reward} for {name}',
  'reward.deleted': '{actor} deleted the reward {reward}',
  'reward.updated': '{actor} changed the reward {reward}',
  'shop.avatar_bought': '{actor} bought {item} for {cost, plural, one {# point} other {# points}}',
  'shop.gear_bought': '{actor} bought {item} for {cost, plural, one {# point} other {# points}}',
  'streak.repaired': '{actor} repaired the streak of {name} on {day}: {reason}',
  'subscription.changed': {
    cancelled: '{actor} cancelled the subscription',
    resumed: '{actor} resumed the subscription',
    ended: '{plan} ended on {until}',
    paid: '{plan} is paid until {until}',
    'running out': '{plan} was cancelled and runs until {until}',
  },
  'subscription.granted': 'The operator gave full access until {until}',
} as const satisfies Record<AuditAct, string | Record<string, string>>;

/** Who acts when no person does, by the name that is kept. */
export const systemNames: Record<string, string> = {
  'Auto-approval': 'Auto-approval',
  Operator: 'Operator',
  Payments: 'Payments',
};

/** How a marked day is called in the list of acts. */
export const markNames: Record<MarkKind, string> = {
  sick: 'sick',
  vacation: 'vacation',
  away: 'away',
  holiday: 'public holiday',
  'school-free': 'no school',
};

/** The subscription, at the beginning of a sentence. */
export const subscriptionNames: Record<PlanId | 'premium', string> = {
  monthly: 'The monthly subscription',
  quarterly: 'The quarterly subscription',
  yearly: 'The yearly subscription',
  premium: 'The premium subscription',
};

/** What a parent set of a hero's controls, by the names of the contract's fields. */
export const settingNames: Record<EditableControl, string> = {
  dailyScreenTime: 'screen time a day',
  bonusTimePerHabit: 'bonus time for a mission',
  weekendBonus: 'weekend bonus',
  maxGameTimePerDay: 'time for games a day',
  bedtimeMode: 'bedtime on or off',
  bedtimeStart: 'beginning of bedtime',
  bedtimeEnd: 'end of bedtime',
  limitInternet: 'limits of the internet',
  parentContactEnabled: 'asking for a parent',
  enableHabits: 'missions on or off',
  enableGearShop: 'gear shop on or off',
  enableMiniGames: 'games on or off',
  enableRewards: 'rewards on or off',
};
