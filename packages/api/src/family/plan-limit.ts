import { decidePlanLimit, type Limited } from '@herohood/domain/subscription/plan-limit';
import type { ParentContext } from '../context';
import { refusal } from '../refusals';

/** Refuses one more hero or habit above the plan's limit (402), where the operator enforces limits (rules: subscription). */
export function requireWithinPlan(ctx: ParentContext, what: Limited, count: number): void {
  const { row, hasPaidAccess } = ctx.parent.family;
  const plan = hasPaidAccess ? row.subscriptionPlan : null;
  const decision = decidePlanLimit({ mode: ctx.planLimits, plan, what, count });
  if (decision.kind === 'refused') {
    throw refusal('PLAN_LIMIT', what === 'heroes' ? 'planHasNoMoreHeroes' : 'planHasNoMoreHabits');
  }
}
