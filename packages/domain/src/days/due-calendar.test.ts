import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IS_SEARCH, runs } from '../testing/search';
import { familyDay } from '../time/family-day';
import { missionsOfDay } from './day-missions';
import type { FactHabit, HeroFacts } from './facts';
import { judgeDay } from './judge-day';
import { MARK_KINDS, type MarkKind } from './marks';
import { DAILY_PLAN, type HabitPlan, type Schedule } from './schedule';
import { WEEKDAYS } from './schedule-bounds';

/** A search goes over ten years instead of one. */
const YEARS = IS_SEARCH ? 10 : 1;
const STEP_MS = 5 * 3_600_000 + 37 * 60_000;
const PLACES = [
  ...['America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Europe/Berlin'],
  ...['America/New_York', 'Pacific/Apia', 'Africa/Casablanca', 'UTC'],
].flatMap((timeZone, i) =>
  (IS_SEARCH ? [0, 4] : [4 * (i % 2)]).map((dayStartHour) => ({
    timeZone,
    dayStartHour,
    year: 2021 + (i % 3),
  })),
);

/** The days of a place in order, each by what its wall clocks show and nothing else; asserts that family days are the same. */
function daysOf({ timeZone, dayStartHour, year }: (typeof PLACES)[number]): string[] {
  const wall = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
  });
  const days: string[] = [];
  const end = Date.UTC(year, 0, 1) + YEARS * 366 * 86_400_000;
  for (let at = Date.UTC(year, 0, 1, 12); at < end; at += STEP_MS) {
    const [date = '', hour = ''] = wall.format(at).split(', ');
    const shown = Number(hour) < dayStartHour ? dayBefore(date) : date;
    const last = days.at(-1) ?? '';
    // Clocks that are turned back do not turn the day back.
    if (shown > last) days.push(shown);
    const day = days.at(-1);
    const family = familyDay(new Date(at), { timeZone, dayStartHour });
    if (family !== day) expect([at, family]).toEqual([at, day]);
  }
  return days;
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** A history of a hero: one habit or two with plans that change, two homes, marks, weeks that begin elsewhere, and work done on any day. */
function arbitraryFacts(g: fc.GeneratorValue, days: readonly string[]): HeroFacts {
  const last = days.length - 1;
  const index = () => g(fc.integer, { min: 0, max: last });
  const anyDay = () => days[index()] as string;
  const oneIn = (n: number) => g(fc.integer, { min: 1, max: n }) === 1;
  const since = <T>(most: number, make: () => T): ({ fromDay: string } & T)[] => {
    const from = new Set(Array.from({ length: g(fc.integer, { min: 0, max: most }) }, anyDay));
    return [...from].sort().map((fromDay) => ({ fromDay, ...make() }));
  };
  const dayOf = fc.constantFrom(...days);
  const schedules = (): fc.Arbitrary<Schedule> =>
    fc.oneof(
      fc.constant({ kind: 'daily' as const }),
      fc.subarray([...WEEKDAYS], { minLength: 1 }).map((chosen) => ({ kind: 'days' as const, days: chosen })),
      fc.record({
        kind: fc.constant('interval' as const),
        every: fc.integer({ min: 2, max: 60 }),
        from: fc.constantFrom('start' as const, 'completion' as const),
        start: dayOf,
      }),
      fc.record({ kind: fc.constant('quota' as const), times: fc.integer({ min: 1, max: 7 }) }),
      fc.record({ kind: fc.constant('once' as const), date: dayOf }),
    );
  const plan = (): HabitPlan => {
    const schedule = g(schedules);
    return {
      schedule,
      timesPerDay: schedule.kind === 'quota' ? 1 : g(fc.integer, { min: 1, max: 3 }),
      schoolDaysOnly: oneIn(4),
      allowExtra: oneIn(3),
    };
  };
  const habits = Array.from({ length: g(fc.integer, { min: 1, max: 3 }) }, (_, i): FactHabit => {
    const edges = [...new Set(Array.from({ length: g(fc.integer, { min: 1, max: 4 }) }, anyDay))].sort();
    const periods = edges.flatMap((fromDay, at) =>
      at % 2 ? [] : [{ fromDay, untilDay: edges[at + 1] ?? null }],
    );
    return { habitId: `habit-${i}`, plans: since(4, plan), periods, lastLiveBefore: null };
  });
  const marks = Array.from({ length: g(fc.integer, { min: 0, max: 12 }) }, () => {
    const from = index();
    const until = Math.min(last, from + g(fc.integer, { min: 0, max: 20 }));
    const kind = g(fc.constantFrom<MarkKind[]>, ...MARK_KINDS);
    return { kind, from: days[from] as string, until: days[until] as string };
  });
  const mondays = days.filter((day) => new Date(day).getUTCDay() === 1);
  const share = [2, 10, 60][g(fc.integer, { min: 0, max: 2 })] as number;
  const live = habits.flatMap(({ habitId }) =>
    days.flatMap((day) =>
      [1, 2].flatMap((slot) =>
        g(fc.integer, { min: 1, max: 100 }) <= share / slot ** 2
          ? [{ habitId, day, slot, isApproved: !oneIn(4) }]
          : [],
      ),
    ),
  );
  return {
    neutralFrom: oneIn(3) ? anyDay() : null,
    assignedFrom: habits.flatMap(({ periods }) => periods.map(({ fromDay }) => fromDay)).sort()[0] ?? null,
    habits,
    marks,
    carePatterns: since(2, () => {
      const weeks = g(fc.integer, { min: 1, max: 4 });
      const away = Array.from({ length: 7 * weeks }, () => oneIn(3));
      return { pattern: oneIn(4) ? null : { anchor: g(fc.constantFrom<string[]>, ...mondays), weeks, away } };
    }),
    dayRules: since(3, () => ({
      weekStart: g(fc.constantFrom<('mon' | 'sun' | 'sat')[]>, 'mon', 'sun', 'sat'),
      shieldsEnabled: true,
    })),
    streakRules: since(2, () => ({ rule: oneIn(2) ? ('all' as const) : ('any' as const) })),
    repairs: Array.from({ length: 4 }, anyDay),
    // In any order.
    live: oneIn(2) ? live.reverse() : live,
  };
}

