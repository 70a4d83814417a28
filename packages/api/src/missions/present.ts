import type { CompletionRow, PendingRow } from '@herohood/db/missions/queries';
import {
  type Completion,
  type CompletionStatus,
  type PendingHabit,
  WAITING_MISSION_FIELDS,
} from '@herohood/domain/missions/schema';
import { findsOf } from '@herohood/domain/world/find';
import { type PhotoReader, photoAddress, photoUrlOf } from '../media/media-address';
import { praiseOf } from '../praise/present';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** A completion for whoever of its family calls. `findOf` tells the hero's finds; a list of theirs hands the same one to all of its rows. */
export function presentCompletion(
  ctx: PhotoReader,
  row: CompletionRow,
  findOf = findsOf(row.childId),
): Completion {
  const { id, childId, date, slot, xpEarned, promisedXp, feedback, autoApproved } = row;
  const found = row.findNo === null ? null : findOf(row.findNo);
  return {
    ...{ id, childId, date, slot, xpEarned, promisedXp, feedback, autoApproved },
    habitId: row.childHabitId,
    status: row.status as CompletionStatus,
    completedAt: row.completedAt.toISOString(),
    praise: praiseOf(row),
    autoApprovesAt: iso(row.autoApprovesAt),
    decidedAt: iso(row.decidedAt),
    decidedBy: decidedByOf(row),
    photoUrl: photoUrlOf(ctx, 'completion', row),
    find: found && { findId: found.id, set: found.set },
  };
}

function decidedByOf({ status, decidedAt, autoApproved, isTrusted }: CompletionRow): Completion['decidedBy'] {
  // What its hero took back was decided by nobody.
  if (decidedAt === null || status === 'withdrawn') return null;
  if (isTrusted) return 'trust';
  return autoApproved ? 'timer' : 'parent';
}

export function presentPending({ completion, child, habit }: PendingRow): PendingHabit {
  const { id, date, slot, xpEarned, promisedXp } = completion;
  return {
    child,
    habit: Object.fromEntries(
      WAITING_MISSION_FIELDS.map((name) => [name, habit[name]]),
    ) as PendingHabit['habit'],
    completion: {
      ...{ id, date, slot, xpEarned, promisedXp },
      completedAt: completion.completedAt.toISOString(),
      // It waits, so the days of its picture have not begun.
      photoUrl: completion.photoId && photoAddress('completion', id),
      photoSeen: completion.photoSeenAt !== null,
      spotCheck: completion.isSpotCheck,
      beforePhoto: completion.isBeforePhoto,
      autoApprovesAt: iso(completion.autoApprovesAt),
    },
  };
}
