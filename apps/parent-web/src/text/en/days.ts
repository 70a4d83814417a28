import type { MarkKind } from '@herohood/domain/days/marks';
import { counted } from '@herohood/ui/text/counted';
import { markWords } from './marks';

/** The family's calendar: days off, two homes, import, and 'Sick today'. */
export const daysText = {
  title: 'Calendar',
  lead: 'Days off, holidays and who is where. On such days missions are optional and nothing is sent.',
  section: 'Days off',
  load: 'the calendar',
  kinds: markWords,
  kindHints: {
    sick: 'Missions are optional, the flame rests. Up to 7 days back.',
    vacation: 'Missions are optional, the flame rests.',
    away: 'At the other home or elsewhere. Missions are optional.',
    holiday: 'Missions are optional, and there is no school.',
    'school-free': 'Only habits of school days are off. All others stay as they are.',
  } satisfies Record<MarkKind, string>,
  months: {
    earlier: 'The month before',
    later: 'The month after',
    today: 'To today',
  },
  whose: 'Whose days?',
  everyone: 'Everyone',
  paint: {
    label: 'Mark days as',
    look: 'Just look',
    hint: (kind: string, who: string) => `Tap a day, or drag over several: ${kind.toLowerCase()} for ${who}.`,
    /** Nothing for a phone. */
    keys: 'With the keyboard, Shift and the arrow keys choose several, Enter marks them.',
    lookHint: 'Choose a kind, then the days. Or tap a day to see what is on it.',
    closed: 'too long ago to mark',
  },
  grid: (month: string, who: string) => `${month}: days off of ${who}`,
  day: (day: string, marks: readonly string[]) =>
    `${day}: ${marks.length > 0 ? marks.join(', ') : 'nothing special'}`,
  of: (kind: string, who: string) => `${kind} (${who})`,
  picked: {
    nothing: 'Nothing special on this day.',
    pattern: (who: string) => `${who}: at the other home, by the two-homes plan.`,
    add: 'Mark this day',
  },
  list: {
    title: 'Marked in this month',
    empty: 'Nothing is marked in this month',
    onlyPlan: 'Nothing but the two homes is marked in this month',
    emptyHint: 'Paint holidays and vacations above, or import the calendar of your school.',
    imported: 'Imported',
    range: (from: string, until: string) => `${from} to ${until}`,
    edit: (kind: string, when: string) => `Edit ${kind}, ${when}`,
    remove: (kind: string, when: string) => `Delete ${kind}, ${when}`,
    more: (count: number) => `Show ${count} more`,
  },
  dialog: {
    create: 'Mark days',
    edit: 'Edit marked days',
    open: 'Mark days',
    kind: 'Kind',
    who: 'For whom?',
    from: 'First day',
    until: 'Last day',
    note: 'Note (optional)',
    notePlaceholder: "At grandma's",
    order: 'The last day comes before the first.',
    noDay: 'Please choose a day.',
    save: 'Save',
  },
  toasts: {
    marked: (kind: string, when: string) => ({ title: 'Marked', message: `${kind}: ${when}.` }),
    saved: (kind: string, when: string) => ({ title: 'Saved', message: `${kind}: ${when}.` }),
    removed: (kind: string, when: string) => ({
      title: 'Deleted',
      message: `${kind}, ${when}, is no longer marked.`,
    }),
    undone: { title: 'Undone', message: 'The calendar is as it was.' },
    failed: 'Could not save this',
    undoFailed: 'Could not undo',
  },
  sick: {
    open: 'Sick today',
    well: 'Well again',
    openOf: (hero: string) => `${hero} is sick today`,
    wellOf: (hero: string) => `${hero} is well again`,
    all: 'All are sick today',
    marked: (hero: string) => ({
      title: 'Get well soon!',
      message: `${hero} may rest today. Missions are optional, and nothing is sent.`,
    }),
    wellAgain: (hero: string) => ({
      title: 'Welcome back!',
      message: `${hero} has the usual missions again.`,
    }),
  },
  homes: {
    title: 'Two homes',
    hint: 'For heroes who are at another home on some days. Those days are marked as away by themselves.',
    load: 'the two-homes plan',
    none: 'Always at home',
    edit: 'Plan',
    editOf: (hero: string) => `Plan the two homes of ${hero}`,
    runs: (weeks: number, running: number, days: string) =>
      `${weeks === 1 ? 'Every week' : `Week ${running} of ${weeks} is running`} · ${days}`,
    away: (days: string) => `away ${days}`,
    never: 'not away this week',
    dialog: (hero: string) => `${hero}'s two homes`,
    dialogHint:
      'Tap the days on which they wake up at the other home. A day of handover belongs to the home in which it begins.',
    weeks: 'After how many weeks does it repeat?',
    week: (n: number) => `Week ${n}`,
    running: 'Which week is running now?',
    now: 'now',
    cell: (day: string, week: number, isAway: boolean) =>
      `${day} of week ${week}: ${isAway ? 'away' : 'at home'}`,
    home: 'Home',
    awayShort: 'Away',
    clear: 'Always at home',
    saved: (hero: string) => ({ title: 'Two homes saved', message: `${hero}'s plan counts from today on.` }),
    cleared: (hero: string) => ({
      title: 'Two homes ended',
      message: `${hero} is at home on all days from today on.`,
    }),
    failed: 'Could not save the plan',
    unsaved: (hero: string) => `${hero}'s plan is not saved yet.`,
  },
} as const;

/** Reading a calendar file of a school or a state. */
export const importText = {
  open: 'Import',
  title: 'Import a calendar',
  hint: 'School holidays, public holidays or visits as an .ics file. Many schools and states offer one.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  kind: 'Its days are',
  who: 'For whom?',
  tooLarge: 'This file is larger than 1 MB. Please choose a smaller one.',
  unreadable: 'This file could not be read.',
  looking: 'Looking through the file...',
  preview: 'What will change',
  counts: {
    added: (days: number) => `${counted(days, 'day')} added`,
    changed: (days: number) => `${counted(days, 'day')} changed`,
    removed: (days: number) => `${counted(days, 'day')} removed`,
    skipped: (days: number) => `${counted(days, 'day')} already there or left out`,
  },
  nothing: 'Everything in this file is in your calendar already.',
  errors: (count: number) => `${counted(count, 'event')} cannot be read`,
  error: (line: number, message: string) => `Line ${line}: ${message}`,
  act: (days: number) => `Import ${counted(days, 'day')}`,
  update: 'Update the calendar',
  done: (days: string) => ({ title: 'Calendar imported', message: days }),
  failed: 'Nothing was imported',
} as const;
