import type { ChildRow } from '@herohood/db/children/queries';
import {
  type ControlsRow,
  lockControls,
  updateControls as writeControls,
} from '@herohood/db/controls/queries';
import {
  activateEmergency as activated,
  deactivateEmergency as ended,
  withoutEmergencyFields,
} from '@herohood/domain/controls/emergency';
import type { activateEmergencyInput, Controls, updateControlsInput } from '@herohood/domain/controls/schema';
import type { Audited } from '@herohood/domain/family/audit';
import type * as z from 'zod';
import { act } from '../act';
import { changedFields } from '../changed-fields';
import { findOwnChild } from '../children/own-child';
import type { ParentContext } from '../context';
import { found } from '../refusals';

type Settings = Partial<Omit<ControlsRow, 'familyId' | 'childId'>>;

/** What a parent does to a hero's controls: the new values, and what the family's audit list keeps of it. */
interface ControlsChange {
  decide(before: ControlsRow): Settings;
  audited(child: ChildRow, changed: Settings): Audited;
}

/**
 * Applies a change to a hero's controls under their row lock; their open devices hear of it at once. What is so
 * already is no change: nothing is written and nobody is told. Answers the controls as they are now.
 */
async function changeControls(ctx: ParentContext, id: string, change: ControlsChange): Promise<Controls> {
  const child = await findOwnChild(ctx, id);
  const hero = { familyId: ctx.familyId, childId: child.id };
  const row = await act(ctx, async (tx, unit) => {
    const before = found(await lockControls(tx, hero), 'This hero');
    const changed = changedFields(before, change.decide(before));
    if (!changed) return before;
    const after = found(await writeControls(tx, hero, changed), 'This hero');
    unit.event({ type: 'updated', entity: 'controls', entityId: child.id, childId: child.id });
    unit.audit({ ...change.audited(child, changed), childId: child.id });
    return after;
  });
  return presentControls(row);
}

/** A parent sets any of a hero's controls; the emergency fields are left as they are (contract). */
export function updateControls(
  ctx: ParentContext,
  input: z.output<typeof updateControlsInput>,
): Promise<Controls> {
  const { id, emergencyMode: _mode, emergencyActivatedAt: _since, blockAllApps: _block, ...settings } = input;
  return changeControls(ctx, id, {
    decide: () => withoutEmergencyFields(settings),
    audited: ({ name }, changed) => ({
      act: 'controls.updated',
      args: { name, settings: Object.keys(changed) },
    }),
  });
}

/**
 * Closes everything for a hero at once, on every device they are signed in on (rules: sessions). Again: 200, the first
 * time stays (rules: controls); words sent along replace those that they read.
 */
export function activateEmergency(
  ctx: ParentContext,
  { id, message }: z.output<typeof activateEmergencyInput>,
): Promise<Controls> {
  return changeControls(ctx, id, {
    decide: (before) => ({
      ...activated(before, ctx.now()),
      emergencyMessage: message || before.emergencyMessage,
    }),
    audited: ({ name }) => ({ act: 'emergency.activated', args: { name } }),
  });
}

/** Opens everything again; without an emergency: 200 and nothing changes (rules: controls). */
export function deactivateEmergency(ctx: ParentContext, id: string): Promise<Controls> {
  return changeControls(ctx, id, {
    decide: () => ({ ...ended(), emergencyMessage: null }),
    audited: ({ name }) => ({ act: 'emergency.deactivated', args: { name } }),
  });
}

/** The contract's shape; the emergency's message is not part of it, the hero reads it in their 403. */
export function presentControls(row: ControlsRow): Controls {
  const { familyId: _family, childId: _child, emergencyMessage: _message, ...settings } = row;
  return { ...settings, emergencyActivatedAt: row.emergencyActivatedAt?.toISOString() ?? null };
}
