import { findParent, updateParent } from '@herohood/db/account/queries';
import { deletePasswordResets } from '@herohood/db/account/reset-queries';
import { isViolationOf } from '@herohood/db/constraint';
import { findFamilyById, updateFamily } from '@herohood/db/family/queries';
import type { User, updateProfileInput } from '@herohood/domain/account/schema';
import { isValidTimeZone } from '@herohood/domain/time/family-day';
import type * as z from 'zod';
import type { Actor, RequestContext } from '../context';
import { toFamily } from '../family/family';
import { requireAccepted } from '../family-access';
import { refusal } from '../refusals';
import { transact } from '../sync/transact';
import { presentUser } from './present';
import type { ParentSession } from './session';

type Scope = RequestContext & { parent: ParentSession; actor: Actor };

/**
 * Changes the parent's own details and the family's clock. Refuses a taken e-mail (409), an unknown time zone
 * (400), and the family's clock to someone who still waits to be accepted (403).
 */
export async function updateProfile(ctx: Scope, input: z.output<typeof updateProfileInput>): Promise<User> {
  const { timeZone, dayStartHour, ...own } = input;
  const clock = {
    ...(timeZone !== undefined && { timeZone }),
    ...(dayStartHour !== undefined && { dayStartHour }),
  };
  const isClockChange = Object.keys(clock).length > 0;
  if (isClockChange) requireAccepted(ctx.parent);
  if (timeZone !== undefined && !isValidTimeZone(timeZone)) {
    throw refusal('BAD_REQUEST', `There is no time zone called ${timeZone}.`);
  }
  const who = { familyId: ctx.parent.family.id, parentId: ctx.parent.userId };
  const writing = transact(ctx, async (tx, changes) => {
    if (Object.keys(own).length > 0) {
      await updateParent(tx, who, { ...own, ...(own.phoneNumber === '' && { phoneNumber: null }) });
      // A link to a new password that lies in the old mailbox must not open the account any more.
      if (own.email !== undefined && own.email !== ctx.parent.parent.email) {
        await deletePasswordResets(tx, who);
      }
      // Whoever waits to be let in has his own row, and no word in the family's life yet (ruling R2).
      if (ctx.parent.familyRole === 'waiting') return;
      changes.audit({ act: 'account.profile_updated', summary: `${ctx.actor.name} changed the profile` });
    }
    if (isClockChange) {
      await updateFamily(tx, who.familyId, clock);
      changes.audit({
        act: 'family.clock_changed',
        summary: `${ctx.actor.name} changed the family's time settings`,
      });
    }
    changes.event({ type: 'updated', entity: 'family', childId: isClockChange ? 'all' : undefined });
  });
  await writing.catch((error: unknown) => {
    throw isViolationOf('parents_email_key', error) ? refusal('EMAIL_TAKEN') : error;
  });
  const [parent, family] = await Promise.all([findParent(ctx.db, who), findFamilyById(ctx.db, who.familyId)]);
  return presentUser(parent, toFamily(family, ctx.now()), ctx.now());
}
