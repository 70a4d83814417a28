import type { Child } from '@herohood/domain/children/schema';
import type { ChildHabit } from '@herohood/domain/habits/schema';
import type { Completion } from '@herohood/domain/missions/schema';
import type { Badges, WeeklyProgress } from '@herohood/domain/progress/schema';
import type { Procedures } from './trpc-server';

const AT = '2026-03-10T08:00:00.000Z';

export function makeHero(change: Partial<Child> = {}): Child {
  return {
    id: 'hero-1',
    name: 'Mia',
    avatarType: 'robot',
    avatarUrl: null,
    level: 1,
    xp: 40,
    totalXp: 40,
    rewardPoints: 8,
    unlockedAvatars: ['robot'],
    unlockedGear: [],
    equippedGear: [],
    xpIntoLevel: 40,
    xpForNextLevel: 100,
    username: 'mia7',
    createdAt: AT,
    ...change,
  };
}

export function makeHabit(id: string, name: string, change: Partial<ChildHabit> = {}): ChildHabit {
  return {
    id,
    childId: 'hero-1',
    masterHabitId: `master-${id}`,
    name,
    description: null,
    icon: 'teeth',
    color: 'turquoise',
    frequency: 'daily',
    xpReward: 50,
    isActive: true,
    createdAt: AT,
    reminderEnabled: false,
    reminderTime: '08:00',
    reminderDuration: 30,
    timeRangeStart: '07:00',
    timeRangeEnd: '20:00',
    voiceReminderEnabled: false,
    customRingtone: 'gentle-chime',
    ...change,
  };
}

export function makeCompletion(
  habitId: string,
  status: Completion['status'],
  change: Partial<Completion> = {},
): Completion {
  return {
    id: `done-${habitId}`,
    habitId,
    childId: 'hero-1',
    date: '2026-03-10',
    status,
    completedAt: AT,
    xpEarned: 50,
    feedback: null,
    autoApproved: false,
    autoApprovesAt: null,
    decidedAt: null,
    ...change,
  };
}

export function makeWeekly(change: Partial<WeeklyProgress> = {}): WeeklyProgress {
  const dailyBreakdown = [3, 0, 2, 1, 4, 4, 2].map((completed, index) => ({
    date: `2026-03-0${index + 3}`,
    completed,
    total: index === 1 ? 0 : 4,
  }));
  return {
    status: 'yellow',
    completedHabits: 16,
    pendingHabits: 1,
    totalHabits: 24,
    healthScore: 75,
    dailyBreakdown,
    ...change,
  };
}

export function makeBadges(change: Partial<Badges> = {}): Badges {
  return {
    badges: [
      { id: 'first-mission', name: 'First Mission', earned: true, progress: 1, goal: 1 },
      { id: 'rising-hero', name: 'Rising Hero', earned: false, progress: 4, goal: 10 },
    ],
    currentStreak: 3,
    bestStreak: 5,
    ...change,
  };
}

/** A server with one hero and one mission; a test replaces what matters to it. */
export function makeProcedures(change: Procedures = {}): Procedures {
  return {
    'account.childMe': () => makeHero(),
    'habits.listForChild': () => [makeHabit('teeth', 'Brush teeth')],
    'missions.listToday': () => [],
    'progress.weekly': () => makeWeekly(),
    'progress.badges': () => makeBadges(),
    'sync.childFamilyData': () => ({ lastSyncTime: AT, syncEvents: [], devices: [], fullRefresh: false }),
    'sync.markCompleted': () => ({ completed: 0 }),
    ...change,
  };
}
