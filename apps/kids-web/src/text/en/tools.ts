import { plural, t } from '@lingui/core/macro';

/** Words of what helps with a mission. */
export const toolsText = {
  entry: { timer: t`Start the timer`, brush: t`Start brushing`, steps: t`Show me the steps` },
  entryLabel: (act: string, name: string) => t`${act}: ${name}`,
  minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  steps: (count: number) => plural(count, { one: '# step', other: '# steps' }),
  close: t`Back to the missions`,
  pause: t`Pause`,
  goOn: t`Go on`,
  paused: t`A little break. Your hero waits.`,
  left: (minutes: number, seconds: number) =>
    t`${plural(minutes, { one: '# minute', other: '# minutes' })} and ${plural(seconds, { one: '# second', other: '# seconds' })} left`,
  timer: {
    begin: (minutes: number) => t`${plural(minutes, { one: '# minute', other: '# minutes' })}. Off we go!`,
    going: t`Your hero does it with you.`,
  },
  brush: {
    begin: t`Two minutes. We begin on top, on the left.`,
    next: [
      '',
      t`Now the other side: on top, on the right.`,
      t`Now the other side: below, on the right.`,
      t`Now the other side: below, on the left.`,
    ],
    places: [t`On top, on the left`, t`On top, on the right`, t`Below, on the right`, t`Below, on the left`],
    mouth: (done: number) => t`${done} of 4 corners of the mouth are clean`,
  },
  step: {
    progress: (done: number, of: number) => t`${done} of ${of} steps`,
    done: t`Done!`,
    doneLabel: (name: string) => t`Done! ${name}`,
    back: t`One step back`,
  },
  end: { title: t`Well done!`, body: t`Your hero is proud of you.`, later: t`Not yet` },
} as const;
