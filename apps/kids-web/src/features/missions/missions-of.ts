import type { ChildHabit } from '@herohood/domain/habits/schema';
import type { Board, BoardMission } from '@herohood/domain/missions/board-schema';
import type { Completion } from '@herohood/domain/missions/schema';
import { canComplete, type TodayStatus, todayStatus } from '@herohood/domain/missions/today-status';
import { familyDayAt } from '../../lib/family-clock';
import { KEPT_HERE, SAVED_PREFIX, SENDING_PREFIX, slotOf, type Tap } from '../../lib/offline/offline-status';

/** One time of a mission; most are done once a day. `completion` is the one that decided its status, if any. */
export type MissionSlot = { slot: number; status: TodayStatus; completion: Completion | null };

/** One habit of a day's board. What stands beside its slots is that of the slot that decides what can be done now. */
export type Mission = MissionSlot & {
  habit: ChildHabit;
  part: BoardMission['partOfDay'];
  /** Nobody waits for it. */
  isOptional: boolean;
  /** Of a habit with a quota: how far its week is, with what this device knows of today. */
  week: BoardMission['week'];
  /** Whether a picture goes with it. */
  photo: BoardMission['photo'];
  /** Ascending; at least one. */
  slots: MissionSlot[];
};

const byTime = (a: Completion, b: Completion) => Date.parse(a.completedAt) - Date.parse(b.completedAt);

const has = (prefix: string, completion: Completion | null) => completion?.id.startsWith(prefix) ?? false;

/** Whether something of it was done and waits on this device for the network. */
export const isSaved = ({ slots }: Mission) => slots.some(({ completion }) => has(SAVED_PREFIX, completion));

/** Whether a tap of it is on its way to the server. */
export const isSending = ({ slots }: Mission) =>
  slots.some(({ completion }) => has(SENDING_PREFIX, completion));

/** The newest of its completions that waits for a parent: the one that can be taken back; null while none can. */
export function takeBackOf({ slots }: Mission): Completion | null {
  const waiting = slots.findLast(({ status }) => status === 'pending')?.completion ?? null;
  return has(SENDING_PREFIX, waiting) ? null : waiting;
}

/** What a tap looks like before the server has made a completion of it. */
export function waitingRow(
  { habit, slot }: Pick<Mission, 'habit' | 'slot'>,
  prefix: string,
  { completedAt, hasPhoto }: Pick<Tap, 'completedAt' | 'hasPhoto'>,
): Completion {
  return {
    id: `${prefix}${habit.id}.${slot}`,
    habitId: habit.id,
    childId: habit.childId,
    slot,
    date: familyDayAt(Date.parse(completedAt)),
    status: 'pending',
    completedAt,
    xpEarned: habit.xpReward,
    promisedXp: habit.xpReward,
    feedback: null,
    praise: null,
    autoApproved: false,
    autoApprovesAt: null,
    decidedAt: null,
    decidedBy: null,
    photoUrl: hasPhoto ? KEPT_HERE : null,
    find: null,
  };
}

/**
 * Lays today's completions, and the taps that wait for the network, over the missions of a board, in its order. What the board has and the
 * hero's habits have not is on its way to them.
 */
export function missionsOf(
  { board, habits }: { board: Pick<Board, 'missions'>; habits: readonly ChildHabit[] },
  known: Known,
): Mission[] {
  return [...new Set(board.missions.map(({ habitId }) => habitId))].flatMap((habitId) => {
    const habit = habits.find(({ id }) => id === habitId);
    const rows = board.missions.filter((row) => row.habitId === habitId);
    return habit ? [missionOf(habit, rows, known)] : [];
  });
}

type Known = {
  /** Today's, whatever became of them. */
  today: readonly Completion[];
  unsent?: readonly Tap[];
};

function missionOf(habit: ChildHabit, rows: readonly BoardMission[], known: Known): Mission {
  const slots = rows.map(({ slot }) => slotState(habit, slot, known));
  const free = slots.find(({ status }) => canComplete(status));
  const waiting = slots.findLast(({ status }) => status === 'pending');
  const { partOfDay, due, week, photo } = rows[0]!;
  // The board counted what was live when it was made; since then there may be a tap more, or one less.
  const wasLive = rows.some(({ status }) => !canComplete(status));
  const isLive = slots.some(({ status }) => !canComplete(status));
  return {
    ...(free ?? waiting ?? slots.at(-1)!),
    habit,
    part: partOfDay,
    isOptional: due === 'optional',
    photo,
    week: week && { ...week, done: week.done + Number(isLive) - Number(wasLive) },
    slots,
  };
}

function slotState(habit: ChildHabit, slot: number, { today, unsent = [] }: Known): MissionSlot {
  const tries = today.filter((each) => each.habitId === habit.id && each.slot === slot);
  const saved = unsent.find((tap) => tap.habitId === habit.id && slotOf(tap) === slot);
  if (saved && canComplete(todayStatus(tries.map((each) => each.status)))) {
    tries.push(waitingRow({ habit, slot }, SAVED_PREFIX, saved));
  }
  tries.sort(byTime);
  const status = todayStatus(tries.map((each) => each.status));
  return { slot, status, completion: tries.findLast((each) => each.status === status) ?? null };
}
