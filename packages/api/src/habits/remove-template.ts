import { deleteTemplate } from '@herohood/db/habits/template-queries';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { transact } from '../sync/transact';

/** Deletes a template; habits that began with it stay as they are. 404 when it is not there, or not any more. */
export async function removeTemplate(ctx: ParentContext, id: string): Promise<null> {
  await transact(ctx, async (tx, changes) => {
    const { name } = found(await deleteTemplate(tx, ctx.familyId, id), 'This template');
    changes.event({ type: 'deleted', entity: 'habit_template', entityId: id });
    changes.audit({
      act: 'habit_template.deleted',
      args: { template: name },
    });
  });
  return null;
}
