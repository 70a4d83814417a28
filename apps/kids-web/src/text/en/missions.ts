import { sayDay } from './day';

/** Words of missions. */
export const missionsText = {
  title: "Today's missions",
  /** How far the day is. */
  day: {
    label: "Today's missions",
    text: sayDay,
  },
  /** As most missions say it: '07:00 - 20:00'. */
  hours: (from: string, until: string) => `${from} - ${until}`,
  parts: { morning: 'In the morning', afternoon: 'After school', evening: 'In the evening' },
  next: 'Next mission',
  xp: (n: number) => `+${n} XP`,
  complete: 'I did it!',
  completeLabel: (name: string) => `I did it! ${name}`,
  withPhoto: (name: string) => `Take a picture: ${name}`,
  waiting: 'Waiting...',
  waitingNote: 'Your parent is checking it.',
  chest: "A closed chest. Your parent's yes opens it.",
  takeBack: 'Take back',
  takeBackLabel: (name: string) => `Take back ${name}`,
  again: 'Try again',
  againLabel: (name: string) => `Try again: ${name}`,
  /** With what was promised, where a parent paid another amount. */
  doneNote: (n: number, promised: number) =>
    `You earned ${n} XP${n === promised ? '' : ` instead of ${promised}`}`,
  completed: {
    title: 'Mission Complete!',
    message: (xp: number, points: number) =>
      `${xp} XP and ${points} points are yours when your parent says yes.`,
    /** For who does not read figures yet. */
    shortMessage: 'Your parent has a look now.',
  },
  oops: 'Oops!',
  empty: {
    title: 'No missions yet',
    body: 'Your parent is still choosing one. Here is something until then!',
  },
  failed: { title: 'The mission map got lost', body: 'We could not load your missions.' },
} as const;
