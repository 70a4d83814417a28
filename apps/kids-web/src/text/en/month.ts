import { sayList } from '@herohood/browser/text/say';
import { plural, t } from '@lingui/core/macro';

/** A kind of day as the legend names it, under its picture. */
const signs = {
  today: t`Today`,
  ahead: t`To come`,
  before: t`Before you came`,
  done: t`Flame day`,
  repaired: t`Mended`,
  shielded: t`Ice star`,
  partly: t`Some done`,
  missed: t`Flame rested`,
  free: t`Free day`,
  sick: t`Sick`,
  vacation: t`Vacation`,
  away: t`Away`,
  holiday: t`Holiday`,
} as const;

/** A kind of day within a sentence. */
const kinds: Record<keyof typeof signs, string> = {
  today: t`today`,
  ahead: t`to come`,
  before: t`before you came`,
  done: t`flame day`,
  repaired: t`mended by your parent`,
  shielded: t`an ice star kept your flame`,
  partly: t`some done`,
  missed: t`flame rested`,
  free: t`free day`,
  sick: t`sick`,
  vacation: t`vacation`,
  away: t`away`,
  holiday: t`holiday`,
};

type Said = { sign: keyof typeof signs; kind: string; done: number; due: number };

/** Words of the hero's month. */
export const monthText = {
  title: t`My month`,
  legend: t`What the pictures mean`,
  failed: t`We could not load this month.`,
  offline: t`This month shows when the internet is back.`,
  signs,
  /** As they are read aloud. */
  spoken: {
    today: t`The frame is today.`,
    ahead: t`A day that is still to come.`,
    before: t`A day before you came.`,
    done: t`A flame: on this day you did it.`,
    repaired: t`A flame with a plaster: your parent has mended this day.`,
    shielded: t`An ice star: it kept your flame on this day.`,
    partly: t`Warm coals: some of it was done.`,
    missed: t`Cool coals: your flame rested on this day.`,
    free: t`A leaf: nothing was due on this day.`,
    sick: t`A bed: you were ill, and you rested.`,
    vacation: t`A beach: you were on vacation.`,
    away: t`A suitcase: you were away.`,
    holiday: t`A balloon: it was a holiday.`,
  },
  day: ({ sign, kind, done, due }: Said): string => {
    const missions = done > 0 ? [plural(done, { one: '# mission done', other: '# missions done' })] : [];
    if (kind === 'today') {
      const today = done > 0 ? missions : [kinds.today];
      return sayList(sign === 'today' ? today : [...today, kinds[sign]]);
    }
    if (kind === 'ahead') return sayList([...(sign === 'ahead' ? [] : [kinds[sign]]), t`still to come`]);
    if (sign === 'partly')
      return t`${done} of ${plural(due, { one: '# mission', other: '# missions' })} done`;
    if (sign === 'done') return missions[0] ?? signs.done;
    return sayList([kinds[sign], ...missions]);
  },
} as const;
