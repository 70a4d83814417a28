import type { User } from '@herohood/domain/account/schema';
import type { Child } from '@herohood/domain/children/schema';
import { settingsOff } from './fixtures';
import { answer } from './server';

/** Answers of a quiet family: these heroes, nothing pending, no habits, this browser registered already. */
export function answerAsFamily(user: User, heroes: Child[]): void {
  answer({
    'account.me': () => user,
    'children.list': () => heroes,
    'habits.listMasters': () => [],
    'habits.listAll': () => [],
    'missions.listPending': () => [],
    'missions.autoApprovalSettings': () => settingsOff,
    'missions.autoApprovalStats': () => ({ thisWeek: 0, totalSaved: 0, pending: 0 }),
    'points.listTransactions': () => [],
    'points.listPendingTransactions': () => [],
    'progress.weekly': () => ({
      status: 'grey',
      completedHabits: 0,
      pendingHabits: 0,
      totalHabits: 0,
      healthScore: 0,
      dailyBreakdown: [],
    }),
    'progress.badges': () => ({ badges: [], currentStreak: 0, bestStreak: 0 }),
    'family.listJoinRequests': () => [],
    'sync.listDevices': () => [],
    'sync.registerDevice': (device: object) => ({ id: 'd', ...device }),
    'sync.familyData': () => ({
      lastSyncTime: '2026-03-14T12:00:00Z',
      syncEvents: [],
      devices: [],
      fullRefresh: false,
    }),
  });
}
