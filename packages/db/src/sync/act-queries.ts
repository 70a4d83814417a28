import { type SQL, sql } from 'drizzle-orm';
import { auditEntries, families } from '../family/tables';
import { syncEvents } from './tables';

/** How a statement that is a whole act of one hero is told to their family. */
interface Telling {
  /** For the audit list. Constants of this code, never what a client sent. */
  act: string;
  actorKind: 'parent' | 'child';
  /** `id`: the column of `done` that names what changed. */
  events: { type: 'created' | 'updated'; entity: string; id: string }[];
  /** The events' time, of the family `f`; null undoes the whole statement. */
  stamp?: SQL;
}

/** Who acts and when: the values that `telling` takes. */
export interface ActedBy {
  now: Date;
  actorId: string;
  actorName: string;
}

export const actedBy = ({ now, actorId, actorName }: ActedBy) => ({
  ...{ now: now.toISOString(), actorId, actorName },
});

const text = (constant: string) => sql.raw(`'${constant}'`);
const at = sql.placeholder;

/**
 * The last parts of a statement that is a transaction of its own: the family's stamp, the audit entry and the events. They
 * follow a part `done`, which has a row when the act was done: `family_id`, `child_id`, `summary` and the events' ids.
 * The family's row is locked after everything that `done` rests on, as in every act.
 */
export const telling = ({ act, actorKind, events, stamp = sql`f.last_event_at` }: Telling): SQL => sql`
  family as (
    update ${families} f set last_event_at = greatest(clock_timestamp(), f.last_event_at + interval '1 microsecond')
    from done where f.id = done.family_id
    returning f.id, ${stamp} as stamp
  ), noted as (
    insert into ${auditEntries} (family_id, at, actor_kind, actor_id, actor_name, act, child_id, summary)
    select family_id, ${at('now')}::timestamptz, ${text(actorKind)}, ${at('actorId')}::uuid, ${at('actorName')}::text, ${text(act)},
      child_id, summary from done
  ), told as (
    insert into ${syncEvents} (family_id, type, entity, entity_id, child_id, audience, created_at)
    select f.id, e.type, e.entity, e.entity_id, done.child_id, 'child', f.stamp
    from done cross join family f cross join lateral (values ${sql.join(events.map(eventOf), sql`, `)}) as e(type, entity, entity_id)
  )`;

const eventOf = ({ type, entity, id }: Telling['events'][number]): SQL =>
  sql`(${text(type)}, ${text(entity)}, ${sql.raw(`done.${id}`)})`;
