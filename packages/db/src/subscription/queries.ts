import { and, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { FamilyGone, type FamilyId } from '../family/family-id';
import type { FamilyRow } from '../family/queries';
import { families } from '../family/tables';
import { payments, stripeEvents, usedTrials } from './tables';

export type PaymentRow = typeof payments.$inferSelect;

/** Takes the next number for a question to the payment provider: whoever asks later has the greater one. */
export async function takeSubscriptionTicket(db: Executor): Promise<number> {
  const [row] = await db.execute<{ ticket: string }>(sql`select nextval('subscription_tickets') as ticket`);
  return Number(row?.ticket);
}

export async function findFamilyByCustomer(db: Executor, customerId: string): Promise<FamilyRow | null> {
  const [row] = await db.select().from(families).where(eq(families.stripeCustomerId, customerId));
  return row ?? null;
}

/** Remembers the family's customer at the provider; the first one stays. The one that is kept. */
export async function keepCustomer(db: Executor, familyId: FamilyId, customerId: string): Promise<string> {
  const [row] = await db
    .update(families)
    .set({ stripeCustomerId: sql`coalesce(${families.stripeCustomerId}, ${customerId})` })
    .where(eq(families.id, familyId))
    .returning({ customerId: families.stripeCustomerId });
  if (!row?.customerId) throw new FamilyGone();
  return row.customerId;
}

/** Writes what the provider said, unless a later question has been answered already; false then. */
export async function saveSubscriptionState(
  db: Executor,
  answer: { familyId: FamilyId; ticket: number },
  state: Partial<
    Pick<
      FamilyRow,
      'subscriptionStatus' | 'subscriptionPlan' | 'subscriptionEndDate' | 'stripeSubscriptionId'
    >
  >,
): Promise<boolean> {
  const written = await db
    .update(families)
    .set({ ...state, subscriptionTicket: answer.ticket })
    .where(and(eq(families.id, answer.familyId), lt(families.subscriptionTicket, answer.ticket)))
    .returning({ id: families.id });
  return written.length > 0;
}

/** The payments that the family began and whose outcome is not known, newest first. */
export function listOpenPayments(db: Executor, familyId: FamilyId): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.familyId, familyId), eq(payments.status, 'open')))
    .orderBy(desc(payments.createdAt), desc(payments.id));
}

/** How many payments the family has begun so far. */
export async function countPayments(db: Executor, familyId: FamilyId): Promise<number> {
  return db.$count(payments, eq(payments.familyId, familyId));
}

/** Notes a payment that was begun; once per intent. */
export async function insertPayment(
  db: Executor,
  payment: Omit<typeof payments.$inferInsert, 'id' | 'status' | 'settledAt'>,
): Promise<void> {
  await db
    .insert(payments)
    .values({ ...payment, status: 'open' })
    .onConflictDoNothing();
}

/** Closes a payment with its outcome; true when it was open until now. */
export async function settlePayment(
  db: Executor,
  payment: { familyId: FamilyId; paymentIntentId: string },
  outcome: { status: 'succeeded' | 'failed'; at: Date },
): Promise<boolean> {
  const settled = await db
    .update(payments)
    .set({ status: outcome.status, settledAt: outcome.at })
    .where(
      and(
        eq(payments.familyId, payment.familyId),
        eq(payments.paymentIntentId, payment.paymentIntentId),
        eq(payments.status, 'open'),
      ),
    )
    .returning({ id: payments.id });
  return settled.length > 0;
}

/** Families with a customer at the provider whose paid period ended between the two instants, longest ago first. */
export function listFamiliesEndedBetween(
  db: Executor,
  { from, to }: { from: Date; to: Date },
): Promise<Pick<FamilyRow, 'id'>[]> {
  return db
    .select({ id: families.id })
    .from(families)
    .where(
      and(
        isNotNull(families.stripeCustomerId),
        gte(families.subscriptionEndDate, from),
        lt(families.subscriptionEndDate, to),
      ),
    )
    .orderBy(families.subscriptionEndDate)
    .limit(500);
}

export async function isEventHandled(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(stripeEvents, eq(stripeEvents.id, id))) > 0;
}

/** Notes that a webhook event was handled; twice counts once. */
export async function noteEvent(
  db: Executor,
  event: { id: string; type: string; handledAt: Date },
): Promise<void> {
  await db.insert(stripeEvents).values(event).onConflictDoNothing();
}

/** When the trial ended that somebody of this digest has had; null when none is known. */
export async function findTrialEnd(db: Executor, emailDigest: string): Promise<Date | null> {
  const [row] = await db.select().from(usedTrials).where(eq(usedTrials.emailDigest, emailDigest));
  return row?.endsAt ?? null;
}

/** Notes a trial whose family goes; the first of a digest stays. */
export async function keepTrial(db: Executor, trial: typeof usedTrials.$inferInsert): Promise<void> {
  await db.insert(usedTrials).values(trial).onConflictDoNothing();
}
