import { sql } from 'drizzle-orm';
import { check, index, integer, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, familyId, id, instant } from '../columns';
import { families } from '../family/tables';

/** Numbers the questions to the payment provider in the order in which they were asked. */
export const subscriptionTickets = pgSequence('subscription_tickets');

/** Payments that were begun here; one row per payment intent, however often the provider says so. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    familyId: familyId().references(() => families.id, { onDelete: 'cascade' }),
    paymentIntentId: text().notNull(),
    subscriptionId: text().notNull(),
    plan: text().notNull(),
    amountCents: integer().notNull(),
    status: text().notNull(),
    createdAt: createdAt(),
    settledAt: instant(),
  },
  (t) => [
    uniqueIndex('payments_intent_key').on(t.paymentIntentId),
    index('payments_newest').on(t.familyId, t.createdAt),
    check('payments_amount', sql`${t.amountCents} >= 0`),
    check('payments_status', sql`${t.status} in ('open','succeeded','failed')`),
  ],
);

/** Webhook events that have been handled: each once (rules: payments). */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    handledAt: instant().notNull(),
  },
  (t) => [index('stripe_events_age').on(t.handledAt)],
);

/** Trials of erased families, so that an address has one: of the address only a keyed digest is kept (rules: subscription). */
export const usedTrials = pgTable(
  'used_trials',
  {
    emailDigest: text().primaryKey(),
    endsAt: instant().notNull(),
  },
  (t) => [index('used_trials_age').on(t.endsAt)],
);
