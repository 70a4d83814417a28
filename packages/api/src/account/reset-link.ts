import { lockParent } from '@herohood/db/account/queries';
import { replacePasswordReset } from '@herohood/db/account/reset-queries';
import type { FamilyId } from '@herohood/db/family/family-id';
import { RESET_LIFETIME_MS } from '@herohood/domain/account/account-limits';
import type { Ports } from '../context';
import { oneTimeToken } from '../one-time-token';

/** The form in which a link's token is kept: what the table holds opens nothing. */
export function resetTokenHash({ secrets }: Pick<Ports, 'secrets'>, token: string): string {
  return secrets.digest(`password-reset:${token}`);
}

/**
 * Makes the one link that lets this parent choose a new password: 256 random bits, once, for 60 minutes; older ones
 * open nothing any more. It names the origin that the operator set, never one that a request claims to have come to.
 *
 * @returns the link and the parent as they are under the lock; null when they have gone
 */
export async function makeResetLink(
  ports: Pick<Ports, 'db' | 'now' | 'secrets' | 'publicOrigin'>,
  who: { familyId: FamilyId; parentId: string },
) {
  const token = oneTimeToken();
  const parent = await ports.db.transaction(async (tx) => {
    const locked = await lockParent(tx, who);
    if (!locked) return null;
    const createdAt = ports.now();
    const expiresAt = new Date(createdAt.getTime() + RESET_LIFETIME_MS);
    await replacePasswordReset(tx, { ...who, tokenHash: resetTokenHash(ports, token), expiresAt, createdAt });
    return locked;
  });
  return parent && { parent, link: `${ports.publicOrigin()}/parent/reset-password?token=${token}` };
}
