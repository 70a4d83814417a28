import { type ChildRow, findChildren } from '@herohood/db/children/queries';
import type { FamilyContext, ParentContext } from '../context';
import { found } from '../refusals';
import { requireOwnChild } from './own-child';

/** The hero of that id, for a parent of the family or the hero themselves; 404 for everyone else's. */
export async function findOwnChild(ctx: FamilyContext | ParentContext, childId: string): Promise<ChildRow> {
  const own = 'child' in ctx ? ctx.child : null;
  requireOwnChild({ child: own }, childId);
  if (own) return own.child;
  const { db, familyId } = ctx;
  return found(await ctx.batchLoader(heroesOf, { db, familyId, childId }), 'This hero');
}

type Question = Pick<ParentContext, 'db' | 'familyId'> & { childId: string };

async function heroesOf(questions: Question[]): Promise<(ChildRow | null)[]> {
  const [{ db } = {}] = questions;
  const rows = db ? await findChildren(db, questions) : [];
  return questions.map(
    ({ familyId, childId }) => rows.find((row) => row.familyId === familyId && row.id === childId) ?? null,
  );
}
