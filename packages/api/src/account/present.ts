import type { ParentRow } from '@herohood/db/account/queries';
import type { User } from '@herohood/domain/account/schema';
import { DEFAULT_DAY_RULES } from '@herohood/domain/days/facts';
import { DEFAULT_PARTS } from '@herohood/domain/days/parts';
import { DEFAULT_PHOTO_DAYS } from '@herohood/domain/media/photo';
import { DEFAULT_REMINDER_SETTINGS } from '@herohood/domain/reminders/settings';
import { effectiveStatus, trialDaysLeft } from '@herohood/domain/subscription/access';
import type { Family } from '../family/family';

const NOT_FOR_HELPERS = {
  familyCode: null,
  subscriptionStatus: null,
  subscriptionPlan: null,
  trialEndsAt: null,
  subscriptionEndDate: null,
  trialDaysLeft: null,
} satisfies Partial<User>;

/**
 * The flat user. A waiting newcomer sees nothing of the family but its code and language (rules: family), a helper neither its code nor
 * its subscription (rules: members).
 */
export function presentUser(parent: ParentRow, family: Family, now: Date): User {
  const isEmailPending = parent.pendingEmailExpiresAt !== null && parent.pendingEmailExpiresAt > now;
  const own = {
    id: parent.id,
    email: parent.email,
    firstName: parent.firstName,
    lastName: parent.lastName,
    phoneNumber: parent.phoneNumber,
    profileImageUrl: parent.profileImageUrl,
    pendingEmail: isEmailPending ? parent.pendingEmail : null,
    familyCode: family.row.code,
    billing: family.billing,
    locale: parent.locale,
    // What is told to somebody who waits is told in it too.
    familyLocale: family.row.locale,
    createdAt: parent.createdAt.toISOString(),
    serverTime: now.toISOString(),
  };
  if (parent.role === 'waiting') {
    return {
      ...own,
      familyRole: 'waiting',
      subscriptionStatus: 'trial',
      subscriptionPlan: null,
      trialEndsAt: null,
      subscriptionEndDate: null,
      timeZone: 'UTC',
      dayStartHour: 0,
      reminderSettings: DEFAULT_REMINDER_SETTINGS,
      siblingVisits: true,
      ...{ ...DEFAULT_DAY_RULES, parts: DEFAULT_PARTS, weekendChallenge: false },
      ...{ photoDays: DEFAULT_PHOTO_DAYS, goalWithdrawals: 'free' },
      hasPremiumAccess: false,
      trialDaysLeft: 0,
    };
  }
  const { row } = family;
  const user = {
    ...own,
    subscriptionStatus: effectiveStatus(row, now),
    subscriptionPlan: row.subscriptionPlan,
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    subscriptionEndDate: row.subscriptionEndDate?.toISOString() ?? null,
    timeZone: row.timeZone,
    dayStartHour: row.dayStartHour,
    reminderSettings: row.reminderSettings,
    siblingVisits: row.siblingVisits,
    weekStart: row.weekStart,
    parts: row.parts,
    shieldsEnabled: row.shieldsEnabled,
    weekendChallenge: row.weekendChallenge,
    photoDays: row.photoDays,
    goalWithdrawals: row.goalWithdrawals,
    hasPremiumAccess: family.hasPremiumAccess,
    trialDaysLeft: trialDaysLeft(row, now),
  };
  if (parent.role === 'helper') return { ...user, ...NOT_FOR_HELPERS, familyRole: 'helper' };
  return { ...user, familyRole: parent.role === 'owner' ? 'owner' : 'parent' };
}
