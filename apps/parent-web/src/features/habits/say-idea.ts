import { sayName } from '@herohood/browser/text/say-name';
import type { HabitIdea } from '@herohood/domain/habits/idea';
import type { HabitTool } from '@herohood/domain/habits/tool';

/** An idea that this app knows itself, in the language that is spoken: so a family's first habits are in theirs. */
export const sayIdea = (idea: HabitIdea): HabitIdea => ({
  ...idea,
  name: sayName(idea.name),
  description: sayName(idea.description),
  tool: sayTool(idea.tool),
});

function sayTool(tool: HabitTool): HabitTool {
  if (tool === 'none' || tool.kind !== 'steps') return tool;
  return { ...tool, steps: tool.steps.map((step) => ({ ...step, name: sayName(step.name) })) };
}
