import type { HabitTool } from '@herohood/domain/habits/tool';
import { counted } from '@herohood/ui/text/counted';

/** What helps a hero with a mission. */
export const toolsText = {
  section: 'A tool for this mission',
  hint: 'The hero may use it or not. It pays nothing and checks nothing.',
  kinds: { none: 'None', timer: 'Timer', brush: 'Toothbrush timer', steps: 'Steps' },
  hints: {
    timer: 'A disc that shrinks, while the hero does it too.',
    brush: 'Two minutes, half a minute for each corner of the mouth.',
    steps: 'One after the other, with a picture, read aloud.',
  },
  minutes: 'Minutes',
  steps: 'The steps, in their order',
  step: (n: number) => `Step ${n}`,
  stepPlaceholder: 'Books on the shelf',
  add: 'Add a step',
  most: (count: number) => `${count} steps are the most.`,
  picture: (n: number) => `Picture of step ${n}`,
  choosePicture: (n: number) => `Choose a picture for step ${n}`,
  noPicture: 'No picture',
  close: 'Done',
  up: (n: number) => `Move step ${n} up`,
  down: (n: number) => `Move step ${n} down`,
  remove: (n: number) => `Remove step ${n}`,
  moved: (name: string, n: number, of: number) => `${name || 'The step'} is step ${n} of ${of} now.`,
  /** What a habit has; empty for none. */
  brief: (tool: HabitTool) => {
    if (tool === 'none') return '';
    if (tool.kind === 'brush') return 'Toothbrush timer';
    return tool.kind === 'timer'
      ? `Timer: ${counted(tool.minutes, 'minute')}`
      : counted(tool.steps.length, 'step');
  },
} as const;
