import { expect, it } from 'vitest';
import { decidePlanLimit, planLimit } from './plan-limit';

it.each([
  [null, 'heroes', 1],
  [null, 'habits', 5],
  ['monthly', 'heroes', null],
  ['quarterly', 'heroes', 3],
  ['yearly', 'heroes', 5],
  ['quarterly', 'habits', null],
] as const)('plan %s: %s up to %s', (plan, what, limit) => {
  expect(planLimit(plan, what)).toBe(limit);
  const decide = (mode: 'advertised' | 'enforced', count: number) =>
    decidePlanLimit({ mode, plan, what, count }).kind;
  expect(decide('advertised', 1000)).toBe('allowed');
  if (limit === null) expect(decide('enforced', 1000)).toBe('allowed');
  else {
    expect(decide('enforced', limit - 1)).toBe('allowed');
    expect(decide('enforced', limit)).toBe('refused');
    expect(decide('enforced', limit + 3)).toBe('refused');
  }
});
