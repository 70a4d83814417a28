/** Missions that approve themselves. */
export const autoApprovalText = {
  panel: {
    section: 'Habit Approvals',
    hint: 'What happens when you are busy.',
  },
  title: 'Auto-approval',
  hint: 'Missions approve themselves when you have not answered in time.',
  enabled: 'Approve automatically',
  after: 'After',
  unit: 'Unit',
  units: { hours: 'hours', days: 'days', weeks: 'weeks' },
  applyToAll: 'Same for all heroes',
  perChild: (name: string) => `Approve automatically for ${name}`,
  afterFor: (name: string) => `After, for ${name}`,
  unitFor: (name: string) => `Unit, for ${name}`,
  save: 'Save settings',
  next: (mission: string, hero: string) => `Next: ${mission} by ${hero}.`,
  upgrade: {
    title: 'Missions that approve themselves',
    hint: 'Auto-approval belongs to Premium and to the free trial. Until then every mission waits for you.',
    action: 'Upgrade to Premium',
  },
  stats: { thisWeek: 'This week', totalSaved: 'Approved for you', pending: 'Waiting' },
  loadName: 'the auto-approval settings',
  toasts: {
    settingsSaved: {
      title: 'Auto-Approval Settings Updated',
      message: (enabled: boolean) =>
        enabled ? 'Missions will approve themselves in time.' : 'Every mission waits for you.',
    },
    settingsFailed: 'Failed to update settings',
    tryAgain: 'Please try again.',
  },
} as const;
