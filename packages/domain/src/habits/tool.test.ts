import { expect, it } from 'vitest';
import { faultsOfTool, habitToolInput, habitToolSchema } from './tool';

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
  expect(habitToolInput.parse(tool)).toEqual(tool);
});

it('names of steps are trimmed, a picture may be left out, and nothing else is kept', () => {
  const tool = { kind: 'steps', steps: [{ name: ' Sit ', xp: 5 }, { name: 'Stand' }], minutes: 5 };
  expect(habitToolInput.parse(tool)).toEqual({ kind: 'steps', steps: [{ name: 'Sit' }, { name: 'Stand' }] });
});

it('says what is wrong at the field where it is wrong', () => {
  expect(faultsOfTool({ kind: 'timer', minutes: 61 })).toEqual({
    minutes: 'Please use at most 60 minutes.',
  });
  expect(faultsOfTool({ kind: 'timer', minutes: 2.5 })).toEqual({ minutes: 'Please use whole minutes.' });
  expect(faultsOfTool({ kind: 'steps', steps: [{ name: 'Sit' }] })).toEqual({
    steps: 'Please give at least 2 steps.',
  });
  expect(faultsOfTool({ kind: 'steps', steps: [{ name: 'Sit' }, { name: ' ' }] })).toEqual({
    'steps.1.name': 'Please enter a name.',
  });
  expect(
    faultsOfTool({ kind: 'steps', steps: [{ name: 'Sit', picture: 'unicorn' }, { name: 'Up' }] }),
  ).toEqual({
    'steps.0.picture': 'Please choose one of the pictures.',
  });
  expect([faultsOfTool('none'), faultsOfTool({ kind: 'brush' })]).toEqual([{}, {}]);
});

it('a step with a picture that there was once can be read, and is not taken', () => {
  const tool = { kind: 'steps', steps: [{ name: 'Sit', picture: 'unicorn' }, { name: 'Stand' }] };
  expect(habitToolSchema.parse(tool)).toEqual(tool);
  expect(habitToolInput.safeParse(tool).success).toBe(false);
});
