import type { User } from '@herohood/domain/account/schema';
import type { Child } from '@herohood/domain/children/schema';
import { aSubscription, settingsOff } from './fixtures';
import { aControls, aReport, quietDay } from './hero-figures';
import { answer } from './server';

/** Answers of a quiet family: these heroes, nothing pending, no habits, this browser registered already. */
export function answerAsFamily(user: User, heroes: Child[]): void {
  answer({
    'account.me': () => user,
    'today.heroes': () => heroes,
    'controls.get': () => aControls(),
    'controls.screenTime': () => quietDay,
    'habits.listMasters': () => [],
    'habits.listAll': () => [],
    'account.listHeroDevices': () => [],
    'missions.autoApprovalSettings': () => settingsOff,
    'missions.autoApprovalStats': () => ({ thisWeek: 0, totalSaved: 0, pending: 0 }),
    'missions.trustSuggestions': () => [],
    'points.listTransactions': () => [],
    'goals.list': () => [],
    'rewards.listForChild': () => [],
    'today.days': () =>
      heroes.map(({ id }) => ({
        childId: id,
        done: 0,
        waiting: 0,
        total: 0,
        open: [],
        marks: [],
        emergencySince: null,
      })),
    'progress.weekly': () => ({
      status: 'grey',
      completedHabits: 0,
      pendingHabits: 0,
      totalHabits: 0,
      healthScore: 0,
      dailyBreakdown: [],
    }),
    'progress.report': () => aReport(),
    'progress.badges': () => ({
      ...{ badges: [], currentStreak: 0, bestStreak: 0, streakAtRisk: false },
      ...{ shields: { held: 0, max: 2, used: [] }, weeklyStreaks: [], records: null },
    }),
    'days.listMarks': () => [],
    'days.carePattern': () => null,
    'days.calendar': () => [],
    'subscription.status': () => aSubscription(user),
    'sync.listDevices': () => [],
    'sync.registerDevice': (device: object) => ({ id: 'd', ...device }),
    'sync.markCompleted': () => ({ completed: 0 }),
    'sync.familyData': () => ({
      lastSyncTime: '2026-03-14T12:00:00Z',
      syncEvents: [],
      devices: [],
      fullRefresh: false,
    }),
  });
}
