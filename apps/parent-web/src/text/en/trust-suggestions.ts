/** What could be trusted from now on, as Today asks; the form's words are in trust.ts. */
export const trustSuggestionsText = {
  title: 'Trust this?',
  line: (hero: string, approvals: number) => `${hero} · you approved it ${approvals} times in a row`,
  yes: 'Trust it',
  yesLabel: (habit: string, hero: string) => `Trust ${habit} of ${hero}`,
  later: 'Not now',
  laterLabel: (habit: string, hero: string) => `Not now: ${habit} of ${hero}`,
  hint: 'Trusted missions count at once. You can undo each of them for 24 hours.',
  done: {
    title: 'Trusted',
    message: (habit: string, hero: string) => `${habit} of ${hero} counts at once from now on.`,
  },
  failed: 'Could not trust it',
} as const;
