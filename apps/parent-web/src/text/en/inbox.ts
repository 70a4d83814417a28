/** What needs a parent now, whatever its kind. */
export const inboxText = {
  title: 'Needs you now',
  count: (count: number) => `${count} waiting`,
  load: 'what waits for you',
  kindFilter: 'Show by kind',
  heroFilter: 'Show by hero',
  all: 'All',
  everyone: 'Everyone',
  kinds: { missions: 'Missions', claims: 'Rewards', points: 'Points', people: 'People' },
  chip: (label: string, count: number) => `${label}, ${count} waiting`,
  approveEverything: (count: number) => `Approve everything (${count})`,
  approvedTitle: 'Approved!',
  approveFailed: 'Approval Failed',
  undoHint: 'Undo takes the missions back.',
  /** What became of many approvals made with one tap. */
  tally: ({ done, stale, failed }: { done: number; stale: number; failed: number }) =>
    [
      failed > 0 ? `${done} approved, ${failed} could not be.` : `${done} approved.`,
      stale === 1 ? '1 had changed meanwhile and was left alone.' : '',
      stale > 1 ? `${stale} had changed meanwhile and were left alone.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  clear: 'All caught up',
  clearHint:
    'No mission, reward or points wait for you, and nobody is at the door. A good moment for a surprise.',
  clearAction: 'Give a bonus',
} as const;
