import { lockFamily } from '@herohood/db/family/queries';
import { findAssignment, findMaster } from '@herohood/db/habits/queries';
import { countTemplates, deleteTemplate, insertTemplate } from '@herohood/db/habits/template-queries';
import { MAX_TEMPLATES } from '@herohood/domain/family/family-limits';
import { DEFAULT_HABIT } from '@herohood/domain/habits/choices';
import type { createTemplateInput, HabitTemplate } from '@herohood/domain/habits/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { found, malformed, refusal } from '../refusals';
import { presentTemplate } from './present';

type Input = z.output<typeof createTemplateInput>;
type Fields = Omit<HabitTemplate, 'id'>;

/**
 * Puts a habit aside as a template: from its own fields, or from a habit of the family or of a hero. Refuses both at once
 * and neither (400), an unknown habit (404), and one more than 100 (409).
 */
export async function createTemplate(ctx: ParentContext, input: Input): Promise<HabitTemplate> {
  const { familyId } = ctx;
  const fields = await fieldsOf(ctx, input);
  const row = await act(ctx, async (tx, unit) => {
    // One at a time, so that calls at the same moment cannot all find room.
    await lockFamily(tx, familyId);
    if ((await countTemplates(tx, familyId)) >= MAX_TEMPLATES) throw refusal('TEMPLATE_LIMIT');
    const template = await insertTemplate(tx, { ...fields, familyId, createdAt: ctx.now() });
    unit.event({ type: 'created', entity: 'habit_template', entityId: template.id });
    unit.audit({ act: 'habit_template.created', args: { template: template.name } });
    return template;
  });
  return presentTemplate(row);
}

async function fieldsOf(ctx: ParentContext, { fromHabitId, ...own }: Input): Promise<Fields> {
  if (fromHabitId === undefined) {
    if (own.name === undefined) throw malformed('name', 'nameNeeded');
    const { icon, color, xpReward, tool, schedule, partOfDay, timesPerDay } = DEFAULT_HABIT;
    const looks = { icon, color, xpReward, tool, schedule, partOfDay, timesPerDay };
    return { ...looks, ...own, name: own.name, description: own.description || null };
  }
  const { db, familyId } = ctx;
  const habit = found(
    (await findAssignment(db, familyId, fromHabitId)) ?? (await findMaster(db, familyId, fromHabitId)),
    'This habit',
  );
  if (Object.values(own).some((value) => value !== undefined)) {
    throw malformed('fromHabitId', 'habitOrFields');
  }
  const { name, description, icon, color, xpReward, tool, schedule, partOfDay, timesPerDay } = habit;
  return { name, description, icon, color, xpReward, tool, schedule, partOfDay, timesPerDay };
}

/** Deletes a template; habits that began with it stay as they are. 404 when it is not there, or not any more. */
export async function removeTemplate(ctx: ParentContext, id: string): Promise<null> {
  await act(ctx, async (tx, unit) => {
    const { name } = found(await deleteTemplate(tx, ctx.familyId, id), 'This template');
    unit.event({ type: 'deleted', entity: 'habit_template', entityId: id });
    unit.audit({ act: 'habit_template.deleted', args: { template: name } });
  });
  return null;
}
