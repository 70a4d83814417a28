import type { Controls, ScreenTime } from '@herohood/domain/controls/schema';
import type { Completion } from '@herohood/domain/missions/schema';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { lastDays } from '@herohood/domain/time/family-day';
import { idOf } from './fixtures';

/** A hero's controls as the server makes them (rules: controls). */
export function aControls(part: Partial<Controls> = {}): Controls {
  return {
    dailyScreenTime: 120,
    bonusTimePerHabit: 10,
    weekendBonus: 60,
    maxGameTimePerDay: 30,
    bedtimeMode: false,
    bedtimeStart: '20:00',
    bedtimeEnd: '07:00',
    emergencyMode: false,
    emergencyActivatedAt: null,
    blockAllApps: false,
    limitInternet: false,
    parentContactEnabled: true,
    enableHabits: true,
    enableGearShop: true,
    enableMiniGames: true,
    enableRewards: true,
    ...part,
  };
}

export const quietDay: ScreenTime = {
  allowanceMinutes: 120,
  gameMinutesUsed: 0,
  gameMinutesLeft: 30,
  bedtimeNow: false,
};

export const REPORT_DAY = '2026-03-14';

/** A hero's report of the week that ends on `REPORT_DAY`, a Saturday. */
export function aReport(part: Partial<ChildReport> = {}): ChildReport {
  return {
    childId: idOf(11),
    totalXp: 0,
    level: 1,
    bestStreak: 0,
    currentStreak: 0,
    activeHabits: 0,
    days: lastDays(REPORT_DAY, 7).map((date) => ({ date, xp: 0, tasks: 0 })),
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
    status: 'approved',
    completedAt: `${part.date ?? REPORT_DAY}T08:00:00Z`,
    xpEarned: 50,
    feedback: null,
    autoApproved: false,
    autoApprovesAt: null,
    decidedAt: null,
    ...part,
  };
}
