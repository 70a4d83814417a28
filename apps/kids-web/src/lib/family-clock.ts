import type { Board } from '@herohood/domain/missions/board-schema';
import { trpc } from './api';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** All time zones are whole quarters of an hour away from each other. */
const QUARTER = 15;

/** What the family's clocks show. Instants are milliseconds since 1970. */
export interface FamilyClock {
  /** In its UTC fields what the clocks on the wall show at an instant. */
  wallAt: (instant: number) => Date;
  /** How many midnights lie between an instant and another one. */
  daysBetween: (from: number, to: number) => number;
}

/** The minutes by which a device's own clocks are ahead of UTC at an instant. */
const ownOffset = (instant: number) => -new Date(instant).getTimezoneOffset();

/**
 * The family's clock, from a board and the instant at which it came. The device does not know the family's time zone; where its own clocks
 * show the same as theirs, it is taken to be in it, and knows when summer time ends.
 */
export function familyClockOf({ date, minute }: Pick<Board, 'date' | 'minute'>, cameAt: number): FamilyClock {
  const ahead = (Date.parse(date) + minute * MINUTE_MS - cameAt) / MINUTE_MS;
  const offset = Math.round(ahead / QUARTER) * QUARTER;
  const isHere = offset === ownOffset(cameAt);
  const wallAt = (instant: number) => new Date(instant + (isHere ? ownOffset(instant) : offset) * MINUTE_MS);
  const midnightOf = (instant: number) => Math.floor(wallAt(instant).getTime() / DAY_MS);
  return { wallAt, daysBetween: (from, to) => midnightOf(to) - midnightOf(from) };
}

/** The clock of the hero's family; null while it is not known. */
export function useFamilyClock(heroId: string): FamilyClock | null {
  const board = trpc.days.board.useQuery({ id: heroId });
  return board.data ? familyClockOf(board.data, board.dataUpdatedAt) : null;
}
