import { t } from '@lingui/core/macro';
import { sayDay } from './day';

/** Words of missions. */
export const missionsText = {
  title: t`Today's missions`,
  /** How far the day is. */
  day: {
    label: t`Today's missions`,
    text: sayDay,
  },
  /** As most missions say it: '07:00 - 20:00'. */
  hours: (from: string, until: string) => t`${from} - ${until}`,
  parts: { morning: t`In the morning`, afternoon: t`After school`, evening: t`In the evening` },
  next: t`Next mission`,
  xp: (n: number) => t`+${n} XP`,
  /** As who does not read figures yet hears it. */
  spokenXp: t`For stars and coins.`,
  complete: t`I did it!`,
  completeLabel: (name: string) => t`I did it! ${name}`,
  withPhoto: (name: string) => t`Take a picture: ${name}`,
  waiting: t`Waiting...`,
  waitingNote: t`Your parent is checking it.`,
  chest: t`A closed chest. Your parent's yes opens it.`,
  /** Missions that wait, as a shelf. */
  shelf: {
    waiting: (n: number) => t`With your parent: ${n}`,
    saved: (n: number) => t`Saved here: ${n}`,
  },
  takeBack: t`Take back`,
  takeBackLabel: (name: string) => t`Take back ${name}`,
  again: t`Try again`,
  againLabel: (name: string) => t`Try again: ${name}`,
  /** With what was promised, where a parent paid another amount. */
  doneNote: (n: number, promised: number) =>
    n === promised ? t`You earned ${n} XP` : t`You earned ${n} XP instead of ${promised}`,
  completed: {
    title: t`Mission Complete!`,
    message: (xp: number, points: number) =>
      t`${xp} XP and ${points} points are yours when your parent says yes.`,
    /** For who does not read figures yet. */
    shortMessage: t`Your parent has a look now.`,
  },
  oops: t`Oops!`,
  empty: {
    title: t`No missions yet`,
    body: t`Your parent is still choosing one. Here is something until then!`,
  },
} as const;
