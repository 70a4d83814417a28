import type { HeroDay } from './schema';

/** A hero's mission of the day and what became of it; a hero without any has one row of nulls. */
export interface HeroDayRow {
  childId: string;
  emergencySince: Date | null;
  mission: {
    habitId: string;
    name: string;
    icon: string;
    color: string;
    status: string | null;
  } | null;
}

/** Each hero's day, in the order of the rows: approved missions are done, pending ones wait, the others are open. */
export function heroDays(rows: Iterable<HeroDayRow>): HeroDay[] {
  const days = new Map<string, HeroDay>();
  for (const { childId, emergencySince, mission } of rows) {
    const day = days.get(childId) ?? {
      childId,
      done: 0,
      waiting: 0,
      total: 0,
      open: [],
      emergencySince: emergencySince?.toISOString() ?? null,
    };
    days.set(childId, day);
    if (!mission) continue;
    const { status, ...habit } = mission;
    day.total += 1;
    if (status === 'approved') day.done += 1;
    else if (status === 'pending') day.waiting += 1;
    else day.open.push(habit);
  }
  return [...days.values()];
}
