import { counted } from '@herohood/ui/text/counted';

/** A kind of day as the legend names it, under its picture. */
const signs = {
  today: 'Today',
  ahead: 'To come',
  before: 'Before you came',
  done: 'Flame day',
  repaired: 'Mended',
  shielded: 'Ice star',
  partly: 'Some done',
  missed: 'Flame rested',
  free: 'Free day',
  sick: 'Sick',
  vacation: 'Vacation',
  away: 'Away',
  holiday: 'Holiday',
} as const;

type Said = { sign: keyof typeof signs; kind: string; done: number; due: number };

/** Words of the hero's month. */
export const monthText = {
  title: 'My month',
  legend: 'What the pictures mean',
  failed: 'We could not load this month.',
  offline: 'This month shows when the internet is back.',
  signs,
  /** As they are read aloud. */
  spoken: {
    today: 'The frame is today.',
    ahead: 'A day that is still to come.',
    before: 'A day before you came.',
    done: 'A flame: on this day you did it.',
    repaired: 'A flame with a plaster: your parent has mended this day.',
    shielded: 'An ice star: it kept your flame on this day.',
    partly: 'Warm coals: some of it was done.',
    missed: 'Cool coals: your flame rested on this day.',
    free: 'A leaf: nothing was due on this day.',
    sick: 'A bed: you were ill, and you rested.',
    vacation: 'A beach: you were on vacation.',
    away: 'A suitcase: you were away.',
    holiday: 'A balloon: it was a holiday.',
  },
  day: ({ sign, kind, done, due }: Said): string => {
    const missions = done > 0 && `${counted(done, 'mission')} done`;
    if (kind === 'today') {
      const today = missions || 'today';
      return sign === 'today' ? today : `${today}, ${signs[sign].toLowerCase()}`;
    }
    if (kind === 'ahead')
      return sign === 'ahead' ? 'still to come' : `${signs[sign].toLowerCase()}, still to come`;
    if (sign === 'partly') return `${done} of ${counted(due, 'mission')} done`;
    if (sign === 'done') return missions || signs.done;
    const what = { ...signs, shielded: 'an ice star kept your flame', repaired: 'mended by your parent' }[
      sign
    ];
    return [what.toLowerCase(), missions].filter(Boolean).join(', ');
  },
} as const;
