import { sql } from 'drizzle-orm';
import { arrayParam } from '../array-param';
import { children } from '../children/tables';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import type { StreakHero } from '../progress/streak-queries';

/**
 * Says that heroes' streaks have to be counted anew from a day on, because something that judges days has changed (rules:
 * streaks). A count that is under way then writes nothing. The heroes are locked in the order of their ids.
 *
 * @returns whose streaks these are
 */
export async function markStreaks(
  db: Executor,
  { familyId, childIds, fromDay }: { familyId: FamilyId; childIds: string[] | 'all'; fromDay: string },
): Promise<StreakHero[]> {
  const named = childIds === 'all' ? sql`` : sql` and l.id = any(${arrayParam(childIds)}::uuid[])`;
  const rows = await db.execute<{ id: string }>(sql`
    update ${children} c set streak_from = least(c.streak_from, ${fromDay}::text::date), streak_no = c.streak_no + 1
    from (select l.family_id, l.id from ${children} l where l.family_id = ${familyId}${named}
      order by l.id for no key update) locked
    where c.family_id = locked.family_id and c.id = locked.id
    returning c.id`);
  return rows.map(({ id }) => ({ familyId, childId: id }));
}
