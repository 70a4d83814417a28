import type { Moment } from '@herohood/domain/home/moments';
import { sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { isOfHero } from '../keys';
import { preparedQuery } from '../prepared-query';
import { recordAct } from '../sync/record-act';
import type { StreakHero } from './streak-queries';
import { heroMoments } from './tables';

export type MomentRow = typeof heroMoments.$inferSelect;

const momentsOfHero = preparedQuery((db) =>
  db
    .select()
    .from(heroMoments)
    .where(
      isOfHero(heroMoments, { familyId: sql.placeholder('familyId'), childId: sql.placeholder('childId') }),
    ),
);

/** All that was noted of a hero. */
export const listMoments = (db: Executor, { familyId, childId }: StreakHero): Promise<MomentRow[]> =>
  momentsOfHero(db, { familyId, childId });

interface Noting {
  moments: readonly Moment[];
  now: Date;
  /** What stands at a hero's first look is no news: nobody is told, and the look is noted. */
  isNews: boolean;
}

/**
 * Notes moments of a hero, each once whoever sees it first, and tells the hero's devices. The family's row is locked last, as by
 * every act.
 */
export async function insertMoments(
  db: Executor,
  { familyId, childId }: StreakHero,
  { moments, now, isNews }: Noting,
): Promise<{ id: string; kind: string; key: string }[]> {
  return db.execute<{ id: string; kind: string; key: string }>(sql`
  with fresh as (
    insert into ${heroMoments} (family_id, child_id, kind, key, created_at)
    select ${familyId}::uuid, ${childId}::uuid, m.kind, m.key, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(moments)}::text::jsonb) as m(kind text, key text)
    on conflict do nothing
    returning family_id, id, child_id, kind, key
  ), begun as (
    update ${children} c set first_look_at = ${now.toISOString()}::timestamptz
    where c.family_id = ${familyId} and c.id = ${childId} and c.first_look_at is null and not ${String(isNews)}::text::boolean
  ), ${recordAct({
    events: sql`
    select f.family_id, 'created' as type, 'moment' as entity, f.id as entity_id, f.child_id, 'child' as audience
    from fresh f where ${String(isNews)}::text::boolean`,
  })}
  select f.id, f.kind, f.key from fresh f`);
}
