import { lockChild } from '@herohood/db/children/queries';
import { findControls } from '@herohood/db/controls/queries';
import {
  findPlay,
  type GamePlayRow,
  listHeroGames,
  listPlaySpans,
  playOnceKey,
  pointsOfPlay,
  saveHeroGame,
  scorePlay,
  sumPointsOfDay,
} from '@herohood/db/games/queries';
import { insertTransaction } from '@herohood/db/points/queries';
import { gameTime, playedSeconds } from '@herohood/domain/controls/screen-time';
import { afterPlay, difficultyOf, type HeroGame, NEW_HERO_GAME } from '@herohood/domain/games/hero-game';
import { GAME_WIN_SOURCE, GAME_WIN_TYPE } from '@herohood/domain/games/payout';
import { decideFinish, playEnd } from '@herohood/domain/games/play';
import type { FinishedPlay, finishPlayInput } from '@herohood/domain/games/schema';
import { deedOf } from '@herohood/domain/sync/tap';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { ChildContext } from '../context';
import { found } from '../refusals';
import { answeredWith, instantOf, noteAnswer } from '../sync/tap';
import { ageOfHero } from './list-games';

type Input = z.output<typeof finishPlayInput>;

/**
 * A hero brings a game's score; the points it earns wait for a parent (rules: XP and points). Finishing again answers 200
 * with the first result and asks for nothing twice (rules: games). A game that the next one stopped, or that ended past
 * bedtime or the day's limit, may still bring its score: only starting is refused. What the hero's game keeps (record, how hard
 * the next play is) is written with the score. How long it was played is the server's to say, whatever instant the tap has (rules: taps).
 */
export function finishPlay(ctx: ChildContext, input: Input): Promise<FinishedPlay> {
  const { familyId, child } = ctx;
  const hero = { familyId, childId: child.childId };
  const sent = { tapId: input.tapId, deed: deedOf.play(input.id) };
  return act(ctx, async (tx, unit) => {
    // Under the hero's lock, so that two games never share what is left of the day's points.
    found(await lockChild(tx, familyId, child.childId), 'This hero');
    const { play, gameName } = found(await findPlay(tx, hero, input.id), 'This game');
    if ((await answeredWith(tx, ctx, sent)) === null) {
      instantOf(ctx, input.completedAt, play.startedAt);
      await noteAnswer(tx, ctx, { ...sent, rowId: play.id });
    }
    const result = await score(ctx, { unit, play, gameName, sent: input });
    const controls = found(await findControls(tx, hero), 'This hero');
    const plays = await listPlaySpans(tx, hero, child.family.today);
    const { secondsLeft } = gameTime(controls.maxGameTimePerDay, playedSeconds(plays, ctx.now()));
    return { ...result, secondsLeftToday: secondsLeft };
  });
}

interface Finish {
  unit: Unit;
  /** Read under the hero's lock. */
  play: GamePlayRow;
  gameName: string;
  sent: Pick<Input, 'score' | 'answers'>;
}

async function score(ctx: ChildContext, { unit, play, gameName, sent }: Finish) {
  const { startedAt, id, day, childId, gameId, score: firstScore } = play;
  const end =
    play.finishedAt && play.secondsPlayed !== null
      ? { finishedAt: play.finishedAt, secondsPlayed: play.secondsPlayed }
      : playEnd(startedAt, ctx.now());
  const decision = decideFinish({
    startedAt,
    // One that was only stopped has no result yet.
    finishedAt: firstScore === null ? null : end.finishedAt,
    now: end.finishedAt,
    score: sent.score,
    pointsToday: await sumPointsOfDay(unit.tx, play, day),
  });
  const hero = { familyId: play.familyId, childId };
  const age = ageOfHero(ctx);
  const before = (await listHeroGames(unit.tx, hero)).find((game) => game.gameId === gameId) ?? NEW_HERO_GAME;
  if (decision.kind === 'unchanged') {
    const pendingPoints = await pointsOfPlay(unit.tx, play, id);
    const { isRecord } = play;
    return { score: firstScore ?? 0, pendingPoints, isRecord, ...nextPlay(before, age) };
  }
  const { score: bounded, pendingPoints } = decision;
  const { game, isRecord } = afterPlay(before, {
    score: bounded,
    answers: sent.answers ?? [],
    playedSeconds: end.secondsPlayed,
    age,
  });
  found(await scorePlay(unit.tx, play, { ...end, score: bounded, isRecord }), 'This game');
  await saveHeroGame(unit.tx, { ...game, ...hero, gameId });
  unit.event({ type: 'updated', entity: 'game_play', entityId: id, childId });
  unit.audit({ act: 'game.finished', args: { game: gameId, score: bounded }, childId });
  if (pendingPoints > 0) await askForPoints(ctx, { unit, play, gameName, points: pendingPoints });
  return { score: bounded, pendingPoints, isRecord, ...nextPlay(game, age) };
}

function nextPlay(game: HeroGame, age: number | null) {
  return { bestScore: game.bestScore, difficulty: difficultyOf(game, age) };
}

async function askForPoints(
  ctx: ChildContext,
  { unit, play, gameName, points }: Omit<Finish, 'sent'> & { points: number },
): Promise<void> {
  const { familyId, childId, id } = play;
  const row = await insertTransaction(unit.tx, {
    familyId,
    childId,
    amount: points,
    type: GAME_WIN_TYPE,
    source: GAME_WIN_SOURCE,
    description: gameName,
    requiresApproval: true,
    isApproved: false,
    onceKey: playOnceKey(id),
    createdAt: ctx.now(),
  });
  if (row) unit.event({ type: 'created', entity: 'reward_transaction', entityId: row.id, childId });
}
