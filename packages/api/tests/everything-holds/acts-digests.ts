import type { TestDatabase } from '@herohood/db/testing/test-database';

/** The rows of a family in one table, or those of one of its people there. */
export interface Part {
  table: string;
  /** The hero (or parent) they belong to; null: nobody in particular. */
  owner: string | null;
}

type Sql = TestDatabase['sql'];
export type Digests = ReadonlyMap<string, Part & { digest: string }>;

/** Rows that note who looked, asked or guessed, or what a report has counted, not what happened. */
const NOT_LOOKED_AT = [
  ...[
    'parent_sessions',
    'child_sessions',
    'devices',
    'known_devices',
    'sync_marks',
    'password_resets',
    'login_links',
    'habit_streaks',
  ],
];
/**
 * What of a row only notes how far something got. Streaks are counted by whoever asks next, a read too, long after the act that changed them was told;
 * `expectSoundLedgers` holds them to their days.
 */
const NOTES: Record<string, string[]> = {
  families: ['last_event_at', 'subscription_ticket', 'stripe_customer_id'],
  children: ['streak_from', 'streak_no', 'first_look_at'],
  child_days: ['run', 'held', 'towards_shield', 'shielded'],
};

/** A digest of the family's rows in each table, person by person. */
export async function digests({ sql, familyId }: { sql: Sql; familyId: string }): Promise<Digests> {
  const parts = (await familyTables(sql)).map(
    ({ table, owner }) => `select '${table}' as table, ${owner}::text as owner,
      md5(string_agg(row, '|' order by row)) as digest
      from (select *, ${rowOf(table)} as row from ${table} x) x where family_id = '${familyId}' group by 1, 2`,
  );
  const family = `select 'families' as table, null as owner, md5(${rowOf('families')}) as digest
    from families x where id = '${familyId}'`;
  const rows = await sql.unsafe([...parts, family].join(' union all '));
  return new Map(
    rows.map((row) => [`${row.table} ${row.owner}`, row as unknown as Part & { digest: string }]),
  );
}

const rowOf = (table: string) =>
  NOTES[table] ? `(to_jsonb(x) - '{${NOTES[table]}}'::text[])::text` : 'x::text';

/** The parts that are other than before, new ones and vanished ones too. */
export function changedParts(before: Digests, after: Digests): Part[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const part = after.get(key) ?? before.get(key);
    const isSame = before.get(key)?.digest === after.get(key)?.digest;
    return part && !isSame ? [{ table: part.table, owner: part.owner }] : [];
  });
}

let found: { table: string; owner: string }[] | undefined;

/** Tables with a family's rows, and the column that says whose they are. */
async function familyTables(sql: Sql) {
  const rows = await sql`
    select table_name as name, bool_or(column_name = 'child_id') as is_heroes from information_schema.columns
    where table_schema = 'public' group by 1 having bool_or(column_name = 'family_id')`;
  found ??= rows
    .filter(({ name }) => !NOT_LOOKED_AT.includes(name))
    .map(({ name, is_heroes }) => {
      const isPerson = name === 'parents' || name === 'children';
      return { table: name, owner: isPerson ? 'id' : is_heroes ? 'child_id' : 'null' };
    });
  return found;
}
