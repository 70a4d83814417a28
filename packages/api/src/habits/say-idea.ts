import type { HabitIdea } from '@herohood/domain/habits/idea';
import type { HabitTool } from '@herohood/domain/habits/tool';
import type { Locale } from '@herohood/domain/languages/locale';
import { say } from '../text/say';

/** An idea of the library in the language of whoever looks for one. */
export function sayIdea(idea: HabitIdea, locale: Locale): HabitIdea {
  return {
    ...idea,
    name: say(locale, idea.name),
    description: say(locale, idea.description),
    tool: sayTool(idea.tool, locale),
  };
}

function sayTool(tool: HabitTool, locale: Locale): HabitTool {
  if (tool === 'none' || tool.kind !== 'steps') return tool;
  return { ...tool, steps: tool.steps.map((step) => ({ ...step, name: say(locale, step.name) })) };
}
