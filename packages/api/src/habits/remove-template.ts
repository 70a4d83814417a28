import { deleteTemplate } from '@herohood/db/habits/template-queries';
import { act } from '../act';
import type { ParentContext } from '../context';
import { found } from '../refusals';

/** Deletes a template; habits that began with it stay as they are. 404 when it is not there, or not any more. */
export async function removeTemplate(ctx: ParentContext, id: string): Promise<null> {
  await act(ctx, async (tx, unit) => {
    const { name } = found(await deleteTemplate(tx, ctx.familyId, id), 'This template');
    unit.event({ type: 'deleted', entity: 'habit_template', entityId: id });
    unit.audit({
      act: 'habit_template.deleted',
      args: { template: name },
    });
  });
  return null;
}
