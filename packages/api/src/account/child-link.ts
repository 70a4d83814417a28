import { findLoginLink, useLoginLink } from '@herohood/db/account/login-link-queries';
import { lockChild } from '@herohood/db/children/queries';
import { decideLoginLink } from '@herohood/domain/account/login-link';
import type { childLinkInput } from '@herohood/domain/account/schema';
import type { Child } from '@herohood/domain/children/schema';
import type * as z from 'zod';
import { act } from '../act';
import { presentChildToHimself } from '../children/present';
import type { RequestContext } from '../context';
import { toFamily } from '../family/family';
import { found, orThrow, refusal } from '../refusals';
import { countAddressTry } from './login-guard';
import { loginLinkHash } from './login-link-hash';
import { requireMaySignIn, signInChild } from './sign-in-child';

/**
 * Signs a hero in with the link that a parent made, once. Refuses a used link and one that is too old or nobody's (410);
 * emergency mode and switched-off missions refuse with 403 and leave the link as it is. A token of nobody's is a wrong
 * try of its address: 429 when there were too many.
 */
export async function childLink(
  ctx: RequestContext,
  { token }: z.output<typeof childLinkInput>,
): Promise<Child> {
  const counted = await countAddressTry(ctx);
  const tokenHash = loginLinkHash(ctx, token);
  const stored = await findLoginLink(ctx.db, tokenHash);
  if (!stored) throw refusal('LINK_GONE');
  await counted.wasRight();
  const { child, controls, family, link } = stored;
  orThrow(decideLoginLink(link, ctx.now()));
  requireMaySignIn(controls);

  const { familyId, id: childId, name } = child;
  const actor = { kind: 'child', id: childId, name, familyId } as const;
  const signedIn = await act({ ...ctx, actor }, async (tx, unit) => {
    // The hero's row first, as a new PIN does, which ends the link and every session.
    const locked = found(await lockChild(tx, familyId, childId), 'This hero');
    if (!(await useLoginLink(tx, { familyId, tokenHash, now: ctx.now() }))) {
      const present = await findLoginLink(tx, tokenHash);
      orThrow(decideLoginLink(present?.link ?? null, ctx.now()));
    }
    await signInChild({ ...ctx, db: tx }, locked);
    unit.event({ type: 'updated', entity: 'child', entityId: childId, childId });
    unit.audit({ act: 'child.signed_in_by_link', childId });
    return locked;
  });
  return presentChildToHimself(signedIn, toFamily(family, ctx), ctx.now());
}