/** The reference: it walks every day of the calendar and keeps plain lists, by place in the walk. It shares nothing with what it is held against. */
function bruteForce(facts: HeroFacts, days: readonly string[]) {
  const at = new Map(days.map((day, i) => [day, i]));
  const place = (day: string) => at.get(day) ?? -1;
  const holds = <T extends { fromDay: string }>(versions: T[], i: number) =>
    versions.filter(({ fromDay }) => place(fromDay) <= i).pop();
  let weekday = new Date(days[0] as string).getUTCDay();
  const weekdays = days.map(() => weekday++ % 7);
  const FIRST = { mon: 1, sun: 0, sat: 6 };

  const marked = days.map((_, i) => {
    if (facts.neutralFrom && i < place(facts.neutralFrom)) return new Set<MarkKind>();
    const own = facts.marks.filter(({ from, until }) => place(from) <= i && i <= place(until));
    const kinds = new Set(own.map(({ kind }) => kind));
    const care = holds(facts.carePatterns, i)?.pattern;
    if (care) {
      let since = i - place(care.anchor);
      while (since < 0) since += care.away.length;
      if (care.away[since % care.away.length]) kinds.add('away');
    }
    return kinds;
  });
  const isRest = (i: number) => [...(marked[i] ?? [])].some((kind) => kind !== 'school-free');
  const isNoSchool = (i: number) =>
    weekdays[i] === 0 || weekdays[i] === 6 || marked[i]?.has('school-free') || marked[i]?.has('holiday');

  const perHabit = facts.habits.map(({ habitId, plans, periods }) => {
    const done = days.map(() => ({ sent: 0, approved: 0 }));
    for (const one of facts.live) {
      const cell = done[place(one.day)];
      if (one.habitId !== habitId || !cell) continue;
      cell.sent += 1;
      if (one.isApproved) cell.approved += 1;
    }
    return days.map((_, i) => {
      const isOld = facts.neutralFrom !== null && i < place(facts.neutralFrom);
      const plan = isOld ? DAILY_PLAN : (holds(plans, i) ?? plans[0] ?? DAILY_PLAN);
      const period = periods.find(
        ({ fromDay, untilDay }) => place(fromDay) <= i && (untilDay === null || i < place(untilDay)),
      );
      const asked = ask(plan, i, done);
      const isExtra = asked === 'no' || (plan.schoolDaysOnly && isNoSchool(i));
      const mayExtra = plan.allowExtra && plan.schedule.kind !== 'once';
      const state = isExtra
        ? mayExtra
          ? 'optional'
          : 'off'
        : asked === 'may' || isRest(i)
          ? 'optional'
          : 'due';
      const slots = state === 'off' ? 0 : isExtra ? 1 : plan.timesPerDay;
      const isFresh = asked === 'today' || (period !== undefined && place(period.fromDay) === i);
      const isOwed = period !== undefined && state === 'due' && asked !== 'week' && isFresh;
      return { state, slots, owed: isOwed ? slots : 0, ...(done[i] as { sent: number; approved: number }) };
    });
  });

  /** `today`: it falls due on this day; `waits`: since an earlier one; `week`: some day of the week; `may`: it is late. */
  function ask({ schedule }: HabitPlan, i: number, done: { sent: number }[]) {
    const sentOn = (j: number) => done[j]?.sent ?? 0;
    if (schedule.kind === 'daily') return 'today';
    if (schedule.kind === 'days') {
      const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
      return schedule.days.includes(names[weekdays[i] as number] as (typeof names)[number]) ? 'today' : 'no';
    }
    if (schedule.kind === 'once') {
      const from = place(schedule.date);
      if (i === from) return 'today';
      let isDone = false;
      for (let j = from; j <= from + 7; j += 1) if (j !== i && sentOn(j) > 0) isDone = true;
      return from < i && i <= from + 7 && !isDone ? 'may' : 'no';
    }
    if (schedule.kind === 'interval') {
      let due = place(schedule.start);
      if (schedule.from === 'start') {
        while (due < i) due += schedule.every;
        return due === i ? 'today' : 'no';
      }
      let last = i - 1;
      while (last >= 0 && sentOn(last) === 0) last -= 1;
      if (last >= 0) due = Math.max(due, last + schedule.every);
      return due > i ? 'no' : due === i ? 'today' : 'waits';
    }
    const starts = FIRST[holds(facts.dayRules, i)?.weekStart ?? 'mon'];
    let first = i;
    while (first >= 0 ? weekdays[first] !== starts : mod(weekdays[0], first) !== starts) first -= 1;
    let others = 0;
    for (let j = first; j < first + 7; j += 1) if (j !== i) others += sentOn(j);
    return others < schedule.times ? 'week' : 'no';
  }

  return days.map((day, i) => {
    const cells = perHabit.map((habit) => habit[i] as (typeof habit)[number]);
    const total = (of: (cell: (typeof cells)[number]) => number) =>
      cells.reduce((sum, cell) => sum + of(cell), 0);
    const [approved, sent] = [total((cell) => cell.approved), total((cell) => cell.sent)];
    const due = cells.filter(({ owed }) => owed > 0);
    const isBefore =
      (facts.neutralFrom !== null && i < place(facts.neutralFrom)) ||
      facts.assignedFrom === null ||
      i < place(facts.assignedFrom);
    const wantsAll = !isBefore && holds(facts.streakRules, i)?.rule === 'all';
    const missed = facts.repairs.includes(day) ? 'repaired' : 'missed';
    let streak: string = missed;
    if (isRest(i)) streak = 'neutral';
    else if (approved > 0 && !(wantsAll && due.some((cell) => cell.approved < cell.owed))) streak = 'done';
    else if (!isBefore && sent > 0 && !(wantsAll && due.some((cell) => cell.sent < cell.owed)))
      streak = 'held';
    else if (!isBefore && due.length === 0) streak = 'neutral';
    return {
      states: cells.map(({ state, slots, owed }) => [state, slots, owed]),
      figures: {
        day,
        marks: MARK_KINDS.filter((kind) => marked[i]?.has(kind)),
        due: total((cell) => Math.max(cell.owed, cell.sent)),
        done: approved,
        waiting: sent - approved,
        streak,
      },
    };
  });
}

/** The weekday of a day before the walk. */
const mod = (first: number | undefined, offset: number) => ((((first ?? 0) + offset) % 7) + 7) % 7;

describe('what judges days equals a calendar that walks them', () => {
  test.each(PLACES)(
    'in $timeZone, days from $dayStartHour o’clock',
    (place) => {
      const days = daysOf(place);
      fc.assert(
        fc.property(fc.gen(), (g) => {
          const facts = arbitraryFacts(g, days);
          const expected = bruteForce(facts, days);
          days.forEach((day, i) => {
            const judged = {
              states: missionsOfDay(facts, day).map(({ state, slots, isOwed }) => [
                state,
                slots,
                isOwed ? slots : 0,
              ]),
              figures: judgeDay(facts, day),
            };
            // `expect` for every day costs more than judging it.
            if (JSON.stringify(judged) !== JSON.stringify(expected[i])) expect(judged).toEqual(expected[i]);
          });
        }),
        { numRuns: runs(2, 300), endOnFailure: true },
      );
    },
    600_000,
  );
});
