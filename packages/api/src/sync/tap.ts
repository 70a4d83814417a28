import type { Executor } from '@herohood/db/client';
import { findTap, insertTap, isTapTaken, type TapRow } from '@herohood/db/sync/queries';
import { decideRepeat, tapInstant } from '@herohood/domain/sync/tap';
import type { ChildContext } from '../context';
import { orThrow, refusal } from '../refusals';

/** What a device says of a tap, and what the tap does. `tapId` is missing where a program calls. */
export interface SentTap {
  tapId: string | undefined;
  deed: string;
}

/** The row with which a tap was answered before; null for a new one. 409 `TAP_USED` where its id did something else (rules: taps). */
export async function answeredWith(
  db: Executor,
  { familyId, child: { childId } }: ChildContext,
  { tapId, deed }: SentTap,
): Promise<string | null> {
  const answered = tapId === undefined ? null : await findTap(db, familyId, tapId);
  return answered && orThrow(decideRepeat(answered, { childId, deed })).rowId;
}

/** Notes the answer to a tap, in the transaction that makes it. 409 `TAP_USED` where a sibling or another act was faster with its id. */
export async function noteAnswer(
  db: Executor,
  ctx: ChildContext,
  { tapId, deed, rowId }: SentTap & Pick<TapRow, 'rowId'>,
): Promise<void> {
  if (tapId === undefined) return;
  const { childId } = ctx.child;
  const tap = { familyId: ctx.familyId, id: tapId, childId, deed, rowId, createdAt: ctx.now() };
  await insertTap(db, tap).catch((error: unknown) => {
    throw isTapTaken(error) ? refusal('TAP_USED') : error;
  });
}

/** The instant to which a deed belongs, and its family day; `since` is when the hero was given what they tapped. 400 `TOO_OLD`. */
export function instantOf(
  ctx: ChildContext,
  claimed: string | undefined,
  since: Date | null,
): { at: Date; day: string } {
  const { clock } = ctx.child.family;
  return orThrow(tapInstant({ now: ctx.now(), clock, claimed: claimed ? new Date(claimed) : null, since }));
}
