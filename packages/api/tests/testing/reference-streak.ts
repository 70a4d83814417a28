import type { TestDatabase } from '@herohood/db/testing/test-database';
import { addDays, lastDays } from '@herohood/domain/time/family-day';

type Row = Record<string, string> & { child_habit_id: string; date: string };
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/**
 * A hero's streak as somebody counts it who reads all rows there are and goes through the days one by one. Knows daily habits and
 * such with weekdays, marks, repairs, both rules and shields.
 */
export async function referenceStreak({ sql }: TestDatabase, childId: string, today: string) {
  const [hero] = await sql`select family_id as family from children where id = ${childId}`;
  const live = await sql<Row[]>`select child_habit_id, date::text as date, status from completions
    where child_id = ${childId} and status in ('pending', 'approved')`;
  const plans = await sql<Row[]>`select child_habit_id, from_day::text as date, schedule::text as schedule
    from habit_schedules where child_id = ${childId} order by from_day`;
  const periods = await sql<
    Row[]
  >`select child_habit_id, from_day::text as date, coalesce(until_day::text, '9999') as until
    from habit_periods where child_id = ${childId}`;
  const marks = await sql<Row[]>`select from_day::text as date, until_day::text as until from day_marks
    where family_id = ${hero?.family} and (child_id is null or child_id = ${childId}) and kind <> 'school-free'`;
  const rules = await sql<Row[]>`select from_day::text as date, rule from hero_streak_rules
    where child_id = ${childId} order by from_day`;
  const shields = await sql<
    Row[]
  >`select from_day::text as date, shields_enabled::text as is_on from family_day_rules
    where family_id = ${hero?.family} order by from_day`;
  const repairs = await sql<Row[]>`select day::text as date from streak_repairs where child_id = ${childId}`;

  const newest = (versions: Row[], day: string) => versions.filter(({ date }) => date <= day).at(-1);
  const isDue = (habit: string, day: string) => {
    const own = plans.filter(({ child_habit_id }) => child_habit_id === habit);
    const text = (newest(own, day) ?? own[0])?.schedule;
    if (!text) return true;
    const { kind, days } = JSON.parse(text);
    return kind === 'daily' || days.includes(WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()]);
  };
  const first = periods.map(({ date }) => date).sort()[0] ?? '9999';

  const worth = (day: string): 'done' | 'kept' | 'missed' => {
    if (marks.some(({ date, until = '' }) => date <= day && day <= until)) return 'kept';
    const ofDay = live.filter(({ date }) => date === day);
    const approved = ofDay.filter(({ status }) => status === 'approved');
    const missed = repairs.some(({ date }) => date === day) ? 'kept' : 'missed';
    if (day < first) return approved.length > 0 ? 'done' : missed;
    const on = periods.filter(({ date, until = '' }) => date <= day && day < until);
    const due = [...new Set(on.map((each) => each.child_habit_id))].filter((habit) => isDue(habit, day));
    const needsAll = newest(rules, day)?.rule === 'all' && due.length > 0;
    const covers = (rows: Row[]) =>
      rows.length > 0 &&
      (!needsAll || due.every((habit) => rows.some(({ child_habit_id }) => child_habit_id === habit)));
    if (covers(approved)) return 'done';
    return covers(ofDay) || due.length === 0 ? 'kept' : missed;
  };

  let [run, held, towards, best] = [0, 0, 0, 0];
  const used: string[] = [];
  const start = live.map(({ date }) => date).sort()[0] ?? today;
  for (let day = start; day <= today; day = addDays(day, 1)) {
    const kind = worth(day);
    const isOn = newest(shields, day)?.is_on !== 'false';
    if (kind === 'done') {
      run += 1;
      towards += isOn ? 1 : 0;
      if (towards === 7) [towards, held] = [0, Math.min(2, held + 1)];
    } else if (kind === 'missed' && day < today) {
      if (isOn && held > 0) {
        held -= 1;
        used.push(day);
      } else [run, held, towards] = [0, 0, 0];
    }
    best = Math.max(best, run);
  }
  const isOn = newest(shields, today)?.is_on !== 'false';
  const told = new Set(lastDays(today, 401));
  return {
    currentStreak: run,
    bestStreak: best,
    shields: { held: isOn ? held : 0, max: isOn ? 2 : 0, used: used.filter((day) => told.has(day)) },
  };
}
