import { lockChild } from '@herohood/db/children/queries';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import { insertRepair } from '@herohood/db/days/rule-queries';
import { LateRepair } from '@herohood/domain/errors';
import { daysOfRepair, decideRepair } from '@herohood/domain/progress/repair';
import type { Badges, repairStreakInput } from '@herohood/domain/progress/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { found, orThrow } from '../refusals';
import { sentences } from '../text/en/sentences';
import { readBadges } from './read-progress';

/**
 * A parent takes a missed day for good, so that the streak goes on over it (rules: streaks). The same day again answers 200 and changes
 * nothing. 409 for what is more than 7 days back, was not missed, or is the third day of its month.
 */
export async function repairStreak(
  ctx: ParentContext,
  { id: childId, date: day, reason }: z.output<typeof repairStreakInput>,
): Promise<Badges> {
  const { familyId } = ctx;
  const hero = { familyId, childId };
  const { today } = ctx.parent.family;
  await act(ctx, async (tx, unit) => {
    // Under the hero's lock: two repairs at once see each other.
    const { name } = found(await lockChild(tx, familyId, childId), 'This hero');
    const decision = decideRepair(await readHeroFacts(tx, hero, daysOfRepair(day)), { day, today });
    if (decision.kind === 'refused' && decision.code === 'TOO_OLD') {
      throw new LateRepair('TOO_OLD', { message: sentences.lateRepair, words: { id: sentences.lateRepair } });
    }
    if (orThrow(decision).kind === 'unchanged') return;
    await insertRepair(tx, { ...hero, day, reason, createdAt: ctx.now() });
    await unit.streaksFrom([childId], day);
    unit.event({ type: 'updated', entity: 'child', entityId: childId, childId });
    unit.audit({ act: 'streak.repaired', args: { name, day, reason }, childId });
  });
  return readBadges({ ...ctx, child: null }, childId);
}
