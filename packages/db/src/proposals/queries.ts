import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId, HeroKey } from '../family/family-id';
import { isOfHero, isRow } from '../keys';
import { preparedQuery } from '../prepared-query';
import { proposals } from './tables';

export type ProposalRow = typeof proposals.$inferSelect;

export async function insertProposal(
  db: Executor,
  proposal: Pick<
    ProposalRow,
    'familyId' | 'childId' | 'kind' | 'title' | 'note' | 'plan' | 'xp' | 'photoId' | 'voiceId' | 'createdAt'
  >,
): Promise<ProposalRow> {
  const [row] = await db.insert(proposals).values(proposal).returning();
  if (!row) throw new Error('The proposal was not written.');
  return row;
}

const one = (familyId: FamilyId, id: string) => isRow(proposals, { familyId, id });

export async function findProposal(
  db: Executor,
  familyId: FamilyId,
  id: string,
): Promise<ProposalRow | null> {
  const [row] = await db.select().from(proposals).where(one(familyId, id));
  return row ?? null;
}

/** How many of a hero's wait for a parent. */
export async function countWaitingProposals(db: Executor, who: HeroKey): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(proposals)
    .where(and(isOfHero(proposals, who), eq(proposals.status, 'waiting')));
  return row?.waiting ?? 0;
}

const waitingOfFamily = preparedQuery((db) =>
  db
    .select()
    .from(proposals)
    .where(and(eq(proposals.familyId, sql.placeholder('familyId')), eq(proposals.status, 'waiting')))
    .orderBy(asc(proposals.createdAt), asc(proposals.id))
    .limit(1000),
);

/** What waits for a parent, of all heroes, oldest first; the first 1,000. */
export const listWaitingProposals = (db: Executor, familyId: FamilyId): Promise<ProposalRow[]> =>
  waitingOfFamily(db, { familyId });

/** A hero's proposals, newest first; the newest 200, because nobody scrolls to those before. */
export function listProposals(db: Executor, who: HeroKey): Promise<ProposalRow[]> {
  return db
    .select()
    .from(proposals)
    .where(isOfHero(proposals, who))
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(200);
}

/** Moves a proposal on, provided it is still in the state `from`; null when somebody was faster. */
export async function moveProposal(
  db: Executor,
  from: Pick<ProposalRow, 'familyId' | 'id' | 'status'>,
  changes: Partial<
    Omit<ProposalRow, 'id' | 'familyId' | 'childId' | 'kind' | 'title' | 'note' | 'plan' | 'xp' | 'createdAt'>
  >,
): Promise<ProposalRow | null> {
  const [row] = await db
    .update(proposals)
    .set(changes)
    .where(and(one(from.familyId, from.id), eq(proposals.status, from.status)))
    .returning();
  return row ?? null;
}

/** Lets go of what heroes said with their proposals beyond the family's newest `kept`. */
export async function dropOldProposalVoices(db: Executor, familyId: FamilyId, kept: number): Promise<void> {
  await db.execute(sql`
    update ${proposals} p set voice_id = null
    from (
      select o.id from ${proposals} o where o.family_id = ${familyId} and o.voice_id is not null
      order by o.created_at desc, o.id desc offset ${kept}::int
    ) old
    where p.family_id = ${familyId} and p.id = old.id`);
}
