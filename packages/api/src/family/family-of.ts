import type { ChildSession, ParentSession } from '../account/signed-in';
import type { Family } from './family';

/** The family of whoever calls: its clock, its day and its access. */
export function familyOf(ctx: { parent?: ParentSession | null; child?: ChildSession | null }): Family {
  const family = ctx.parent?.family ?? ctx.child?.family;
  if (!family) throw new Error('A family call without a caller.');
  return family;
}
