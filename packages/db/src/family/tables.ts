import type { ReminderSettings } from '@herohood/domain/account/schema';
import type { WeekStart } from '@herohood/domain/days/facts';
import { type DayPart, DEFAULT_PARTS } from '@herohood/domain/days/parts';
import type { GoalWithdrawals } from '@herohood/domain/goals/goal';
import { DEFAULT_LOCALE, type Locale } from '@herohood/domain/languages/locale';
import { DEFAULT_PHOTO_DAYS } from '@herohood/domain/media/photo';
import { DEFAULT_AUTO_APPROVAL } from '@herohood/domain/missions/auto-approval';
import type { ChildDelay } from '@herohood/domain/missions/schema';
import { DEFAULT_REMINDER_SETTINGS } from '@herohood/domain/reminders/settings';
import type { PlanId } from '@herohood/domain/subscription/schema';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, familyId, id, instant, isLocale } from '../columns';
import type { FamilyId } from './family-id';

/** The owner of everything: time zone, subscription and auto-approval settings hang here (rules: family day). */
export const families = pgTable(
  'families',
  {
    id: id().$type<FamilyId>(),
    code: text().notNull(),
    timeZone: text().notNull().default('UTC'),
    dayStartHour: integer().notNull().default(0),
    subscriptionStatus: text().notNull().default('trial'),
    subscriptionPlan: text().$type<PlanId>(),
    trialEndsAt: instant(),
    subscriptionEndDate: instant(),
    stripeCustomerId: text(),
    stripeSubscriptionId: text(),
    /** Ticket of the provider's answer that the subscription follows: one that was asked for earlier changes nothing. */
    subscriptionTicket: bigint({ mode: 'number' }).notNull().default(0),
    autoApprovalEnabled: boolean().notNull().default(DEFAULT_AUTO_APPROVAL.enabled),
    autoApprovalValue: integer().notNull().default(DEFAULT_AUTO_APPROVAL.timeValue),
    autoApprovalUnit: text().notNull().default(DEFAULT_AUTO_APPROVAL.timeUnit),
    autoApprovalForAll: boolean().notNull().default(DEFAULT_AUTO_APPROVAL.applyToAllChildren),
    autoApprovalByChild: jsonb()
      .$type<Record<string, ChildDelay>>()
      .notNull()
      .default(DEFAULT_AUTO_APPROVAL.childSpecificSettings),
    /** What new habits begin with, and what habits without settings of their own follow. */
    reminderSettings: jsonb().$type<ReminderSettings>().notNull().default(DEFAULT_REMINDER_SETTINGS),
    autoApprovedCount: integer().notNull().default(0),
    /** What is spoken to members and heroes who have no language of their own (rules: languages). */
    locale: text().$type<Locale>().notNull().default(DEFAULT_LOCALE),
    /** As `family_day_rules` says of today (rules: streaks). */
    weekStart: text().$type<WeekStart>().notNull().default('mon'),
    shieldsEnabled: boolean().notNull().default(true),
    weekendChallenge: boolean().notNull().default(false),
    /** When morning, afternoon and evening are (rules: parts of the day). */
    parts: jsonb().$type<DayPart[]>().notNull().default(DEFAULT_PARTS),
    /** Days before it are judged as they were before plans and marks existed; null for families that came later. */
    neutralFrom: date({ mode: 'string' }),
    /** Heroes may look at each other's rooms and leave cheers (rules: the room, cheers). */
    siblingVisits: boolean().notNull().default(true),
    /** How many days a picture stays after its mission was decided (rules: photos). */
    photoDays: integer().notNull().default(DEFAULT_PHOTO_DAYS),
    /** Who takes XP out of a goal (rules: goals). */
    goalWithdrawals: text().$type<GoalWithdrawals>().notNull().default('free'),
    /** Instant of the newest sync event. Taking it locks this row: events of one family commit in its order. */
    lastEventAt: timestamp({ withTimezone: true, mode: 'string', precision: 6 })
      .notNull()
      .default(sql`now()`),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('families_code_key').on(t.code),
    uniqueIndex('families_stripe_customer_key').on(t.stripeCustomerId),
    uniqueIndex('families_stripe_subscription_key').on(t.stripeSubscriptionId),
    index('families_paid_until').on(t.subscriptionEndDate).where(sql`${t.stripeCustomerId} is not null`),
    check('families_code_form', sql`${t.code} ~ '^[A-HJKMNP-Z2-9]{6}$'`),
    check('families_day_start_hour', sql`${t.dayStartHour} between 0 and 5`),
    check(
      'families_subscription_status',
      sql`${t.subscriptionStatus} in ('trial','active','cancelled','expired')`,
    ),
    check('families_locale', isLocale(t.locale)),
    check('families_week_start', sql`${t.weekStart} in ('mon', 'sun', 'sat')`),
    check('families_photo_days', sql`${t.photoDays} between 0 and 30`),
    check('families_goal_withdrawals', sql`${t.goalWithdrawals} in ('free', 'parent')`),
    check('families_subscription_plan', sql`${t.subscriptionPlan} in ('monthly','quarterly','yearly')`),
    check('families_auto_approval_value', sql`${t.autoApprovalValue} in (1,2,3,4,5,6,8,12,24,48,72)`),
    check('families_auto_approval_unit', sql`${t.autoApprovalUnit} in ('hours','days','weeks')`),
  ],
);

/**
 * Who did what, for as long as such entries are kept, as an act's code and arguments (rules: family); entries from before hold a sentence
 * instead. A deleted hero leaves no name.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    familyId: familyId().references(() => families.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    actorKind: text().notNull(),
    actorId: uuid(),
    actorName: text().notNull(),
    act: text().notNull(),
    childId: uuid(),
    args: jsonb().$type<Record<string, unknown>>(),
    summary: text(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.id] }),
    index('audit_entries_by_child').on(t.familyId, t.childId, t.id),
    index('audit_entries_age').on(t.at),
    check('audit_entries_actor_kind', sql`${t.actorKind} in ('parent','child','system')`),
    check('audit_entries_said', sql`num_nonnulls(${t.args}, ${t.summary}) = 1`),
  ],
);
