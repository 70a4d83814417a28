import type { Locale } from '@herohood/domain/languages/locale';
import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { childSessions, parentSessions, parents } from '../account/tables';
import { arrayParam } from '../array-param';
import { children } from '../children/tables';
import type { Executor } from '../client';
import type { FamilyId, HeroKey } from '../family/family-id';
import { families } from '../family/tables';
import { isRow } from '../keys';
import { pushSubscriptions } from './tables';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** A subscription with the language of whoever holds it. */
export type SpokenSubscription = SubscriptionRow & { locale: Locale };

/** A parent or a hero; exactly one of the two ids is set. */
export interface Holder {
  familyId: FamilyId;
  parentId: string | null;
  childId: string | null;
}

/** A holder who speaks in a session, named by the digest of its token. */
export type SignedInHolder = Holder & { sessionHash: string };

/** A person's own language, else their family's. */
const spokenBy = (own: typeof parents.locale | typeof children.locale) =>
  sql<Locale>`coalesce(${own}, ${families.locale})`;

const isParents = sql`${pushSubscriptions.parentId} is not null`;
const isHeroes = sql`${pushSubscriptions.childId} is not null`;

const heldBy = ({ familyId, parentId, childId }: Holder) =>
  and(
    eq(pushSubscriptions.familyId, familyId),
    parentId ? eq(pushSubscriptions.parentId, parentId) : eq(pushSubscriptions.childId, childId ?? ''),
  );

/** Lets one change at a time through to a holder's subscriptions, until the transaction ends. */
export async function lockHolder(db: Executor, { parentId, childId }: Holder): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push ${parentId ?? childId}`}, 0))`);
}

/** Lets one person at a time take a browser over, until the transaction ends: a row that is not there yet cannot be locked. */
export async function lockEndpoint(db: Executor, endpoint: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push at ${endpoint}`}, 0))`);
}

/** Keeps the holder's session from ending until the transaction does; false when it has ended. */
export async function lockSession(db: Executor, { parentId, sessionHash }: SignedInHolder): Promise<boolean> {
  const sessions = parentId ? parentSessions : childSessions;
  const rows = await db.execute(
    sql`select 1 from ${sessions} where token_hash = ${sessionHash} for key share`,
  );
  return rows.length > 0;
}

/** Writes a browser's subscription, or renews its keys, its age and the session that it lives with. */
export async function upsertSubscription(
  db: Executor,
  { sessionHash, ...holder }: SignedInHolder,
  subscription: Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth' | 'createdAt'>,
): Promise<void> {
  const { familyId, parentId, childId, endpoint } = pushSubscriptions;
  const { p256dh, auth, createdAt } = subscription;
  const session = {
    parentSession: holder.parentId ? sessionHash : null,
    childSession: holder.childId ? sessionHash : null,
  };
  await db
    .insert(pushSubscriptions)
    .values({ ...holder, ...session, ...subscription })
    .onConflictDoUpdate({
      target: [familyId, holder.parentId ? parentId : childId, endpoint],
      targetWhere: holder.parentId ? isParents : isHeroes,
      set: { p256dh, auth, createdAt, ...session },
    });
}

/**
 * Takes a browser away from other holders of the same kind, in whatever family: a browser that hands itself to
 * somebody else must not go on ringing for the one before. The address is the browser's secret; nobody else knows it.
 */
export async function releaseEndpoint(db: Executor, holder: Holder, endpoint: string): Promise<void> {
  const { parentId, childId } = pushSubscriptions;
  const isOthers = holder.parentId ? ne(parentId, holder.parentId) : ne(childId, holder.childId ?? '');
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.endpoint, endpoint), isOthers));
}

/** Deletes all but a holder's `keep` newest subscriptions. */
export async function trimSubscriptions(db: Executor, holder: Holder, keep: number): Promise<void> {
  const { id, createdAt } = pushSubscriptions;
  const spare = db
    .select({ id })
    .from(pushSubscriptions)
    .where(heldBy(holder))
    .orderBy(sql`${createdAt} desc`, sql`${id} desc`)
    .offset(keep);
  await db.delete(pushSubscriptions).where(sql`${id} in ${spare}`);
}

export async function deleteSubscription(db: Executor, holder: Holder, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(and(heldBy(holder), eq(pushSubscriptions.endpoint, endpoint)));
}

/** Deletes a subscription that the push service has dropped, unless the browser has renewed it meanwhile. */
export async function deleteGoneSubscription(db: Executor, row: SubscriptionRow): Promise<void> {
  const { familyId, id, createdAt } = pushSubscriptions;
  await db
    .delete(pushSubscriptions)
    .where(and(eq(familyId, row.familyId), eq(id, row.id), eq(createdAt, row.createdAt)));
}

/** Where the devices of these heroes take pushes, oldest first. */
export function listSubscriptionsOfHeroes(db: Executor, heroes: HeroKey[]): Promise<SpokenSubscription[]> {
  const { familyId, childId, createdAt, id } = pushSubscriptions;
  const named = sql`(${familyId}, ${childId}) in (select * from unnest(
    ${arrayParam(heroes.map((hero) => hero.familyId))}::uuid[], ${arrayParam(heroes.map((hero) => hero.childId))}::uuid[]))`;
  return db
    .select({ ...getTableColumns(pushSubscriptions), locale: spokenBy(children.locale) })
    .from(pushSubscriptions)
    .innerJoin(children, isRow(children, { familyId, id: childId }))
    .innerJoin(families, eq(families.id, familyId))
    .where(and(isHeroes, named))
    .orderBy(asc(createdAt), asc(id));
}

/** Where the parents of a family take pushes, oldest first; whoever waits to be let in is none. */
export function listSubscriptionsOfParents(db: Executor, familyId: FamilyId): Promise<SpokenSubscription[]> {
  return db
    .select({ ...getTableColumns(pushSubscriptions), locale: spokenBy(parents.locale) })
    .from(pushSubscriptions)
    .innerJoin(
      parents,
      isRow(parents, { familyId: pushSubscriptions.familyId, id: pushSubscriptions.parentId }),
    )
    .innerJoin(families, eq(families.id, pushSubscriptions.familyId))
    .where(and(eq(pushSubscriptions.familyId, familyId), ne(parents.role, 'waiting')))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));
}
