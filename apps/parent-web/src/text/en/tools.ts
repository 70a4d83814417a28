import type { HabitTool } from '@herohood/domain/habits/tool';
import { plural, t } from '@lingui/core/macro';

/** What helps a hero with a mission. */
export const toolsText = {
  section: t`A tool for this mission`,
  hint: t`The hero may use it or not. It pays nothing and checks nothing.`,
  kinds: { none: t`None`, timer: t`Timer`, brush: t`Toothbrush timer`, steps: t`Steps` },
  hints: {
    timer: t`A disc that shrinks, while the hero does it too.`,
    brush: t`Two minutes, half a minute for each corner of the mouth.`,
    steps: t`One after the other, with a picture, read aloud.`,
  },
  minutes: t`Minutes`,
  steps: t`The steps, in their order`,
  step: (n: number) => t`Step ${n}`,
  stepPlaceholder: t`Books on the shelf`,
  add: t`Add a step`,
  most: (count: number) => t`${count} steps are the most.`,
  picture: (n: number) => t`Picture of step ${n}`,
  choosePicture: (n: number) => t`Choose a picture for step ${n}`,
  noPicture: t`No picture`,
  close: t`Done`,
  up: (n: number) => t`Move step ${n} up`,
  down: (n: number) => t`Move step ${n} down`,
  remove: (n: number) => t`Remove step ${n}`,
  moved: (name: string, n: number, of: number) =>
    name ? t`${name} is step ${n} of ${of} now.` : t`The step is number ${n} of ${of} now.`,
  /** What a habit has; empty for none. */
  brief: (tool: HabitTool) => {
    if (tool === 'none') return '';
    if (tool.kind === 'brush') return t`Toothbrush timer`;
    return tool.kind === 'timer'
      ? t`Timer: ${plural({ minutes: tool.minutes }, { one: '# minute', other: '# minutes' })}`
      : plural({ length: tool.steps.length }, { one: '# step', other: '# steps' });
  },
} as const;
