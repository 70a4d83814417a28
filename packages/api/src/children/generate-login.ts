import { lockChild, updateChild } from '@herohood/db/children/queries';
import { usernameCandidate } from '@herohood/domain/account/username';
import { generatePin } from '@herohood/domain/children/pin';
import type { Child } from '@herohood/domain/children/schema';
import { act } from '../act';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { isUsernameTaken, renewAccess, sealPin } from './login-credentials';
import { presentChildToParent } from './present';

const ATTEMPTS = 40;

/** Gives a hero a username that the family does not have yet and a new PIN; ends their open sessions. */
export async function generateLogin(ctx: ParentContext, childId: string): Promise<Child> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await tryLogin(ctx, childId, attempt);
    } catch (error) {
      if (!isUsernameTaken(error) || attempt >= ATTEMPTS) throw error;
    }
  }
}

async function tryLogin(ctx: ParentContext, childId: string, attempt: number): Promise<Child> {
  const row = await act(ctx, async (tx, unit) => {
    const before = found(await lockChild(tx, ctx.familyId, childId), 'This hero');
    const after = await updateChild(
      tx,
      { familyId: ctx.familyId, childId },
      {
        username: usernameCandidate(before.name, attempt, ctx.random),
        pinSealed: sealPin(ctx.secrets, childId, generatePin(ctx.random)),
      },
    );
    await renewAccess(tx, before);
    unit.event({ type: 'updated', entity: 'child', entityId: childId, childId });
    unit.audit({
      act: 'child.login_generated',
      args: { name: before.name },
      childId,
    });
    return found(after);
  });
  return presentChildToParent(row, ctx.secrets);
}
