import type { Board } from '@herohood/domain/missions/board-schema';
import { canComplete } from '@herohood/domain/missions/today-status';
import { MINUTE_MS } from '@herohood/domain/time/durations';
import { minutesOf } from '@herohood/domain/time/family-day';
import type { Mission } from './missions-of';

type Part = Board['parts'][number];

const DAY = 24 * 60;

/** How a part of the day lies to a minute of it, counted from the midnight with which the day began. */
export function partStateAt({ from, until }: Part, minute: number): 'over' | 'running' | 'ahead' {
  const start = minutesOf(from);
  const end = minutesOf(until);
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
  part: Mission['part'] | 'now' | 'later';
  missions: Mission[];
};

type DayNow = Pick<Board, 'parts' | 'minute'> & {
  /** By the clock of completions, in milliseconds since 1970. */
  now: number;
  /** Whether a mission was done just now, and stays where it was. */
  isStaying: (mission: Mission) => boolean;
};

const ORDER = ['now', 'any', 'still', 'later', 'extra'] as const;

/**
 * The missions of a day in groups, in the order in which they are shown: what is next first. A day without parts and extras is one group
 * (rules: parts of the day).
 */
export function groupsOf(missions: readonly Mission[], day: DayNow): MissionGroup[] {
  const { parts, minute } = day;
  const groups: MissionGroup[] = [];
  for (const mission of missions) {
    const part = parts.find((each) => each.part === mission.part);
    const awaited = part ? undefined : partToWaitFor(mission, day);
    const state = awaited ? 'ahead' : part && partStateAt(part, minute);
    const kind = mission.isOptional ? 'extra' : state ? kinds[state] : 'any';
    const of = kind === 'now' || kind === 'later' ? (awaited ?? mission.part) : 'any';
    const known = groups.find((group) => group.kind === kind && group.part === of);
    if (known) known.missions.push(mission);
    else groups.push({ kind, part: of, missions: [mission] });
  }
  return ORDER.flatMap((kind) => groups.filter((group) => group.kind === kind));
}

/**
 * The same for heroes who read no clock: now, and later with what is optional. Where there is only what is optional, it stands under now,
 * except on a day of rest.
 */
export function nowAndLater(groups: readonly MissionGroup[], isRest: boolean): MissionGroup[] {
  const isNow = ({ kind }: MissionGroup) =>
    kind === 'extra' ? groups.length === 1 && !isRest : kind !== 'later';
  return (['now', 'later'] as const).flatMap((kind) => {
    const missions = groups.flatMap((group) => (isNow(group) === (kind === 'now') ? group.missions : []));
    return missions.length > 0 ? [{ kind, part: kind, missions }] : [];
  });
}

/** The part with which the next time of a mission comes: the one after that in which the last one was done. */
function partToWaitFor(
  mission: Mission,
  { parts, minute, now, isStaying }: DayNow,
): Part['part'] | undefined {
  const live = mission.slots.filter(({ status }) => status === 'pending' || status === 'approved');
  if (live.length === 0 || live.length === mission.slots.length || isStaying(mission)) return undefined;
  const last = Math.max(...live.map(({ completion }) => Date.parse(completion?.completedAt ?? '')));
  const running = parts.find((part) => partStateAt(part, minute) === 'running');
  if (!running || partStateAt(running, minute - (now - last) / MINUTE_MS) !== 'running') return undefined;
  return parts.find((part) => partStateAt(part, minute) === 'ahead')?.part;
}

const kinds = { running: 'now', over: 'still', ahead: 'later' } as const;

/** What is to be done now: nothing that comes later or that nobody waits for. */
export const dueNow = (groups: readonly MissionGroup[]): Mission[] =>
  groups.flatMap(({ kind, missions }) => (kind === 'extra' || kind === 'later' ? [] : missions));

/** The next one of these to do: not begun yet rather than once more. */
export function nextOf(missions: readonly Mission[]): Mission | undefined {
  const open = missions.filter(({ status }) => canComplete(status));
  return open.find(({ slots }) => slots.every(({ status }) => canComplete(status))) ?? open[0];
}
