import { t } from '@lingui/core/macro';

/** The look of a hero's app; apart from the other words of heroes, because only their form says it. */
export const appLookText = {
  label: t`Look of the hero's app`,
  choices: { auto: t`By age`, young: t`Picture first`, older: t`With figures` },
  hints: {
    auto: t`Picture first up to 8 years, with figures from 9.`,
    young: t`Large pictures, few numbers, and it speaks by itself.`,
    older: t`More missions at a glance, with figures and records.`,
  },
} as const;
