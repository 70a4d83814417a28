import type { RequestContext } from '../context';
import { refusal } from '../refusals';
import { knownDeviceOfParent } from './known-device';
import { countTry, settleTry } from './login-guard';
import type { ParentSession } from './signed-in';

/** The refusal of a password that is wrong where it must prove who asks (401). */
export const wrongPassword = () => refusal('BAD_CREDENTIALS', 'wrongPassword');

/**
 * Lets a signed-in parent on who knows their own password: `refuse` (401) when it is wrong; tries count like sign-ins
 * (429).
 */
export async function requireOwnPassword(
  ctx: RequestContext & { parent: ParentSession },
  password: string,
  refuse = wrongPassword,
): Promise<void> {
  const { parent } = ctx.parent;
  const counted = await countTry(ctx, {
    account: `parent:${parent.email}`,
    accountId: parent.id,
    knownDevice: knownDeviceOfParent(ctx, parent.id),
  });
  const isRight = await settleTry(counted, () =>
    ctx.passwords.isRight(parent.passwordHash, password, ctx.request),
  );
  if (!isRight) throw refuse();
}
