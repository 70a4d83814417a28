import type { Board } from '@herohood/domain/missions/board-schema';
import type { Mission } from './missions-of';

type Part = Board['parts'][number];

const HOUR = 60;
const DAY = 24 * HOUR;

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours! * HOUR + minutes!;
}

/** How a part of the day lies to a minute of it, counted from the midnight with which the day began. */
export function partStateAt({ from, until }: Part, minute: number): 'over' | 'running' | 'ahead' {
  const start = minuteOf(from);
  const end = minuteOf(until);
  if (minute < start) return 'ahead';
  // Over midnight.
  return minute < (end > start ? end : end + DAY) ? 'running' : 'over';
}

/**
 * Missions that stand together: of the running part, of no part, of parts that are over and still counting, of a part that comes, and those
 * that nobody waits for.
 */
export type MissionGroup = {
  kind: 'now' | 'any' | 'still' | 'later' | 'extra';
  part: Mission['part'];
  missions: Mission[];
};

const ORDER = ['now', 'any', 'still', 'later', 'extra'] as const;

/**
 * The missions of a day in groups, in the order in which they are shown: what is next first. A day without parts and extras is one group
 * (rules: parts of the day).
 */
export function groupsOf(
  missions: readonly Mission[],
  { parts, minute }: Pick<Board, 'parts' | 'minute'>,
): MissionGroup[] {
  const groups: MissionGroup[] = [];
  for (const mission of missions) {
    const part = parts.find((each) => each.part === mission.part);
    const state = part ? partStateAt(part, minute) : null;
    const kind = mission.isOptional ? 'extra' : state === null ? 'any' : kinds[state];
    const of = kind === 'now' || kind === 'later' ? mission.part : 'any';
    const known = groups.find((group) => group.kind === kind && group.part === of);
    if (known) known.missions.push(mission);
    else groups.push({ kind, part: of, missions: [mission] });
  }
  return ORDER.flatMap((kind) => groups.filter((group) => group.kind === kind));
}

const kinds = { running: 'now', over: 'still', ahead: 'later' } as const;

/** What is to be done now: nothing that comes later or that nobody waits for. */
export const dueNow = (groups: readonly MissionGroup[]): Mission[] =>
  groups.flatMap(({ kind, missions }) => (kind === 'extra' || kind === 'later' ? [] : missions));
