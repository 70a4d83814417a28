import {
  type CallRow,
  findCall,
  findLastCall,
  seeCall as noteSeen,
  putCall,
} from '@herohood/db/inbox/call-queries';
import type { DomainError } from '@herohood/domain/errors';
import { CALL_PAUSE_MS, type CallDecision, decideCall } from '@herohood/domain/inbox/call';
import type { Call } from '@herohood/domain/inbox/schema';
import { act } from '../act';
import { requireOwnChild } from '../children/own-child';
import type { ChildContext, ParentContext } from '../context';
import { pushToParents } from '../push/send-pushes';
import { found, refusal } from '../refusals';
import { pushTexts } from '../text/en/pushes';
import { say } from '../text/say';

/** A push that comes later than this finds the hero with a parent, or asleep. */
const PUSH_LIFE_MS = 30 * 60_000;

/**
 * A hero asks for a parent, also in bedtime, in an emergency and without paid access (rules: calls). At most once in ten
 * minutes (409 with `retryAfter`); 403 when a parent has switched it off, 404 for another hero's id. Parents hear it by a
 * sync event, and as a push where they take pushes: whether one arrives changes nothing.
 */
export async function callParent(ctx: ChildContext, id: string): Promise<Call> {
  requireOwnChild(ctx, id);
  const { familyId } = ctx;
  const { childId, name, controls } = ctx.child;
  const now = ctx.now();
  const call = await act(ctx, async (tx, unit) => {
    const ask = async () =>
      decideCall({
        isAllowed: controls.parentContactEnabled,
        lastCalledAt: (await findLastCall(tx, { familyId, childId }))?.calledAt ?? null,
        now,
      });
    const decision = await ask();
    if (decision.kind === 'refused') throw refusalOf(decision);
    const lastUntil = new Date(now.getTime() - CALL_PAUSE_MS);
    const row = await putCall(tx, { familyId, childId }, { now, lastUntil });
    // Another device of this hero was faster.
    if (!row) throw refusal('CALLED_RECENTLY', undefined, { retryAfter: CALL_PAUSE_MS / 1000 });
    unit.event({ type: 'created', entity: 'call', entityId: row.id, childId });
    unit.audit({ act: 'parent.called', childId });
    unit.after(() =>
      pushToParents(ctx, {
        familyId,
        message: (locale) => ({
          kind: 'call',
          callId: row.id,
          title: say(locale, { id: pushTexts.callTitle, values: { name } }),
          body: say(locale, pushTexts.callBody),
        }),
        until: new Date(now.getTime() + PUSH_LIFE_MS),
      }),
    );
    return row;
  });
  return presentCall(call);
}

function refusalOf(decision: Exclude<CallDecision, { kind: 'call' }>): DomainError {
  if (decision.code === 'FEATURE_DISABLED') return refusal(decision.code);
  return refusal(decision.code, undefined, { retryAfter: decision.retryAfter });
}

/** A parent has seen a hero's call; it leaves every parent's inbox. Again changes nothing (rules: calls). */
export async function seeCall(ctx: ParentContext, id: string): Promise<null> {
  const { familyId } = ctx;
  await act(ctx, async (tx, unit) => {
    const seen = await noteSeen(tx, { familyId, id }, { seenAt: ctx.now(), seenBy: ctx.parent.userId });
    if (!seen) {
      found(await findCall(tx, familyId, id), 'This call');
      return;
    }
    const { childId } = seen;
    unit.event({ type: 'updated', entity: 'call', entityId: id, childId });
    unit.audit({ act: 'call.seen', childId });
  });
  return null;
}

export function presentCall({ id, childId, calledAt }: CallRow): Call {
  return { id, childId, at: calledAt.toISOString() };
}
