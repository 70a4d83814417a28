import { t } from '@lingui/core/macro';

/** What could be trusted from now on, as Today asks; the form's words are in trust.ts. */
export const trustSuggestionsText = {
  title: t`Trust this?`,
  line: (hero: string, approvals: number) => t`${hero} · you approved it ${approvals} times in a row`,
  yes: t`Trust it`,
  yesLabel: (habit: string, hero: string) => t`Trust ${habit} of ${hero}`,
  later: t`Not now`,
  laterLabel: (habit: string, hero: string) => t`Not now: ${habit} of ${hero}`,
  hint: t`Trusted missions count at once. You can undo each of them for 24 hours.`,
  done: {
    title: t`Trusted`,
    message: (habit: string, hero: string) => t`${habit} of ${hero} counts at once from now on.`,
  },
  failed: t`Could not trust it`,
} as const;
