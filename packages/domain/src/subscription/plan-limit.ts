import { type Refusal, refuse } from '../refusal';
import type { PlanId } from './schema';

/** The operator's choice: limits are shown only, or refused (rules: subscription). */
export type PlanLimitMode = 'advertised' | 'enforced';

export type Limited = 'heroes' | 'habits';

/** Null: unlimited (rules: subscription). */
const LIMITS: Record<'trial' | PlanId, Record<Limited, number | null>> = {
  trial: { heroes: 1, habits: 5 },
  monthly: { heroes: null, habits: null },
  quarterly: { heroes: 3, habits: null },
  yearly: { heroes: 5, habits: null },
};

/** How many heroes or habits a plan advertises; null without limit. A family without a plan is on trial's terms. */
export function planLimit(plan: PlanId | null, what: Limited): number | null {
  return LIMITS[plan ?? 'trial'][what];
}

/** Whether one more may be created where `count` exist. What exists above a limit stays (rules: subscription). */
export function decidePlanLimit(question: {
  mode: PlanLimitMode;
  plan: PlanId | null;
  what: Limited;
  count: number;
}): { kind: 'allowed' } | Refusal<'PLAN_LIMIT'> {
  const { mode, plan, what, count } = question;
  const limit = planLimit(plan, what);
  const isWithin = mode === 'advertised' || limit === null || count < limit;
  return isWithin ? { kind: 'allowed' } : refuse('PLAN_LIMIT');
}
