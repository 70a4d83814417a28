import { sayList } from '@herohood/browser/text/say';
import type { MarkKind } from '@herohood/domain/days/marks';
import { plural, t } from '@lingui/core/macro';
import { markHints, markWords, paintHints } from './marks';

/** The family's calendar: days off, two homes, import, and 'Sick today'. */
export const daysText = {
  title: t`Calendar`,
  lead: t`Days off, holidays and who is where. On such days missions are optional and nothing is sent.`,
  section: t`Days off`,
  load: t`the calendar`,
  kinds: markWords,
  kindHints: markHints,
  months: {
    earlier: t`The month before`,
    later: t`The month after`,
    today: t`To today`,
  },
  whose: t`Whose days?`,
  everyone: t`Everyone`,
  /** Within a sentence. */
  forEveryone: t`everyone`,
  paint: {
    label: t`Mark days as`,
    look: t`Just look`,
    hint: (kind: MarkKind, who: string) => paintHints[kind](who),
    /** Nothing for a phone. */
    keys: t`With the keyboard, Shift and the arrow keys choose several, Enter marks them.`,
    lookHint: t`Choose a kind, then the days. Or tap a day to see what is on it.`,
    closed: t`too long ago to mark`,
  },
  grid: (month: string, who: string) => t`${month}: days off of ${who}`,
  day: (day: string, marks: readonly string[]) =>
    marks.length > 0 ? t`${day}: ${{ marks: sayList(marks) }}` : t`${day}: nothing special`,
  of: (kind: string, who: string) => t`${kind} (${who})`,
  picked: {
    nothing: t`Nothing special on this day.`,
    pattern: (who: string) => t`${who}: at the other home, by the two-homes plan.`,
    add: t`Mark this day`,
  },
  list: {
    title: t`Marked in this month`,
    empty: t`Nothing is marked in this month`,
    onlyPlan: t`Nothing but the two homes is marked in this month`,
    emptyHint: t`Paint holidays and vacations above, or import the calendar of your school.`,
    imported: t`Imported`,
    range: (from: string, until: string) => t`${from} to ${until}`,
    edit: (kind: string, when: string) => t`Edit ${kind}, ${when}`,
    remove: (kind: string, when: string) => t`Delete ${kind}, ${when}`,
    more: (count: number) => t`Show ${count} more`,
  },
  dialog: {
    create: t`Mark days`,
    edit: t`Edit marked days`,
    open: t`Mark days`,
    kind: t`Kind`,
    who: t`For whom?`,
    from: t`First day`,
    until: t`Last day`,
    note: t`Note (optional)`,
    notePlaceholder: t`At grandma's`,
    order: t`The last day comes before the first.`,
    noDay: t`Please choose a day.`,
    save: t`Save`,
  },
  toasts: {
    marked: (kind: string, when: string) => ({ title: t`Marked`, message: t`${kind}: ${when}.` }),
    saved: (kind: string, when: string) => ({ title: t`Saved`, message: t`${kind}: ${when}.` }),
    removed: (kind: string, when: string) => ({
      title: t`Deleted`,
      message: t`${kind}, ${when}, is no longer marked.`,
    }),
    undone: { title: t`Undone`, message: t`The calendar is as it was.` },
    failed: t`Could not save this`,
    undoFailed: t`Could not undo`,
  },
  sick: {
    open: t`Sick today`,
    well: t`Well again`,
    openOf: (hero: string) => t`${hero} is sick today`,
    wellOf: (hero: string) => t`${hero} is well again`,
    all: t`All are sick today`,
    marked: (hero: string) => ({
      title: t`Get well soon!`,
      message: t`${hero} may rest today. Missions are optional, and nothing is sent.`,
    }),
    wellAgain: (hero: string) => ({
      title: t`Welcome back!`,
      message: t`${hero} has the usual missions again.`,
    }),
  },
  homes: {
    title: t`Two homes`,
    hint: t`For heroes who are at another home on some days. Those days are marked as away by themselves.`,
    load: t`the two-homes plan`,
    none: t`Always at home`,
    edit: t({ message: 'Plan', context: 'button: plan the two homes' }),
    editOf: (hero: string) => t`Plan the two homes of ${hero}`,
    runs: (weeks: number, running: number, days: string) =>
      weeks === 1 ? t`Every week · ${days}` : t`Week ${running} of ${weeks} is running · ${days}`,
    away: (days: string) => t`away ${days}`,
    never: t`not away this week`,
    dialog: (hero: string) => t`${hero}'s two homes`,
    dialogHint: t`Tap the days on which they wake up at the other home. A day of handover belongs to the home in which it begins.`,
    weeks: t`After how many weeks does it repeat?`,
    week: (n: number) => t`Week ${n}`,
    running: t`Which week is running now?`,
    now: t`now`,
    cell: (day: string, week: number, isAway: boolean) =>
      isAway ? t`${day} of week ${week}: away` : t`${day} of week ${week}: at home`,
    home: t`Home`,
    awayShort: t`Away`,
    clear: t`Always at home`,
    saved: (hero: string) => ({
      title: t`Two homes saved`,
      message: t`${hero}'s plan counts from today on.`,
    }),
    cleared: (hero: string) => ({
      title: t`Two homes ended`,
      message: t`${hero} is at home on all days from today on.`,
    }),
    failed: t`Could not save the plan`,
    unsaved: (hero: string) => t`${hero}'s plan is not saved yet.`,
  },
} as const;

/** Reading a calendar file of a school or a state. */
export const importText = {
  open: t`Import`,
  title: t`Import a calendar`,
  hint: t`School holidays, public holidays or visits as an .ics file. Many schools and states offer one.`,
  choose: t`Choose a file`,
  chooseOther: t`Choose another file`,
  kind: t`Its days are`,
  who: t`For whom?`,
  tooLarge: t`This file is larger than 1 MB. Please choose a smaller one.`,
  unreadable: t`This file could not be read.`,
  looking: t`Looking through the file...`,
  preview: t`What will change`,
  counts: {
    added: (days: number) => t`${plural(days, { one: '# day', other: '# days' })} added`,
    changed: (days: number) => t`${plural(days, { one: '# day', other: '# days' })} changed`,
    removed: (days: number) => t`${plural(days, { one: '# day', other: '# days' })} removed`,
    skipped: (days: number) =>
      t`${plural(days, { one: '# day', other: '# days' })} already there or left out`,
  },
  nothing: t`Everything in this file is in your calendar already.`,
  errors: (count: number) => t`${plural(count, { one: '# event', other: '# events' })} cannot be read`,
  error: (line: number, message: string) => t`Line ${line}: ${message}`,
  act: (days: number) => t`Import ${plural(days, { one: '# day', other: '# days' })}`,
  update: t`Update the calendar`,
  done: (days: string) => ({ title: t`Calendar imported`, message: days }),
  failed: t`Nothing was imported`,
} as const;
