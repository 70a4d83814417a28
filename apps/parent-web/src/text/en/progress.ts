/** Figures of one hero. */
export const progressText = {
  section: 'Progress',
  completionRate: 'Completion Rate',
  currentStreak: 'Current Streak',
  badgesEarned: 'Badges Earned',
  currentLevel: 'Current Level',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  best: (count: number) => `Best: ${count}`,
  ofMissions: (done: number, total: number) => `${done} of ${total} missions in 7 days`,
  noMissions: 'No missions in 7 days',
  ofBadges: (total: number) => `of ${total}`,
  xpLeft: (left: number) => `${left} XP to the next`,
  week: 'The last 7 days',
  dayBar: (day: string, done: number, total: number) => `${day}: ${done} of ${total} missions`,
  waiting: (count: number) => `${count} waiting for you`,
  load: 'the progress',
} as const;
