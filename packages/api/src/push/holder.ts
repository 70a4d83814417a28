import type { Holder, SignedInHolder } from '@herohood/db/push/queries';
import type { FamilyContext } from '../context';

/** Who subscribes: the person whose session speaks. */
export function holderOf(ctx: FamilyContext): Holder {
  return {
    familyId: ctx.familyId,
    parentId: ctx.parent?.userId ?? null,
    childId: ctx.child?.childId ?? null,
  };
}

/** The same with the session in which they speak. */
export const signedInHolderOf = (ctx: FamilyContext): SignedInHolder => ({
  ...holderOf(ctx),
  sessionHash: (ctx.parent ?? ctx.child)?.hash ?? '',
});
