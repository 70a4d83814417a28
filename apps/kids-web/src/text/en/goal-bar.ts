import { plural, t } from '@lingui/core/macro';

/** Words of the first goal, on the home. */
export const goalBarText = {
  missions: (xp: number, n: number) =>
    plural(n, {
      one: `${xp} more XP: # more mission like these`,
      other: `${xp} more XP: # more missions like these`,
    }),
  missing: (xp: number) => t`${xp} more XP to go`,
  enough: t`You have enough! Put it into your jar.`,
  full: t`Your jar is full! Get it in Rewards.`,
} as const;
