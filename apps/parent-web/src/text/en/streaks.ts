import type { MarkKind } from '@herohood/domain/days/marks';
import { plural, t } from '@lingui/core/macro';
import { markWords } from './marks';

const kinds = {
  done: t`Done`,
  partly: t`Partly done`,
  missed: t`Missed`,
  shielded: t`Kept by a shield`,
  repaired: t`Repaired`,
  neutral: t`Nothing due`,
  today: t`Today`,
  ahead: t`Ahead`,
} as const;

/** A hero's calendar, repair, and what makes a streak. Words never blame a child. */
export const streaksText = {
  calendar: {
    title: t`Day by day`,
    hint: t`Tap a day to see what was done.`,
    load: t`the calendar`,
    caption: (hero: string, month: string) => t`${month}, day by day, of ${hero}`,
    /** What a kind of day is called; one that is marked, by its mark. */
    kind: (kind: keyof typeof kinds | MarkKind): string =>
      kind in markWords ? markWords[kind as MarkKind] : kinds[kind as keyof typeof kinds],
    legend: t`What the days mean`,
    missions: (done: number, due: number) =>
      t`${done} of ${plural(due, { one: '# mission', other: '# missions' })} done`,
    nothingDue: t`nothing due`,
    ofDay: t`Missions of this day`,
    states: { done: t`done`, waiting: t`waits for you`, open: t`open`, missed: t`not done` },
    /** Of a mission that is due several times a day. */
    slots: (state: string, done: number, slots: number) => t`${state}, ${done} of ${slots}`,
    day: (day: string, kind: string, missions: string) => t`${day}: ${kind}, ${missions}`,
    ahead: (due: number) =>
      due > 0 ? t`${plural(due, { one: '# mission', other: '# missions' })} due` : t`nothing due`,
  },
  repair: {
    open: t`Repair this day`,
    title: (day: string) => t`Repair ${day}`,
    hint: (hero: string) =>
      t`The flame of ${hero} goes on as if this day had not been missed. The day itself adds nothing to it.`,
    reason: t`Why?`,
    reasonHint: t`It stands in the list of who did what.`,
    placeholder: t`We came home late from the dentist.`,
    ideas: [t`We came home late`, t`The tablet was away`, t`A day that was too full`],
    noReason: t`Please say why, in a few words.`,
    left: (left: number, month: string) => t`${left} of 2 repairs left in ${month}.`,
    none: (month: string) => t`Both repairs of ${month} are used.`,
    act: t`Repair`,
    done: (streak: number) => ({
      title: t`Day repaired`,
      message:
        streak > 0
          ? t`The flame burns: ${plural(streak, { one: '# day', other: '# days' })}.`
          : t`It no longer puts out a flame.`,
    }),
    failed: t`The day stays as it is`,
    refusals: {
      TOO_OLD: t`This day is more than 7 days ago. Only the last 7 days can be repaired.`,
      NOT_MISSED: t`There is nothing to repair on this day: it keeps the flame already.`,
      REPAIRS_USED: t`Both repairs of this month are used. Shields still keep the flame by themselves.`,
    },
  },
  hero: {
    title: t`Streak`,
    rule: t`A day counts when`,
    rules: { any: t`One mission is done`, all: t`All are done` },
    ruleHints: {
      any: t`One approved mission keeps the flame burning. Best to begin with.`,
      all: t`The flame burns on only when all that was due is approved.`,
    },
    saved: (hero: string) => ({ title: t`Streak saved`, message: t`It counts for ${hero} from today on.` }),
    failed: t`Could not save this`,
    shields: (held: number, max: number) => t`${held} of ${max} shields`,
    shieldsHint: t`Seven done days earn a shield. It keeps the flame by itself on a missed day.`,
    shieldsOff: t`Shields are off in your family. You can switch them on in the settings.`,
    used: (days: string) => t`Last used: ${days}`,
  },
  family: {
    title: t`Days and streaks`,
    hint: t`Changes count from today on.`,
    weekStart: t`The week starts on`,
    weekStarts: { mon: t`Monday`, sun: t`Sunday`, sat: t`Saturday` },
    weekStartHint: t`Calendars begin with it, and missions of so many times a week are counted by it.`,
    shields: t`Shields`,
    shieldsHint: t`Seven done days earn a shield, at most two are held. One keeps the flame by itself on a missed day.`,
    weekend: t`Weekend challenge`,
    weekendHint: t`Who does all that is due on a Saturday and the Sunday after gets 20% of its XP as bonus points.`,
    parts: t`Parts of the day`,
    partsHint: t`They put missions in order. Late ones count, too.`,
    partNames: { morning: t`Morning`, afternoon: t`Afternoon`, evening: t`Evening` },
    from: (part: string) => t`${part} from`,
    until: (part: string) => t`${part} until`,
    saveParts: t`Save times`,
    saved: { title: t`Settings saved`, message: t`They count from today on.` },
    failed: t`Could not save the settings`,
  },
} as const;
