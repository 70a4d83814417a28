import { type SQL, sql } from 'drizzle-orm';
import { auditEntries, families } from '../family/tables';
import { syncEvents } from './tables';

/** Who acts: a parent, a hero, the operator, or the system without an id. */
export interface ActedBy {
  kind: string;
  id: string | null;
  name: string;
}

/** What an act says in the family's audit list. */
interface Audit {
  now: Date;
  actor: ActedBy;
  /** Selects `family_id, act, child_id, args`: what the list says, in this order. */
  entries: SQL;
}

interface Act {
  /** Selects `family_id, type, entity, entity_id, child_id, audience`: what the devices hear, in this order. */
  events: SQL;
  /** Absent for what no audit list speaks of. */
  audit?: Audit;
  /** What else is set in the family's row; `t.events` of them were told. */
  also?: SQL;
}

const NO_ENTRIES = sql`select null::uuid as family_id where false`;

/**
 * The last parts of every statement that writes an act: the family's stamp, its events and its audit entries, for one
 * family or many. The families are locked in the order of their ids, after everything that `events` and `entries` rest on,
 * and stamped under that lock, so that stamps grow in commit order (rules: sync). An erased family has nobody left to tell.
 */
export const recordAct = ({ events, audit, also }: Act): SQL => sql`
  event as materialized (
    select told.*, row_number() over () as place from (${events}) told
  ), entry as materialized (
    select said.*, row_number() over () as place from (${audit?.entries ?? NO_ENTRIES}) said
  ), stamped as (
    update ${families} f set last_event_at = greatest(clock_timestamp(), f.last_event_at + interval '1 microsecond')${also ?? sql``}
    from (
      select l.id, n.events from ${families} l join (
        select family_id, sum(events)::int as events
        from (select family_id, 1 as events from event union all select family_id, 0 from entry) x group by 1
      ) n on n.family_id = l.id
      order by l.id for no key update of l
    ) t
    where f.id = t.id
    returning f.id, f.last_event_at as stamp
  )${audit ? sql`, audited as (${insertAudit(audit)})` : sql``}, told as (
    insert into ${syncEvents} (family_id, type, entity, entity_id, child_id, audience, created_at)
    select event.family_id, event.type, event.entity, event.entity_id, event.child_id, event.audience, stamped.stamp
    from event join stamped on stamped.id = event.family_id order by event.place
  )`;

const insertAudit = ({ now, actor }: Audit): SQL => sql`
    insert into ${auditEntries} (family_id, at, actor_kind, actor_id, actor_name, act, child_id, args)
    select entry.family_id, ${now.toISOString()}::timestamptz, ${actor.kind}, ${actor.id}::uuid, ${actor.name}, entry.act,
      entry.child_id, entry.args
    from entry join stamped on stamped.id = entry.family_id order by entry.place
  `;
