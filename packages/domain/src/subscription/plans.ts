import type { PlanId } from './schema';

/** What a plan's price pays for. */
export type PlanPeriod = 'month' | 'quarter' | 'year';

export interface Plan {
  id: PlanId;
  name: string;
  priceCents: number;
  months: number;
  period: PlanPeriod;
  description: string;
  features: readonly string[];
  isPopular: boolean;
}

/** The three plans that can be bought, in US dollars (rules: subscription). */
export const PLANS: readonly Plan[] = [
  {
    id: 'monthly',
    name: 'Monthly Premium',
    priceCents: 499,
    months: 1,
    period: 'month',
    description: 'Everything, month by month',
    features: [
      'Unlimited Hero Characters',
      'Unlimited habits',
      'Advanced reports',
      'Premium rewards',
      'Voice reminders',
      'Priority support',
    ],
    isPopular: false,
  },
  {
    id: 'quarterly',
    name: 'Quarterly Premium',
    priceCents: 1299,
    months: 3,
    period: 'quarter',
    description: 'A season of new habits',
    features: [
      '3 heroes',
      'Unlimited habits',
      'Advanced reports',
      'Premium rewards and avatars',
      'Voice reminders',
      'Priority support',
    ],
    isPopular: true,
  },
  {
    id: 'yearly',
    name: 'Yearly Premium',
    priceCents: 3999,
    months: 12,
    period: 'year',
    description: 'The best value for growing heroes',
    features: [
      '5 heroes',
      'Everything in Premium',
      'Exclusive avatars',
      'Family sharing',
      'Custom habit templates',
      'Premium support',
    ],
    isPopular: false,
  },
];

/** Shown on the dashboard as 'coming soon'; it cannot be bought (rules: subscription). */
export const FAMILY_PLAN = { name: 'Family', priceCents: 5999, period: 'year', note: 'coming soon' } as const;

export const TRIAL_FEATURES = ['1 hero', '5 daily habits', 'Basic tracking', 'Simple rewards'] as const;

/** The plan of an id. */
export function planById(id: PlanId): Plan {
  return PLANS.find((plan) => plan.id === id)!;
}

/** What a plan saves against paying monthly for as long, in whole per cent: 0, 13, 33 (rules: subscription). */
export function savingsPercent(plan: Plan): number {
  const monthlyCents = planById('monthly').priceCents * plan.months;
  return Math.round((1 - plan.priceCents / monthlyCents) * 100);
}
