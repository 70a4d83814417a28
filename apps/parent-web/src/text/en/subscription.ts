/** Subscription states and plans. Texts in the banner and on the trial-ended screen are the specification's. */
export const subscriptionText = {
  trial: { days: (days: number) => (days === 1 ? '1 day left' : `${days} days left`) },
  expired: { hint: 'Your heroes keep what they earned.' },
  ended: {
    title: 'Your free trial has ended',
    titlePaid: 'Your Premium has ended',
    body: 'Your heroes can still sign in, do missions and keep everything they earned. To approve, manage and see their progress again, your family needs Premium.',
    missingTitle: 'What you are missing',
    missing: [
      'Approving missions and giving points',
      'Creating heroes and habits',
      'Auto-approval when you are busy',
      'Progress of every hero',
      'Voice reminders',
    ],
    plansTitle: 'Plans',
    price: 'Starting at $4.99/month • Cancel anytime • 30-day money-back guarantee',
    backToLogin: 'Back to Login',
  },
} as const;
