import { findParent } from '@herohood/db/account/queries';
import { lockFamily, updateFamily as writeFamily } from '@herohood/db/family/queries';
import type { User, updateFamilyInput } from '@herohood/domain/account/schema';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { toFamily } from '../family/family';
import { transact } from '../sync/transact';
import { presentUser } from './present';

/** Changes what holds for the whole family; what is left out stays (rules: family). */
export async function updateFamily(
  ctx: ParentContext,
  { siblingVisits }: z.output<typeof updateFamilyInput>,
): Promise<User> {
  const { familyId, actor } = ctx;
  const row = await transact(ctx, async (tx, changes) => {
    const before = await lockFamily(tx, familyId);
    if (siblingVisits === undefined || siblingVisits === before.siblingVisits) return before;
    changes.event({ type: 'updated', entity: 'family', childId: 'all' });
    changes.audit({
      act: 'family.visits_changed',
      summary: `${actor.name} switched visits between heroes ${siblingVisits ? 'on' : 'off'}`,
    });
    return writeFamily(tx, familyId, { siblingVisits });
  });
  const parent = await findParent(ctx.db, { familyId, parentId: ctx.parent.userId });
  return presentUser(parent, toFamily(row, ctx), ctx.now());
}
