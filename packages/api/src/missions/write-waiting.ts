import type { Transaction } from '@herohood/db/client';
import type { FamilyRow } from '@herohood/db/family/queries';
import { insertPendingCompletion, type NewCompletion } from '@herohood/db/missions/completion-queries';
import type { CompletionRow } from '@herohood/db/missions/queries';
import { dueAt } from '@herohood/domain/missions/auto-approval';
import { TRIES_PER_DAY } from '@herohood/domain/missions/completion';
import { XP_PER_POINT } from '@herohood/domain/points/payout';
import type { ChildContext } from '../context';
import { autoApprovalOf } from '../family/family';
import type { SentTap } from '../sync/tap';

/** One tap: what its device calls it, on which mission, when, on which slot of which family day, with which picture. */
export interface Tap {
  sent: SentTap;
  id: string;
  at: Date;
  day: string;
  slot: number;
  photoId: string | null;
}

interface Wanted {
  tap: Tap;
  family: FamilyRow;
  /** How it was judged, in which transaction; null where one statement is all. */
  judged: (NonNullable<NewCompletion['judged']> & { tx: Transaction }) | null;
}

/** Writes a mission that waits for a parent. Null, and nothing written, when there is anything but 'new' to say. */
export async function writeWaiting(
  ctx: ChildContext,
  { tap: { sent, id, at, day, slot, photoId }, family, judged }: Wanted,
): Promise<CompletionRow | null> {
  const { childId, controls, child: hero } = ctx.child;
  const { today } = ctx.child.family;
  if (!controls.enableHabits) return null;
  const now = ctx.now();
  return insertPendingCompletion(judged?.tx ?? ctx.db, {
    ...{ family, childId, childHabitId: id, date: day, slot, photoId, judged },
    tap: sent.tapId === undefined ? null : { id: sent.tapId, deed: sent.deed },
    ...{ completedAt: at, now, actor: ctx.actor },
    ...{ xpPerPoint: XP_PER_POINT, triesPerDay: TRIES_PER_DAY },
    // What waits holds its day, and puts off what counts from the last time.
    marksStreak: day < today || hero.streakRule === 'all',
    autoApprovesAt: dueAt(now, autoApprovalOf(family), childId),
  });
}
