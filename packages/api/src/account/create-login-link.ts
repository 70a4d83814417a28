import { insertLoginLink } from '@herohood/db/account/login-link-queries';
import { lockChild } from '@herohood/db/children/queries';
import { LINKS_OF_A_HERO, LOGIN_LINK_LIFETIME_MS } from '@herohood/domain/account/login-link';
import type { LoginLink } from '@herohood/domain/children/schema';
import { act } from '../act';
import type { ParentContext } from '../context';
import { oneTimeToken } from '../one-time-token';
import { found } from '../refusals';
import { loginLinkHash } from './login-link-hash';

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
    unit.audit({
      act: 'child.login_link_created',
      args: { name: child.name },
      childId,
    });
  });
  // With the family's code the device can remember the hero, and ask for no more than the PIN the next time.
  const page = `/kids-login?code=${ctx.parent.family.row.code}`;
  return { url: `${ctx.request.origin}${page}#link=${token}`, expiresAt: expiresAt.toISOString() };
}
