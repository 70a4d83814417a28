import { counted } from '@herohood/ui/text/counted';

const part = {
  any: 'Today',
  morning: 'This morning',
  afternoon: 'This afternoon',
  evening: 'This evening',
} as const;

/** Words of the parts of a day. */
export const partsText = {
  part,
  any: { title: 'Any time today' },
  still: { title: 'Still open', note: 'They count all day.' },
  extra: { title: 'If you like', note: 'Nobody waits for them, and they count, too.' },
  pause: { title: 'Free time for now!', note: 'The next ones come later today.' },
  /** All that nobody waits for, on a day of rest. */
  folded: (n: number) => `If you like: ${counted(n, 'mission')}`,
  later: (name: keyof typeof part, n: number) => `${part[name]}: ${counted(n, 'mission')}`,
} as const;

/** Words of what is done more than once. */
export const timesText = {
  slots: (done: number, of: number) => `${done} of ${of} times today`,
  week: (done: number, of: number) =>
    done < of ? `${done} of ${of} times this week` : `Done for this week: ${done} of ${of} times`,
} as const;
