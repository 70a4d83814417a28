import { counted } from '@herohood/ui/text/counted';

/** Subscription states and plans. */
export const subscriptionText = {
  load: 'your subscription',
  trial: { days: (days: number) => `${counted(days, 'day')} left`, upgrade: 'Upgrade' },
  expired: { hint: 'Your heroes keep what they earned.' },
  state: {
    plan: 'Plan',
    status: 'Status',
    nextBilling: 'Next billing date',
    accessEnds: 'Access ends',
    endedOn: 'Ended on',
    trialEnds: 'Trial ends',
    trialEnded: 'Trial ended on',
    price: 'Price',
    notAvailable: 'N/A',
    freeTrial: 'Free trial',
    noPlan: 'No plan',
    states: { active: 'Active', cancelled: 'Cancelled', expired: 'Expired' },
    trialOver: 'Trial ended',
    cancelledNote: (day: string) => `Nothing more is charged. Premium stays with your family until ${day}.`,
    trialOpen: 'During the trial everything is open, without the limits of the plans.',
    trialNote: 'No card is on file and nothing will be charged when the trial ends.',
    expiredNote: 'Nothing is charged. Your heroes keep everything they earned.',
  },
  plans: {
    title: 'Subscription Plans',
    lead: 'One plan for the whole family. Change or cancel whenever you like.',
    current: 'Your subscription',
    choose: 'Choose a plan',
    popular: 'Most popular',
    per: (period: string) => `per ${period}`,
    perMonth: (price: string) => `That is ${price} a month`,
    processing: 'Processing...',
    subscribeLabel: (action: string, plan: string) => `${action}: ${plan}`,
    note: 'Prices in US dollars. Cancel anytime, 30-day money-back guarantee.',
    limitsOpen: 'For now, no plan limits the number of heroes: every plan has room for your whole family.',
    changeNote:
      'If you change plans, you pay for the new one in full, and what is left of the old one is credited.',
  },
  family: {
    title: 'Family Plan',
    badge: 'coming soon',
    body: (price: string) => `For large and blended families, ${price}. Not available yet.`,
  },
  faq: {
    title: 'Frequently asked questions',
    list: [
      {
        q: 'Can I cancel anytime?',
        a: 'Yes, with one tap on this page. Premium stays until the end of the period that you paid for, and nothing more is charged.',
      },
      {
        q: 'What happens to my heroes when Premium ends?',
        a: 'They keep everything: levels, points, avatars and gear. They can still sign in and do missions. Approving and managing wait until your family has Premium again.',
      },
      {
        q: 'Can I change the plan later?',
        a: 'Yes. You pay for the new plan, the old one ends right away, and what you have not used of it is credited to your next invoices.',
      },
      {
        q: 'How does the money-back guarantee work?',
        a: 'If Herohood is not for your family, write to us within 30 days of the payment and you get your money back.',
      },
      {
        q: 'Is my card safe?',
        a: 'Your card goes straight to the card payment provider. Herohood never sees or stores its number.',
      },
    ],
  },
  cancel: {
    button: 'Cancel Plan',
    title: 'Cancel your Premium?',
    body: (day: string) =>
      `You keep Premium until ${day}. After that nothing is charged, and your heroes keep what they earned.`,
    keep: 'Keep Premium',
  },
  resume: 'Resume',
  support: 'Questions, or your money back? Write to',
  enroll: {
    title: 'Upgrade to Premium',
    lead: 'More adventures for your heroes, more help for you.',
    features: [
      {
        icon: 'heroes',
        accent: 'purple',
        title: 'Mini-games',
        body: 'Word Puzzle, Math Hero and Memory Master open up when missions are done.',
      },
      {
        icon: 'bell',
        accent: 'turquoise',
        title: 'Voice reminders',
        body: 'Your own voice, or one of 15 premium ringtones, calls heroes to their missions.',
      },
      {
        icon: 'clock',
        accent: 'sunshine',
        title: 'Auto-approval',
        body: 'Busy day? Missions approve themselves after a time you choose.',
      },
      {
        icon: 'trophy',
        accent: 'coral',
        title: 'Advanced reports',
        body: 'Streaks, rates and badges show what works for each hero.',
      },
    ],
    featuresTitle: 'What Premium brings',
    plansTitle: 'Choose your plan',
    choose: 'Choose plan',
    currentBadge: 'Current plan',
    currentTitle: 'Your current plan',
  },
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
    upgrade: 'Upgrade to Premium',
    viewAll: 'View All Plans',
    price: 'Starting at $4.99/month • Cancel anytime • 30-day money-back guarantee',
    backToLogin: 'Back to Login',
    data: 'Your data stays yours:',
    dataLink: 'Download it or erase it',
    logoutFailed: { title: 'Logout failed', message: 'Please check your connection and try again.' },
  },
  manage: {
    title: 'Subscription Management',
    hint: 'Your plan, what it includes, and when you are charged.',
    includes: 'What you have',
    open: 'Manage plans',
    upgrade: 'Upgrade to Premium',
  },
  toasts: {
    error: 'Error',
    subscriptionError: 'Subscription Error',
    createFailed: 'Failed to create subscription',
    initializeFailed: 'Failed to initialize payment. Please try again.',
    cancelFailed: 'Failed to cancel subscription',
    resumeFailed: 'Failed to resume subscription',
    resumed: { title: 'Subscription resumed', message: 'Your plan goes on as before. Nothing was charged.' },
    alreadySubscribed: {
      title: 'Already Subscribed',
    },
    redirecting: {
      title: 'Redirecting to Payment',
      message: (plan: string, price: string) => `${plan}: ${price}`,
    },
    cancelled: {
      title: 'Subscription Cancelled',
      message: (day: string | null) =>
        day
          ? `You keep access until the end of the billing period: ${day}.`
          : 'You keep access until the end of the billing period.',
    },
  },
} as const;
