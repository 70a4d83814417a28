import { t } from '@lingui/core/macro';

/** The switch for what heroes do with each other. */
export const visitsText = {
  label: t`Visits between heroes`,
  hint: t`Heroes may look at each other's rooms and leave cheers. Cheers are fixed pictures; nobody can write.`,
  on: { title: t`Visits are on`, message: t`Your heroes can visit each other again.` },
  off: { title: t`Visits are off`, message: t`Rooms and cheers are closed between your heroes.` },
  failed: t`Could not change visits`,
} as const;
