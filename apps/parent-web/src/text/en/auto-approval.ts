import { t } from '@lingui/core/macro';

/** Missions that approve themselves. */
export const autoApprovalText = {
  panel: {
    section: t`Habit Approvals`,
    hint: t`What happens when you are busy.`,
  },
  title: t`Auto-approval`,
  hint: t`Missions approve themselves when you have not answered in time.`,
  enabled: t`Approve automatically`,
  after: t`After`,
  unit: t`Unit`,
  units: { hours: t`hours`, days: t`days`, weeks: t`weeks` },
  applyToAll: t`Same for all heroes`,
  perChild: (name: string) => t`Approve automatically for ${name}`,
  afterFor: (name: string) => t`After, for ${name}`,
  unitFor: (name: string) => t`Unit, for ${name}`,
  save: t`Save settings`,
  next: (mission: string, hero: string) => t`Next: ${mission} by ${hero}.`,
  upgrade: {
    title: t`Missions that approve themselves`,
    hint: t`Auto-approval belongs to Premium and to the free trial. Until then every mission waits for you.`,
    action: t`Upgrade to Premium`,
  },
  stats: { thisWeek: t`This week`, totalSaved: t`Approved for you`, pending: t`Waiting` },
  loadName: t`the auto-approval settings`,
  toasts: {
    settingsSaved: {
      title: t`Auto-Approval Settings Updated`,
      message: (enabled: boolean) =>
        enabled ? t`Missions will approve themselves in time.` : t`Every mission waits for you.`,
    },
    settingsFailed: t`Failed to update settings`,
  },
} as const;
