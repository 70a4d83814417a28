import { readHeroFacts } from '@herohood/db/days/facts-queries';
import type { HomeToday } from '@herohood/domain/home/schema';
import { MOST_SHIELDS } from '@herohood/domain/progress/streak-fold';
import { hasFeatureAccess } from '@herohood/domain/subscription/features';
import { presentChildToHimself } from '../children/present';
import type { ChildContext } from '../context';
import { presentControls } from '../controls/change-controls';
import { boardOn } from '../days/read-board';
import { readStreak } from '../progress/read-streak';
import { toIso } from '../sync/present';
import { cursorAfter } from '../sync/sync-family';
import { takeFirstLook } from './read-celebrations';

/** All that the first view of the signed-in hero's home paints, in one answer. */
export async function readHome(ctx: ChildContext): Promise<HomeToday> {
  const { db, familyId } = ctx;
  const { childId, child, controls, family } = ctx.child;
  const { today, row } = family;
  const who = { familyId, childId };
  if (child.firstLookAt === null) await takeFirstLook(ctx);
  const facts = readHeroFacts(db, who, { from: today, until: today });
  const [{ board, hasHabits }, { state, isAtRisk }] = await Promise.all([
    boardOn(ctx, { childId, day: today, facts }),
    readStreak(ctx, who, { today, facts }),
  ]);
  const now = ctx.now();
  const shields = row.shieldsEnabled ? { held: state.held, max: MOST_SHIELDS } : { held: 0, max: 0 };
  return {
    asOf: cursorAfter(toIso(row.lastEventAt), now),
    hero: presentChildToHimself(child, family, now),
    board,
    hasHabits,
    streak: { days: state.run, isAtRisk, shields },
    controls: presentControls(controls),
    hasGames: hasFeatureAccess('mini_games', row, now),
  };
}
