import { withoutEmergencyFields } from '@herohood/domain/controls/emergency';
import type { Controls, updateControlsInput } from '@herohood/domain/controls/schema';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { changeControls } from './change-controls';

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
