import type { ChildRow } from '@herohood/db/children/queries';
import { type ControlsRow, lockControls, updateControls } from '@herohood/db/controls/queries';
import type { Controls } from '@herohood/domain/controls/schema';
import type { Audited } from '@herohood/domain/family/audit';
import { act } from '../act';
import { changedFields } from '../changed-fields';
import { findOwnChild } from '../children/find-own-child';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { presentControls } from './present';

type Settings = Partial<Omit<ControlsRow, 'familyId' | 'childId'>>;

/** What a parent does to a hero's controls: the new values, and what the family's audit list keeps of it. */
export interface ControlsChange {
  decide(before: ControlsRow): Settings;
  audited(child: ChildRow, changed: Settings): Audited;
}

/**
 * Applies a change to a hero's controls under their row lock; their open devices hear of it at once. What is so
 * already is no change: nothing is written and nobody is told. Answers the controls as they are now.
 */
export async function changeControls(
  ctx: ParentContext,
  id: string,
  change: ControlsChange,
): Promise<Controls> {
  const child = await findOwnChild(ctx, id);
  const hero = { familyId: ctx.familyId, childId: child.id };
  const row = await act(ctx, async (tx, unit) => {
    const before = found(await lockControls(tx, hero), 'This hero');
    const changed = changedFields(before, change.decide(before));
    if (!changed) return before;
    const after = found(await updateControls(tx, hero, changed), 'This hero');
    unit.event({ type: 'updated', entity: 'controls', entityId: child.id, childId: child.id });
    unit.audit({ ...change.audited(child, changed), childId: child.id });
    return after;
  });
  return presentControls(row);
}
