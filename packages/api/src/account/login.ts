import { findParentByEmail, lockParent, type ParentRow } from '@herohood/db/account/queries';
import { findFamilyById } from '@herohood/db/family/queries';
import type { loginInput, User } from '@herohood/domain/account/schema';
import { textKey } from '@herohood/domain/text-key';
import type * as z from 'zod';
import type { RequestContext } from '../context';
import { isDemoLogin } from '../demo-owner';
import { toFamily } from '../family/family';
import { refusal } from '../refusals';
import { knownDeviceOfParent, rememberParent } from './known-device';
import { countTry, settleTry } from './login-guard';
import { presentUser } from './present';
import { startParentSession } from './session';

/**
 * Signs a parent in. An unknown e-mail and a wrong password give the same 401 after the same work (rules: sessions). What is
 * published of the demo family opens it on the server's own machine alone (403 elsewhere).
 */
export async function login(ctx: RequestContext, input: z.output<typeof loginInput>): Promise<User> {
  if (isDemoLogin(input) && !ctx.request.isFromThisMachine) throw refusal('FORBIDDEN', 'demoElsewhere');
  const parent = await findParentByEmail(ctx.db, input.email);
  const counted = await countTry(ctx, {
    account: `parent:${textKey(input.email)}`,
    accountId: parent?.id ?? null,
    knownDevice: parent && knownDeviceOfParent(ctx, parent.id),
  });
  const isRight = await settleTry(counted, () =>
    parent
      ? ctx.passwords.isRight(parent.passwordHash, input.password, ctx.request)
      : ctx.passwords.checkNothing(input.password, ctx.request),
  );
  if (!parent || !isRight) throw refusal('BAD_CREDENTIALS');
  await openSession(ctx, parent);
  rememberParent(ctx, parent.id);
  return presentUser(parent, toFamily(await findFamilyById(ctx.db, parent.familyId), ctx), ctx.now());
}

/**
 * Opens the session under the parent's row lock, provided that e-mail and password are still those that were checked: a
 * new one ends every session at once, also one that is being opened.
 */
async function openSession(ctx: RequestContext, checked: ParentRow): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const parent = await lockParent(tx, { familyId: checked.familyId, parentId: checked.id });
    const isSame = parent?.passwordHash === checked.passwordHash && parent.email === checked.email;
    if (!isSame) throw refusal('BAD_CREDENTIALS');
    await startParentSession({ ...ctx, db: tx }, parent);
  });
}
