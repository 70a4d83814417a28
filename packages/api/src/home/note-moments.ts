import { insertMoments, type MomentRow } from '@herohood/db/progress/moment-queries';
import { NEWS_DAYS } from '@herohood/domain/home/celebration';
import { newMoments, type Standing } from '@herohood/domain/home/moments';
import { MOST_SHIELDS } from '@herohood/domain/progress/streak-fold';
import { addDays, daysBetween } from '@herohood/domain/time/family-day';
import { act } from '../act';
import type { ChildContext } from '../context';
import { readUsedShields, type StreakNow } from '../progress/read-streak';

type Reached = Omit<Standing, 'shieldDays' | 'rested'> & { streak: StreakNow };

/** Notes what of a hero has no row of its own, a badge or a level, and was never seen before. At their first look it is no news. */
export async function noteMoments(
  ctx: ChildContext,
  known: readonly MomentRow[],
  { streak, ...reached }: Reached,
) {
  const { db, familyId } = ctx;
  const { childId, child, family } = ctx.child;
  const who = { familyId, childId };
  const isNews = child.firstLookAt !== null;
  const moments = newMoments(known, {
    ...reached,
    shieldDays: await readUsedShields(db, who, { from: addDays(family.today, -NEWS_DAYS), streak }),
    rested: endedRun(streak, family.today),
  });
  if (isNews && moments.length === 0) return [];
  return act(ctx, async (tx, unit) => {
    const noted = await insertMoments(tx, who, { moments, now: ctx.now(), isNews });
    if (!isNews) return [];
    for (const { id } of noted) unit.wrote({ type: 'created', entity: 'moment', entityId: id, childId });
    return noted;
  });
}

/** The last day of a run that has ended lately; of one of a single day nobody needs to hear. Shields may have kept it for two days. */
function endedRun({ state, before, since }: StreakNow, today: string): string | null {
  if (state.run > 0 || before <= 1 || since === null) return null;
  return daysBetween(since, today) <= NEWS_DAYS + MOST_SHIELDS ? since : null;
}
