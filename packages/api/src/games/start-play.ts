import { lockChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { findControls } from '@herohood/db/controls/queries';
import type { HeroKey } from '@herohood/db/family/family-id';
import {
  findGame,
  findRunningPlay,
  insertPlay,
  listHeroGames,
  listPlaySpans,
  type MiniGameRow,
  stopPlay,
} from '@herohood/db/games/queries';
import { countLiveMissions } from '@herohood/db/progress/queries';
import { playedSeconds } from '@herohood/domain/controls/screen-time';
import { difficultyOf } from '@herohood/domain/games/hero-game';
import { decidePlay, decideRunning } from '@herohood/domain/games/play';
import type { StartedPlay } from '@herohood/domain/games/schema';
import { gameLock } from '@herohood/domain/games/unlock';
import { act, type Unit } from '../act';
import type { ChildContext } from '../context';
import { emergencyRefusal, found, orThrow, refusal, sentence } from '../refusals';
import { ageOfHero } from './list-games';

/**
 * A hero starts a game: 201 with the seconds that are left today and how hard it is to be, or the refusal of the first rule that says no
 * (rules: controls, games). Decided under the hero's row lock, so that starts at the same moment never get more
 * than the day's time. They play one game at a time: what still runs stops, and a double tap is one start.
 */
export function startPlay(ctx: ChildContext, gameId: string): Promise<StartedPlay> {
  const { familyId, child } = ctx;
  const hero = { familyId, childId: child.childId };
  return act(ctx, async (tx, unit) => {
    const game = found(await findGame(tx, gameId), 'This game');
    found(await lockChild(tx, familyId, child.childId), 'This hero');
    const secondsLeftToday = await requireAllowed(ctx, tx, game);
    const play = await openPlay({ unit, hero, game, day: child.family.today, now: ctx.now() });
    if (play.isNew) {
      const { childId } = hero;
      unit.event({ type: 'created', entity: 'game_play', entityId: play.id, childId });
      unit.audit({ act: 'game.started', args: { game: game.id }, childId });
    }
    const own = (await listHeroGames(tx, hero)).find((each) => each.gameId === gameId) ?? null;
    return { playId: play.id, secondsLeftToday, difficulty: difficultyOf(own, ageOfHero(ctx)) };
  });
}

/** The seconds left today; throws what the hero is told where a rule says no. */
async function requireAllowed(ctx: ChildContext, tx: Transaction, game: MiniGameRow): Promise<number> {
  const { familyId, child } = ctx;
  const { today, clock, hasPaidAccess } = child.family;
  const hero = { familyId, childId: child.childId };
  // Read again: a parent may have changed them since the session was looked up.
  const controls = found(await findControls(tx, hero), 'This hero');
  const { approved, pending } = await countLiveMissions(tx, hero, today);
  const completionsToday = approved + pending;
  const now = ctx.now();
  const decision = decidePlay({
    controls,
    now,
    timeZone: clock.timeZone,
    hasPaidAccess,
    unlockRequirement: game.unlockRequirement,
    completionsToday,
    secondsPlayedToday: playedSeconds(await listPlaySpans(tx, hero, today), now),
  });
  if (decision.kind === 'refused' && decision.code === 'EMERGENCY_MODE') throw emergencyRefusal(controls);
  if (decision.kind === 'refused' && decision.code === 'GAME_LOCKED') {
    const { missing } = gameLock(game.unlockRequirement, completionsToday);
    throw refusal('GAME_LOCKED', sentence('gameLocked', { missing }));
  }
  return orThrow(decision).secondsLeftToday;
}

interface Opening {
  unit: Unit;
  hero: HeroKey;
  game: MiniGameRow;
  day: string;
  now: Date;
}

async function openPlay({ unit, hero, game, day, now }: Opening) {
  const running = await findRunningPlay(unit.tx, hero);
  if (running) {
    const decision = decideRunning(running, game.id, now);
    if (decision.kind === 'same') return { id: running.id, isNew: false };
    const { finishedAt, secondsPlayed } = decision;
    await stopPlay(unit.tx, running, { finishedAt, secondsPlayed });
    const { id: entityId, childId } = running;
    unit.event({ type: 'updated', entity: 'game_play', entityId, childId });
  }
  const { id } = await insertPlay(unit.tx, { ...hero, gameId: game.id, day, startedAt: now });
  return { id, isNew: true };
}
