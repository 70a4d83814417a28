import { findControls } from '@herohood/db/controls/queries';
import { listPlaySpans } from '@herohood/db/games/queries';
import { countLiveMissions } from '@herohood/db/progress/queries';
import { isBedtime } from '@herohood/domain/controls/bedtime';
import type { Controls, ScreenTime } from '@herohood/domain/controls/schema';
import { gameTime, playedSeconds, screenTimeAllowance } from '@herohood/domain/controls/screen-time';
import { findOwnChild } from '../children/own-child';
import type { FamilyContext } from '../context';
import { familyOf } from '../family/family';
import { found } from '../refusals';
import { presentControls } from './change-controls';

/** A hero's controls, for a parent or the hero themselves. */
export async function readControls(ctx: FamilyContext, id: string): Promise<Controls> {
  return presentControls(await ownControls(ctx, id));
}

/** Today's allowance, game time and whether it is bedtime, on the family's clock (rules: controls). */
export async function readScreenTime(ctx: FamilyContext, id: string): Promise<ScreenTime> {
  const controls = await ownControls(ctx, id);
  const { today, clock } = familyOf(ctx);
  const [{ approved }, plays] = await Promise.all([
    countLiveMissions(ctx.db, controls, today),
    listPlaySpans(ctx.db, controls, today),
  ]);
  const now = ctx.now();
  const games = gameTime(controls.maxGameTimePerDay, playedSeconds(plays, now));
  return {
    allowanceMinutes: screenTimeAllowance(controls, approved, today),
    gameMinutesUsed: games.minutesUsed,
    gameMinutesLeft: games.minutesLeft,
    bedtimeNow: isBedtime(now, controls, clock.timeZone),
  };
}

async function ownControls(ctx: FamilyContext, id: string) {
  const { familyId, id: childId } = await findOwnChild(ctx, id);
  if (ctx.child) return ctx.child.controls;
  return found(await findControls(ctx.db, { familyId, childId }), 'This hero');
}
