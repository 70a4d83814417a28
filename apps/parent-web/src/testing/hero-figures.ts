import { DEFAULT_CONTROLS } from '@herohood/domain/controls/defaults';
import type { Controls, ScreenTime } from '@herohood/domain/controls/schema';
import { DEFAULT_PARTS } from '@herohood/domain/days/parts';
import type { Board, BoardMission } from '@herohood/domain/missions/board-schema';
import type { Completion } from '@herohood/domain/missions/schema';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { lastDays } from '@herohood/domain/time/family-day';
import { idOf } from './fixtures';

/** A hero's controls as the server makes them (rules: controls). */
export function aControls(part: Partial<Controls> = {}): Controls {
  return { ...DEFAULT_CONTROLS, emergencyActivatedAt: null, ...part };
}

export const quietDay: ScreenTime = {
  allowanceMinutes: 120,
  gameMinutesUsed: 0,
  gameMinutesLeft: 30,
  bedtimeNow: false,
};

const REPORT_DAY = '2026-03-14';

const noFigures = { due: 0, done: 0, waiting: 0, xp: 0 };

/** A hero's report of the week that ends on `REPORT_DAY`, a Saturday. */
export function aReport(part: Partial<ChildReport> = {}): ChildReport {
  return {
    childId: idOf(11),
    totalXp: 0,
    level: 1,
    bestStreak: 0,
    currentStreak: 0,
    activeHabits: 0,
    from: '2026-03-08',
    to: REPORT_DAY,
    today: REPORT_DAY,
    ...noFigures,
    completionRate: 0,
    before: { ...noFigures, completionRate: 0 },
    days: lastDays(REPORT_DAY, 7).map((date) => ({ date, marks: [], ...noFigures })),
    habits: [],
    ...part,
  };
}

export function aCompletion(n: number, part: Partial<Completion> = {}): Completion {
  return {
    id: idOf(6000 + n),
    habitId: idOf(1101),
    childId: idOf(11),
    date: REPORT_DAY,
    slot: 1,
    status: 'approved',
    completedAt: `${part.date ?? REPORT_DAY}T08:00:00Z`,
    xpEarned: 50,
    promisedXp: 50,
    feedback: null,
    praise: null,
    autoApproved: false,
    autoApprovesAt: null,
    decidedAt: null,
    decidedBy: null,
    photoUrl: null,
    find: null,
    ...part,
  };
}

/** A mission of a board, open until it says otherwise. */
export function aBoardMission(n: number, part: Partial<BoardMission> = {}): BoardMission {
  return {
    habitId: idOf(1100 + n),
    name: `Mission ${n}`,
    description: null,
    icon: 'teeth',
    color: 'turquoise',
    xpReward: 50,
    tool: 'none',
    partOfDay: 'any',
    slot: 1,
    slots: 1,
    due: 'due',
    status: 'available',
    completionId: null,
    feedback: null,
    completedAt: null,
    xpEarned: null,
    promisedXp: null,
    photoUrl: null,
    timeRangeStart: '07:00',
    timeRangeEnd: '20:00',
    week: null,
    approval: 'family',
    photo: 'none',
    ...part,
  };
}

/** A hero's day without marks, in the morning. */
export function aBoard(part: Partial<Board> = {}): Board {
  return {
    date: REPORT_DAY,
    minute: 8 * 60,
    weekStart: 'mon',
    marks: [],
    parts: DEFAULT_PARTS,
    missions: [],
    ...part,
  };
}
