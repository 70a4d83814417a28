import { sql } from 'drizzle-orm';
import { arrayParam } from '../array-param';
import type { Executor } from '../client';
import { auditEntries, families } from '../family/tables';
import type { NewAuditEntry } from './queries';
import { syncEvents } from './tables';

/** What a batch changed: one row, of one hero. */
export interface HeroChange {
  familyId: string;
  childId: string;
  entityId: string;
}

/**
 * Writes one event for each change, as `insertEvents` does for one family: locks the families, in id order, and
 * stamps each one's events under its lock. Call it last in a transaction (rules: sync).
 */
export async function insertHeroEvents(
  db: Executor,
  changes: HeroChange[],
  event: { type: string; entity: string },
): Promise<void> {
  const ids = sql`${arrayParam([...new Set(changes.map(({ familyId }) => familyId))])}::uuid[]`;
  await db.execute(sql`select 1 from ${families} where id = any(${ids}) order by id for no key update`);
  await db.execute(sql`
    with stamped as (
      update ${families} set last_event_at = greatest(clock_timestamp(), last_event_at + interval '1 microsecond')
      where id = any(${ids}) returning id, last_event_at
    )
    insert into ${syncEvents} (family_id, type, entity, entity_id, child_id, audience, created_at)
    select s.id, ${event.type}, ${event.entity}, t.entity_id, t.child_id, 'child', s.last_event_at
    from ${unnested(changes)} join stamped s on s.id = t.family_id`);
}

/** Writes the same audit entry for each change. */
export async function insertHeroAudit(
  db: Executor,
  changes: HeroChange[],
  entry: Pick<NewAuditEntry, 'at' | 'actorKind' | 'actorName' | 'act' | 'summary'>,
): Promise<void> {
  await db.execute(sql`
    insert into ${auditEntries} (family_id, at, actor_kind, actor_name, act, child_id, summary)
    select t.family_id, ${entry.at.toISOString()}::timestamptz, ${entry.actorKind}, ${entry.actorName}, ${entry.act},
      t.child_id, ${entry.summary}
    from ${unnested(changes)}`);
}

function unnested(changes: HeroChange[]) {
  const column = (pick: (change: HeroChange) => string) => arrayParam(changes.map(pick));
  return sql`unnest(${column((c) => c.familyId)}::uuid[], ${column((c) => c.childId)}::uuid[],
    ${column((c) => c.entityId)}::uuid[]) as t(family_id, child_id, entity_id)`;
}
