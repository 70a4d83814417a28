import { counted } from '@herohood/ui/text/counted';

/** Words of what helps with a mission. */
export const toolsText = {
  entry: { timer: 'Start the timer', brush: 'Start brushing', steps: 'Show me the steps' },
  entryLabel: (act: string, name: string) => `${act}: ${name}`,
  minutes: (count: number) => counted(count, 'minute'),
  steps: (count: number) => counted(count, 'step'),
  close: 'Back to the missions',
  pause: 'Pause',
  goOn: 'Go on',
  paused: 'A little break. Your hero waits.',
  left: (minutes: number, seconds: number) =>
    `${counted(minutes, 'minute')} and ${counted(seconds, 'second')} left`,
  timer: {
    begin: (minutes: number) => `${counted(minutes, 'minute')}. Off we go!`,
    going: 'Your hero does it with you.',
  },
  brush: {
    begin: 'Two minutes. We begin on top, on the left.',
    next: [
      '',
      'Now the other side: on top, on the right.',
      'Now the other side: below, on the right.',
      'Now the other side: below, on the left.',
    ],
    places: ['On top, on the left', 'On top, on the right', 'Below, on the right', 'Below, on the left'],
    mouth: (done: number) => `${done} of 4 corners of the mouth are clean`,
  },
  step: {
    progress: (done: number, of: number) => `${done} of ${of} steps`,
    done: 'Done!',
    doneLabel: (name: string) => `Done! ${name}`,
    back: 'One step back',
  },
  end: { title: 'Well done!', body: 'Your hero is proud of you.', later: 'Not yet' },
} as const;
