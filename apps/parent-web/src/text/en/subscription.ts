import { code } from '@herohood/browser/text/say';
import { plural, t } from '@lingui/core/macro';

/** Subscription states and plans. */
export const subscriptionText = {
  load: t`your subscription`,
  trial: {
    days: (days: number) => t`${plural(days, { one: '# day', other: '# days' })} left`,
    upgrade: t`Upgrade`,
  },
  banner: {
    premium: t`Premium Member`,
    trial: t`Free Trial Active`,
    expired: t`Trial Expired / UPGRADE REQUIRED`,
  },
  expired: { hint: t`Your heroes keep what they earned.` },
  state: {
    plan: t`Plan`,
    status: t`Status`,
    nextBilling: t`Next billing date`,
    accessEnds: t`Access ends`,
    endedOn: t`Ended on`,
    trialEnds: t`Trial ends`,
    trialEnded: t`Trial ended on`,
    price: t`Price`,
    notAvailable: t`N/A`,
    freeTrial: t`Free trial`,
    noPlan: t`No plan`,
    states: { active: t`Active`, cancelled: t`Cancelled`, expired: t`Expired` },
    trialOver: t`Trial ended`,
    cancelledNote: (day: string) => t`Nothing more is charged. Premium stays with your family until ${day}.`,
    trialOpen: t`During the trial everything is open, without the limits of the plans.`,
    trialNote: t`No card is on file and nothing will be charged when the trial ends.`,
    expiredNote: t`Nothing is charged. Your heroes keep everything they earned.`,
  },
  plans: {
    title: t`Subscription Plans`,
    lead: t`One plan for the whole family. Change or cancel whenever you like.`,
    current: t`Your subscription`,
    choose: t`Choose a plan`,
    popular: t`Most popular`,
    buttons: { current: t`Current Plan`, upgrade: t`Upgrade Now`, subscribe: t`Subscribe` },
    save: (percent: string) => t`Save ${percent}`,
    price: (price: string, id: string) => {
      const period = code(id);
      return t`${price} per ${period}`;
    },
    per: (id: string) => {
      const period = code(id);
      return t`per ${period}`;
    },
    processing: t`Processing...`,
    subscribeLabel: (action: string, plan: string) => t`${action}: ${plan}`,
    note: t`Prices in US dollars. Cancel anytime, 30-day money-back guarantee.`,
    limitsOpen: t`For now, no plan limits the number of heroes: every plan has room for your whole family.`,
    changeNote: t`If you change plans, you pay for the new one in full, and what is left of the old one is credited.`,
  },
  family: {
    title: t`Family Plan`,
    badge: t`coming soon`,
    body: (price: string) => t`For large and blended families, ${price}. Not available yet.`,
  },
  faq: {
    title: t`Frequently asked questions`,
    list: [
      {
        q: t`Can I cancel anytime?`,
        a: t`Yes, with one tap on this page. Premium stays until the end of the period that you paid for, and nothing more is charged.`,
      },
      {
        q: t`What happens to my heroes when Premium ends?`,
        a: t`They keep everything: levels, points, avatars and gear. They can still sign in and do missions. Approving and managing wait until your family has Premium again.`,
      },
      {
        q: t`Can I change the plan later?`,
        a: t`Yes. You pay for the new plan, the old one ends right away, and what you have not used of it is credited to your next invoices.`,
      },
      {
        q: t`How does the money-back guarantee work?`,
        a: t`If Herohood is not for your family, write to us within 30 days of the payment and you get your money back.`,
      },
      {
        q: t`Is my card safe?`,
        a: t`Your card goes straight to the card payment provider. Herohood never sees or stores its number.`,
      },
    ],
  },
  cancel: {
    button: t`Cancel Plan`,
    title: t`Cancel your Premium?`,
    body: (day: string) =>
      t`You keep Premium until ${day}. After that nothing is charged, and your heroes keep what they earned.`,
    keep: t`Keep Premium`,
  },
  resume: t`Resume`,
  support: t`Questions, or your money back? Write to`,
  enroll: {
    title: t`Upgrade to Premium`,
    lead: t`More adventures for your heroes, more help for you.`,
    features: [
      {
        icon: 'heroes',
        accent: 'purple',
        title: t`Mini-games`,
        body: t`Word Puzzle, Math Hero and Memory Master open up when missions are done.`,
      },
      {
        icon: 'bell',
        accent: 'turquoise',
        title: t`Voice reminders`,
        body: t`Your own voice, or one of 15 premium ringtones, calls heroes to their missions.`,
      },
      {
        icon: 'clock',
        accent: 'sunshine',
        title: t`Auto-approval`,
        body: t`Busy day? Missions approve themselves after a time you choose.`,
      },
      {
        icon: 'trophy',
        accent: 'coral',
        title: t`Advanced reports`,
        body: t`Streaks, rates and badges show what works for each hero.`,
      },
    ],
    featuresTitle: t`What Premium brings`,
    plansTitle: t`Choose your plan`,
    choose: t`Choose plan`,
    currentBadge: t`Current plan`,
    currentTitle: t`Your current plan`,
  },
  ended: {
    title: t`Your free trial has ended`,
    titlePaid: t`Your Premium has ended`,
    body: t`Your heroes can still sign in, do missions and keep everything they earned. To approve, manage and see their progress again, your family needs Premium.`,
    missingTitle: t`What you are missing`,
    missing: [
      t`Approving missions and giving points`,
      t`Creating heroes and habits`,
      t`Auto-approval when you are busy`,
      t`Progress of every hero`,
      t`Voice reminders`,
    ],
    upgrade: t`Upgrade to Premium`,
    viewAll: t`View All Plans`,
    price: (price: string) => t`Starting at ${price}/month • Cancel anytime • 30-day money-back guarantee`,
    backToLogin: t`Back to Login`,
    data: t`Your data stays yours:`,
    dataLink: t`Download it or erase it`,
    logoutFailed: { title: t`Logout failed`, message: t`Please check your connection and try again.` },
  },
  manage: {
    title: t`Subscription Management`,
    hint: t`Your plan, what it includes, and when you are charged.`,
    includes: t`What you have`,
    open: t`Manage plans`,
    upgrade: t`Upgrade to Premium`,
  },
  toasts: {
    error: t`Error`,
    subscriptionError: t`Subscription Error`,
    createFailed: t`Failed to create subscription`,
    initializeFailed: t`Failed to initialize payment. Please try again.`,
    cancelFailed: t`Failed to cancel subscription`,
    resumeFailed: t`Failed to resume subscription`,
    resumed: {
      title: t`Subscription resumed`,
      message: t`Your plan goes on as before. Nothing was charged.`,
    },
    alreadySubscribed: {
      title: t`Already Subscribed`,
    },
    redirecting: {
      title: t`Redirecting to Payment`,
      message: (plan: string, price: string) => t`${plan}: ${price}`,
    },
    cancelled: {
      title: t`Subscription Cancelled`,
      message: (day: string | null) =>
        day
          ? t`You keep access until the end of the billing period: ${day}.`
          : t`You keep access until the end of the billing period.`,
    },
  },
} as const;
