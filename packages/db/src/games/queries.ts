import { and, asc, eq, isNull, sql, sum } from 'drizzle-orm';
import type { Executor } from '../client';
import type { HeroKey } from '../family/family-id';
import { isOfHero } from '../keys';
import { rewardTransactions } from '../points/tables';
import { gamePlays, heroGames, miniGames } from './tables';

export type MiniGameRow = typeof miniGames.$inferSelect;
export type GamePlayRow = typeof gamePlays.$inferSelect;
export type HeroGameRow = typeof heroGames.$inferSelect;

const ofHero = ({ familyId, childId }: HeroKey) => isOfHero(gamePlays, { familyId, childId });

/** The games that are on offer, in the catalogue's order. */
export function listGames(db: Executor): Promise<MiniGameRow[]> {
  return db.select().from(miniGames).where(eq(miniGames.isActive, true)).orderBy(asc(miniGames.position));
}

/** A game that is on offer; null for an unknown or withdrawn one. */
export async function findGame(db: Executor, id: string): Promise<MiniGameRow | null> {
  const [row] = await db
    .select()
    .from(miniGames)
    .where(and(eq(miniGames.id, id), eq(miniGames.isActive, true)));
  return row ?? null;
}

/** When the hero's games of one family day ran, in no order. */
export function listPlaySpans(
  db: Executor,
  hero: HeroKey,
  day: string,
): Promise<Pick<GamePlayRow, 'startedAt' | 'finishedAt'>[]> {
  return db
    .select({ startedAt: gamePlays.startedAt, finishedAt: gamePlays.finishedAt })
    .from(gamePlays)
    .where(and(ofHero(hero), eq(gamePlays.day, day)));
}

/** The game that the hero has not finished; there is at most one. */
export async function findRunningPlay(db: Executor, hero: HeroKey): Promise<GamePlayRow | null> {
  const [row] = await db
    .select()
    .from(gamePlays)
    .where(and(ofHero(hero), isNull(gamePlays.finishedAt)));
  return row ?? null;
}

export async function insertPlay(
  db: Executor,
  play: HeroKey & Pick<GamePlayRow, 'gameId' | 'day' | 'startedAt'>,
): Promise<GamePlayRow> {
  const [row] = await db.insert(gamePlays).values(play).returning();
  if (!row) throw new Error('The play was not written.');
  return row;
}

/** A hero's play with the name of its game; null for anybody else's. */
export async function findPlay(db: Executor, hero: HeroKey, id: string) {
  const [row] = await db
    .select({ play: gamePlays, gameName: miniGames.name })
    .from(gamePlays)
    .innerJoin(miniGames, eq(miniGames.id, gamePlays.gameId))
    .where(and(ofHero(hero), eq(gamePlays.id, id)));
  return row ?? null;
}

/** Stops a running game without a score; nothing happens to one that stopped before. */
export async function stopPlay(
  db: Executor,
  play: HeroKey & { id: string },
  end: { finishedAt: Date; secondsPlayed: number },
): Promise<void> {
  await db
    .update(gamePlays)
    .set(end)
    .where(and(ofHero(play), eq(gamePlays.id, play.id), isNull(gamePlays.finishedAt)));
}

/** Writes a game's score and end; null when it has a score already. */
export async function scorePlay(
  db: Executor,
  play: HeroKey & { id: string },
  result: { score: number; isRecord: boolean; finishedAt: Date; secondsPlayed: number },
): Promise<GamePlayRow | null> {
  const [row] = await db
    .update(gamePlays)
    .set(result)
    .where(and(ofHero(play), eq(gamePlays.id, play.id), isNull(gamePlays.score)))
    .returning();
  return row ?? null;
}

/** What marks the points of a game in the ledger, so that it is paid at most once. */
export const playOnceKey = (playId: string) => `game:${playId}`;

const pointsOfPlays = (db: Executor) =>
  db
    .select({ points: sum(rewardTransactions.amount).mapWith(Number) })
    .from(gamePlays)
    .innerJoin(
      rewardTransactions,
      and(
        isOfHero(rewardTransactions, gamePlays),
        eq(rewardTransactions.onceKey, sql`${playOnceKey('')} || ${gamePlays.id}::text`),
      ),
    );

/** The points that games of one family day asked a parent for, decided or not. */
export async function sumPointsOfDay(db: Executor, hero: HeroKey, day: string): Promise<number> {
  const [row] = await pointsOfPlays(db).where(and(ofHero(hero), eq(gamePlays.day, day)));
  return row?.points ?? 0;
}

/** The points that one game asked a parent for. */
export async function pointsOfPlay(db: Executor, hero: HeroKey, playId: string): Promise<number> {
  const [row] = await pointsOfPlays(db).where(and(ofHero(hero), eq(gamePlays.id, playId)));
  return row?.points ?? 0;
}

/** What came of a hero's plays, a row for each game that they have finished. */
export function listHeroGames(db: Executor, { familyId, childId }: HeroKey): Promise<HeroGameRow[]> {
  return db.select().from(heroGames).where(isOfHero(heroGames, { familyId, childId }));
}

/** Writes what a finished play makes of a hero's game. The hero must be locked. */
export async function saveHeroGame(db: Executor, row: HeroGameRow): Promise<void> {
  const { familyId: _family, childId: _child, gameId: _game, ...figures } = row;
  await db
    .insert(heroGames)
    .values(row)
    .onConflictDoUpdate({ target: [heroGames.familyId, heroGames.childId, heroGames.gameId], set: figures });
}
