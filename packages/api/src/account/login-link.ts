import { findLoginLink, insertLoginLink, useLoginLink } from '@herohood/db/account/link-queries';
import { lockChild } from '@herohood/db/children/queries';
import {
  decideLoginLink,
  LINKS_OF_A_HERO,
  LOGIN_LINK_LIFETIME_MS,
} from '@herohood/domain/account/login-link';
import type { childLinkInput } from '@herohood/domain/account/schema';
import type { Child, LoginLink } from '@herohood/domain/children/schema';
import type * as z from 'zod';
import { act } from '../act';
import { presentChildToHimself } from '../children/present';
import type { ParentContext, Ports, RequestContext } from '../context';
import { toFamily } from '../family/family';
import { oneTimeToken } from '../one-time-token';
import { found, orThrow, refusal } from '../refusals';
import { requireMaySignIn, signInChild } from './login-child';
import { countAddressTry } from './login-guard';

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

/** The form in which the token of a hero's sign-in link is kept: what the table holds opens nothing. */
function loginLinkHash({ secrets }: Pick<Ports, 'secrets'>, token: string): string {
  return secrets.digest(`login-link:${token}`);
}

/**
 * Makes a link that signs a hero in once, within 15 minutes, on whichever device opens it. Links that were made before
 * go on opening, the newest nine of them. The token stands behind the `#`: no server or log sees it, and opening the page uses nothing.
 */
export async function createLoginLink(ctx: ParentContext, childId: string): Promise<LoginLink> {
  const { familyId } = ctx;
  const token = oneTimeToken();
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + LOGIN_LINK_LIFETIME_MS);
  await act(ctx, async (tx, unit) => {
    const child = found(await lockChild(tx, familyId, childId), 'This hero');
    const tokenHash = loginLinkHash(ctx, token);
    const link = { familyId, childId, tokenHash, expiresAt, createdAt };
    await insertLoginLink(tx, link, LINKS_OF_A_HERO);
    unit.audit({ act: 'child.login_link_created', args: { name: child.name }, childId });
  });
  // With the family's code the device can remember the hero, and ask for no more than the PIN the next time.
  const page = `/kids-login?code=${ctx.parent.family.row.code}`;
  return { url: `${ctx.request.origin}${page}#link=${token}`, expiresAt: expiresAt.toISOString() };
}
