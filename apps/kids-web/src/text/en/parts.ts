import { plural, t } from '@lingui/core/macro';

const part = {
  any: t`Today`,
  morning: t`This morning`,
  afternoon: t`This afternoon`,
  evening: t`This evening`,
  /** For who reads no clock. */
  now: t`Now`,
  later: t`Later`,
} as const;

/** Words of the parts of a day. */
export const partsText = {
  part,
  any: { title: t`Any time today` },
  still: { title: t`Still open`, note: t`They count all day.` },
  extra: { title: t`If you like`, note: t`Nobody waits for them, and they count, too.` },
  pause: { title: t`Free time for now!`, note: t`The next ones come later today.` },
  /** All that nobody waits for, on a day of rest. */
  folded: (n: number) => t`If you like: ${plural(n, { one: '# mission', other: '# missions' })}`,
  later: (name: keyof typeof part, n: number) =>
    t`${{ part: part[name] }}: ${plural(n, { one: '# mission', other: '# missions' })}`,
} as const;

/** Words of what is done more than once. */
export const timesText = {
  slots: (done: number, of: number) => t`${done} of ${of} times today`,
  week: (done: number, of: number) =>
    done < of ? t`${done} of ${of} times this week` : t`Done for this week: ${done} of ${of} times`,
} as const;
