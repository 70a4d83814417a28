import { baseAvatarSchema } from '../children/schema';
import type { BadgeFigures } from './badge-catalogue';

/** So many approvals make a habit a steady one. */
const STEADY = 10;
/** Avatars that every hero has. */
const BASE_AVATARS: ReadonlySet<string> = new Set(baseAvatarSchema.options);

interface Stored {
  hero: {
    approvedCount: number;
    cheersSent: number;
    totalXp: number;
    unlockedGear: string[];
    /** The piece that their welcome gave; null for none. */
    welcomeGear: string | null;
    unlockedAvatars: string[];
  };
  bestStreak: number;
  activeHabits: number;
  /** Approvals of each assignment. */
  habits: number[];
  collection: { finds: number; wholeSets: number };
  games: { plays: number; fullScores: number; records: number }[];
}

/** What badges are given for, from what is stored of a hero. */
export function badgeFigures({
  hero,
  bestStreak,
  activeHabits,
  habits,
  collection,
  games,
}: Stored): BadgeFigures {
  return {
    approvedMissions: hero.approvedCount,
    totalXp: hero.totalXp,
    bestStreak,
    habits: activeHabits,
    triedHabits: habits.filter((approved) => approved > 0).length,
    steadyHabits: habits.filter((approved) => approved >= STEADY).length,
    bestHabit: Math.max(0, ...habits),
    plays: sum(games.map(({ plays }) => plays)),
    fullScores: sum(games.map(({ fullScores }) => fullScores)),
    records: sum(games.map(({ records }) => records)),
    games: games.filter(({ plays }) => plays > 0).length,
    cheers: hero.cheersSent,
    ...collection,
    gear: hero.unlockedGear.filter((id) => id !== hero.welcomeGear).length,
    avatars: hero.unlockedAvatars.filter((avatar) => !BASE_AVATARS.has(avatar)).length,
  };
}

const sum = (counts: number[]) => counts.reduce((all, each) => all + each, 0);
