import type { Family, Hero, World } from './contract-world';

/** A schedule that is due on the world's first day, from a start that this family alone has. */
export const scheduleOf = (mark: string) => ({
  ...{ kind: 'interval', every: 2, from: 'start' },
  start: mark.startsWith('Homeward') ? '2026-02-26' : '2026-02-24',
});

/** Marks, patterns and repairs of each hero, the rules that judge their days, and what a report kept. */
export async function fillDays({ sql }: World, { id, mark }: Family & { mark: string }, heroes: Hero[]) {
  const family = { family_id: id };
  const rules = { from_day: '2026-03-01', week_start: 'sun', shields_enabled: true };
  await sql`insert into family_day_rules ${sql({ ...family, ...rules })}`;
  const days = { kind: 'school-free', from_day: '2026-01-12', until_day: '2026-01-13' };
  await sql`insert into day_marks ${sql({ ...family, ...days, note: `${mark} rests` })}`;
  for (const [at, hero] of heroes.entries()) {
    const own = { ...family, child_id: hero.id };
    const imported = { import_source: `${mark} calendar ${at}`, import_uid: `${mark} event ${at}` };
    await sql`insert into day_marks ${sql({ ...own, ...days, ...imported, note: `${mark} sees grandma ${at}` })}`;
    const pattern = { from_day: '2026-01-12', anchor: '2026-01-12', weeks: 1, away: `{${AWAY}}` };
    await sql`insert into care_patterns ${sql({ ...own, ...pattern })}`;
    // None from the next week on, so that every other day of this world is like any.
    await sql`insert into care_patterns ${sql({ ...own, from_day: '2026-01-19' })}`;
    await sql`insert into hero_streak_rules ${sql({ ...own, from_day: '2026-03-01', rule: 'any' })}`;
    const repair = { day: '2026-03-01', reason: `${mark} was on the road ${at}` };
    await sql`insert into streak_repairs ${sql({ ...own, ...repair })}`;
    await sql`insert into habit_streaks select family_id, child_id, id, '2026-02-20', ${at + 1}::int, 0 from child_habits
      where child_id = ${hero.id}`;
  }
}

const AWAY = [false, false, false, false, false, false, true];
