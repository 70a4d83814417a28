import { t } from '@lingui/core/macro';

/** The page that stands where the network brings none. */
export const offlineText = {
  title: t`You are offline`,
  hint: t`Herohood needs the internet here: what waits for you, and what you decide, is never out of date. Your heroes can go on; their missions reach you later.`,
} as const;
