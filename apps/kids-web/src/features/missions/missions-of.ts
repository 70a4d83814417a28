import type { Board, BoardMission } from '@herohood/domain/missions/board-schema';
import { canComplete, type TodayStatus } from '@herohood/domain/missions/today-status';
import { keptHere, SAVED_PREFIX, SENDING_PREFIX, slotOf, type Tap } from '../../offline/offline-status';

/** What a mission is about. */
export type MissionHabit = { id: string } & Pick<
  BoardMission,
  'name' | 'description' | 'icon' | 'color' | 'xpReward' | 'tool' | 'timeRangeStart' | 'timeRangeEnd'
>;

/** What decided the status of one time of a mission. */
export type ShownCompletion = {
  id: string;
  habitId: string;
  slot: number;
  status: TodayStatus;
  xpEarned: number;
  promisedXp: number;
} & Pick<BoardMission, 'feedback' | 'completedAt' | 'photoUrl'>;

/** One time of a mission; most are done once a day. `completion` is the one that decided its status, if any. */
export type MissionSlot = { slot: number; status: TodayStatus; completion: ShownCompletion | null };

/** One habit of a day's board. What stands beside its slots is that of the slot that decides what can be done now. */
export type Mission = MissionSlot & {
  habit: MissionHabit;
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

/** The element that XP flies from when a parent approves this mission. */
export const missionCardId = (habitId: string) => `mission-${habitId}`;

const has = (prefix: string, completion: ShownCompletion | null) =>
  completion?.id.startsWith(prefix) ?? false;

/** Whether something of it was done and waits on this device for the network. */
export const isSaved = ({ slots }: Mission) => slots.some(({ completion }) => has(SAVED_PREFIX, completion));

/** Whether a tap of it is on its way to the server. */
export const isSending = ({ slots }: Mission) =>
  slots.some(({ completion }) => has(SENDING_PREFIX, completion));

/** The newest of its completions that waits for a parent: the one that can be taken back; null while none can. */
export function takeBackOf({ slots }: Mission): ShownCompletion | null {
  const waiting = slots.findLast(({ status }) => status === 'pending')?.completion ?? null;
  return has(SENDING_PREFIX, waiting) ? null : waiting;
}

/** What a board says of a tap before the server has made a completion of it. */
export function waitingRow(
  { habitId, slot, xpReward }: Pick<BoardMission, 'habitId' | 'slot' | 'xpReward'>,
  prefix: string,
  tap: Pick<Tap, 'completedAt' | 'hasPhoto'>,
): Pick<
  BoardMission,
  'status' | 'completionId' | 'feedback' | 'completedAt' | 'xpEarned' | 'promisedXp' | 'photoUrl'
> {
  return {
    ...{ status: 'pending', completionId: `${prefix}${habitId}.${slot}`, feedback: null },
    ...{
      completedAt: tap.completedAt,
      xpEarned: xpReward,
      promisedXp: xpReward,
      photoUrl: tap.hasPhoto ? keptHere(tap) : null,
    },
  };
}

/** The missions of a board, in its order, with the taps that wait for the network laid over them. */
export function missionsOf(board: Pick<Board, 'missions'>, unsent: readonly Tap[] = []): Mission[] {
  const ids = [...new Set(board.missions.map(({ habitId }) => habitId))];
  return ids.map((id) =>
    missionOf(
      board.missions.filter(({ habitId }) => habitId === id),
      unsent,
    ),
  );
}

function missionOf(rows: readonly BoardMission[], unsent: readonly Tap[]): Mission {
  const slots = rows.map((row) => slotOfRow(withTap(row, unsent)));
  const free = slots.find(({ status }) => canComplete(status));
  const waiting = slots.findLast(({ status }) => status === 'pending');
  const { habitId: id, partOfDay, due, week, photo, ...habit } = rows[0]!;
  // The board counted what was live when it was made; since then there may be a tap more.
  const wasLive = rows.some(({ status }) => !canComplete(status));
  const isLive = slots.some(({ status }) => !canComplete(status));
  return {
    ...(free ?? waiting ?? slots.at(-1)!),
    habit: { id, ...habit },
    part: partOfDay,
    isOptional: due === 'optional',
    photo,
    week: week && { ...week, done: week.done + Number(isLive) - Number(wasLive) },
    slots,
  };
}

function withTap(row: BoardMission, unsent: readonly Tap[]): BoardMission {
  const saved = unsent.find((tap) => tap.habitId === row.habitId && slotOf(tap) === row.slot);
  return saved && canComplete(row.status) ? { ...row, ...waitingRow(row, SAVED_PREFIX, saved) } : row;
}

function slotOfRow(row: BoardMission): MissionSlot {
  const { slot, status, habitId, completionId: id, feedback, completedAt, photoUrl } = row;
  const { xpReward, xpEarned, promisedXp } = row;
  const pay = { xpEarned: xpEarned ?? xpReward, promisedXp: promisedXp ?? xpReward };
  return {
    slot,
    status,
    completion: id === null ? null : { id, habitId, slot, status, feedback, completedAt, photoUrl, ...pay },
  };
}
