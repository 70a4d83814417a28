import type { FamilyContext } from '../context';
import { missing } from '../refusals';

/** A hero's session reaches that hero alone; a sibling's id looks like one that does not exist (rules: errors). */
export function requireOwnChild(ctx: Pick<FamilyContext, 'child'>, childId: string): void {
  if (ctx.child && ctx.child.childId !== childId) throw missing('This hero');
}
