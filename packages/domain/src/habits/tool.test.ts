import { expect, it } from 'vitest';
import { habitToolSchema } from './tool';

const steps = (count: number) => ({
  kind: 'steps',
  steps: Array.from({ length: count }, (_, n) => ({ name: `Step ${n}`, picture: 'star' })),
});
it.each([
  'none',
  { kind: 'brush' },
  { kind: 'timer', minutes: 1 },
  { kind: 'timer', minutes: 60 },
  steps(2),
  steps(8),
])('%j is a tool', (tool) => {
  expect(habitToolSchema.parse(tool)).toEqual(tool);
});

it('names of steps are trimmed, a picture may be left out, and nothing else is kept', () => {
  const tool = { kind: 'steps', steps: [{ name: ' Sit ', xp: 5 }, { name: 'Stand' }], minutes: 5 };
  expect(habitToolSchema.parse(tool)).toEqual({ kind: 'steps', steps: [{ name: 'Sit' }, { name: 'Stand' }] });
});

it('says what is wrong', () => {
  for (const tool of ['timer', { kind: 'timer', minutes: 61 }, { kind: 'timer', minutes: 2.5 }, steps(1)]) {
    expect(habitToolSchema.safeParse(tool).error?.issues, JSON.stringify(tool)).toHaveLength(1);
  }
});
