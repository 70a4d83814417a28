import {
  activateEmergency as activated,
  deactivateEmergency as ended,
} from '@herohood/domain/controls/emergency';
import type { activateEmergencyInput, Controls } from '@herohood/domain/controls/schema';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { changeControls } from './change-controls';

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
