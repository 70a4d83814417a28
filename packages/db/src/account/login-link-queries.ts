import { and, desc, eq, gt, isNull, notInArray } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { parentalControls } from '../controls/tables';
import type { FamilyId } from '../family/family-id';
import { families } from '../family/tables';
import { isOfHero, isRow } from '../keys';
import { loginLinks } from './tables';

/** Keeps a hero's new link, and of those before it the newest: `most` in all. Whoever calls holds the hero's lock. */
export async function insertLoginLink(
  db: Executor,
  link: typeof loginLinks.$inferInsert,
  most: number,
): Promise<void> {
  const ofHero = isOfHero(loginLinks, link);
  const newest = db
    .select({ tokenHash: loginLinks.tokenHash })
    .from(loginLinks)
    .where(ofHero)
    .orderBy(desc(loginLinks.createdAt))
    .limit(most - 1);
  await db.delete(loginLinks).where(and(ofHero, notInArray(loginLinks.tokenHash, newest)));
  await db.insert(loginLinks).values(link);
}

/** A link with its hero, their family and the controls that their sign-in depends on; null for a token of nobody's. */
export async function findLoginLink(db: Executor, tokenHash: string) {
  const [row] = await db
    .select({ link: loginLinks, child: children, family: families, controls: parentalControls })
    .from(loginLinks)
    .innerJoin(families, eq(families.id, loginLinks.familyId))
    .innerJoin(children, isRow(children, { familyId: loginLinks.familyId, id: loginLinks.childId }))
    .innerJoin(
      parentalControls,
      isOfHero(parentalControls, { familyId: children.familyId, childId: children.id }),
    )
    .where(eq(loginLinks.tokenHash, tokenHash));
  return row ?? null;
}

/** Uses a link up. False when it no longer holds: of all callers exactly one gets true. */
export async function useLoginLink(
  db: Executor,
  { familyId, tokenHash, now }: { familyId: FamilyId; tokenHash: string; now: Date },
): Promise<boolean> {
  const used = await db
    .update(loginLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(loginLinks.familyId, familyId),
        eq(loginLinks.tokenHash, tokenHash),
        isNull(loginLinks.usedAt),
        gt(loginLinks.expiresAt, now),
      ),
    )
    .returning({ tokenHash: loginLinks.tokenHash });
  return used.length > 0;
}

/** Forgets every link of a hero. */
export async function deleteLoginLinks(db: Executor, familyId: FamilyId, childId: string): Promise<void> {
  await db.delete(loginLinks).where(isOfHero(loginLinks, { familyId, childId }));
}
