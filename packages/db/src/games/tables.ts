import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { goesWithHero } from '../children/tables';
import { familyId, id, instant } from '../columns';

export const miniGames = pgTable(
  'mini_games',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    icon: text().notNull(),
    unlockRequirement: integer().notNull(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull(),
  },
  (t) => [check('mini_games_unlock', sql`${t.unlockRequirement} >= 0`)],
);

/** One sitting. Its time counts against the day's limit from start to finish (rules: controls). */
export const gamePlays = pgTable(
  'game_plays',
  {
    id: id(),
    familyId: familyId(),
    childId: uuid().notNull(),
    gameId: text()
      .notNull()
      .references(() => miniGames.id),
    day: date({ mode: 'string' }).notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
    secondsPlayed: integer(),
    score: integer(),
    /** Whether it was better than all before it when it ended. */
    isRecord: boolean().notNull().default(false),
  },
  (t) => [
    goesWithHero(t),
    index('game_plays_by_day').on(t.familyId, t.childId, t.day),
    // A hero plays one game at a time, on however many devices.
    uniqueIndex('game_plays_one_running').on(t.familyId, t.childId).where(sql`${t.finishedAt} is null`),
    check('game_plays_finish', sql`(${t.finishedAt} is null) = (${t.secondsPlayed} is null)`),
    check('game_plays_seconds', sql`${t.secondsPlayed} >= 0`),
  ],
);

/** A hero and a game: how hard the next play is, and what came of all plays, so that neither records nor badges count rows. */
export const heroGames = pgTable(
  'hero_games',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    gameId: text()
      .notNull()
      .references(() => miniGames.id),
    /** Null until a play has shown it: then the hero's age decides. */
    difficulty: integer(),
    bestScore: integer(),
    plays: integer().notNull(),
    fullScores: integer().notNull(),
    records: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childId, t.gameId] }),
    goesWithHero(t),
    check('hero_games_difficulty', sql`${t.difficulty} between 1 and 10`),
    check('hero_games_best', sql`${t.bestScore} between 1 and 100`),
    check('hero_games_played', sql`(${t.plays} > 0) = (${t.bestScore} is not null)`),
    check(
      'hero_games_counts',
      sql`${t.fullScores} between 0 and ${t.plays} and ${t.records} between 0 and ${t.plays}`,
    ),
  ],
);
