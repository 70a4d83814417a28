import type { Completion, completeMissionInput } from '@herohood/domain/missions/schema';
import type * as z from 'zod';
import type { FamilyContext } from '../context';
import { completeForChild } from './complete-for-child';
import { completeMission } from './complete-mission';

/** The one call with two meanings (contract): a hero's tap waits for a parent, a parent's is paid at once. */
export function completeByEither(
  ctx: FamilyContext,
  input: z.output<typeof completeMissionInput>,
): Promise<Completion> {
  const { child, parent } = ctx;
  if (child) return completeMission({ ...ctx, child }, input);
  if (parent) return completeForChild({ ...ctx, parent }, input);
  throw new Error('A family call without a caller.');
}
