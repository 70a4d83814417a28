import { type ChildRow, findChildren, lockChild } from '@herohood/db/children/queries';
import type { Child } from '@herohood/domain/children/schema';
import { act, type Unit } from '../act';
import type { ChildContext, FamilyContext, ParentContext } from '../context';
import { found, missing } from '../refusals';
import { presentChildToHimself } from './present';

/** The hero of that id, for a parent of the family or the hero themselves; 404 for everyone else's. */
export async function findOwnChild(ctx: FamilyContext | ParentContext, childId: string): Promise<ChildRow> {
  const own = 'child' in ctx ? ctx.child : null;
  requireOwnChild({ child: own }, childId);
  if (own) return own.child;
  const { db, familyId } = ctx;
  return found(await ctx.batchLoader(heroesOf, { db, familyId, childId }), 'This hero');
}

/** Changes the hero who calls, locked, and answers with them as they see themselves. 404 for another hero's id. */
export async function changeOneself(
  ctx: ChildContext,
  childId: string,
  work: (hero: ChildRow, unit: Unit) => Promise<ChildRow>,
): Promise<Child> {
  requireOwnChild(ctx, childId);
  const row = await act(ctx, async (tx, unit) =>
    work(found(await lockChild(tx, ctx.familyId, childId), 'This hero'), unit),
  );
  return presentChildToHimself(row, ctx.child.family, ctx.now());
}

type Question = Pick<ParentContext, 'db' | 'familyId'> & { childId: string };

async function heroesOf(questions: Question[]): Promise<(ChildRow | null)[]> {
  const [{ db } = {}] = questions;
  const rows = db ? await findChildren(db, questions) : [];
  return questions.map(
    ({ familyId, childId }) => rows.find((row) => row.familyId === familyId && row.id === childId) ?? null,
  );
}

/** A hero's session reaches that hero alone; a sibling's id looks like one that does not exist (rules: errors). */
export function requireOwnChild(ctx: Pick<FamilyContext, 'child'>, childId: string): void {
  if (ctx.child && ctx.child.childId !== childId) throw missing('This hero');
}
