import type postgres from 'postgres';
import { readTables } from '../backup-tables';

/** All rows of one table that belong to one family, and in it to one hero or parent; null: to nobody in particular. */
export interface RowGroup {
  table: string;
  family: string | null;
  owner: string | null;
  /** Grows different when any of the rows does, or when one comes or goes. */
  digest: string;
}

/** One text that stands in a row: a name, a note, an id, a code. */
export interface StoredText {
  table: string;
  column: string;
  family: string | null;
  owner: string | null;
  text: string;
}

/** What stands in a database, so that a test can tell whose rows a call changed, and put them back. */
export interface RowState {
  /** Of these tables; of all that belong to somebody when none are named. */
  groups(tables?: readonly string[]): Promise<RowGroup[]>;
  texts(): Promise<StoredText[]>;
  /** Columns that may hold a text of some family, e.g. `rewards.name`. */
  textColumns(): string[];
  /** Tables that a statement has written since this was asked before, also in transactions that were taken back. */
  written(): Promise<string[]>;
  /** Remembers all rows as they stand, under a name. */
  keep(name: string): Promise<void>;
  /** Makes tables what they were when they were kept under this name: all, or these. */
  restore(name: string, tables?: readonly string[]): Promise<void>;
}

interface Shape {
  name: string;
  columns: string[];
  texts: string[];
  family: string;
  owner: string;
}

/** Counts of wrong sign-ins belong to whoever tries, the list of the provider's news to nobody: always put back, never looked at. */
const NOBODYS = ['login_throttles', 'stripe_events'];
const COUNTERS = 'written';
const NOBODY = 'null::text';

/** Reads the tables from the database itself: a new one is looked at without anybody thinking of it. */
export async function openRowState(sql: postgres.Sql): Promise<RowState> {
  const shapes = await readShapes(sql);
  const looked = shapes.filter(({ name }) => !NOBODYS.includes(name));
  const groupQuery = ({ name, family, owner }: Shape) =>
    `select '${name}' as table, ${family} as family, ${owner} as owner,
      md5(string_agg(t::text, ';' order by t::text)) as digest from "${name}" t group by 2, 3`;
  await countWrites(sql, looked);
  let counts = new Map<string, string>();

  return {
    groups: async (tables) => {
      const asked = looked.filter(({ name }) => tables?.includes(name) ?? true);
      return [...(await sql.unsafe<RowGroup[]>(asked.map(groupQuery).join(' union all ')))];
    },
    written: async () => {
      const before = counts;
      const rows = await sql.unsafe<{ name: string; count: string }[]>(
        `select sequencename as name, last_value::text as count from pg_sequences
          where schemaname = '${COUNTERS}' and last_value is not null`,
      );
      counts = new Map(rows.map(({ name, count }) => [name, count]));
      return [...counts.keys()].filter((name) => counts.get(name) !== before.get(name));
    },
    textColumns: () =>
      looked
        .filter(({ family }) => family !== NOBODY)
        .flatMap(({ name, texts }) => texts.map((column) => `${name}.${column}`)),
    texts: async () => {
      const found: StoredText[] = [];
      for (const { name, family, owner, texts } of looked) {
        const rows = await sql.unsafe(`select ${family} as family, ${owner} as owner, to_jsonb(t) as row
          from "${name}" t`);
        for (const { row, ...whose } of rows) {
          for (const column of texts) {
            for (const text of textsOf(row[column])) {
              found.push({ table: name, column, family: whose.family, owner: whose.owner, text });
            }
          }
        }
      }
      return found;
    },
    keep: async (kept) => {
      await sql.unsafe(`drop schema if exists "${kept}" cascade; create schema "${kept}"`);
      for (const { name } of shapes) await sql.unsafe(`create table "${kept}"."${name}" as table "${name}"`);
    },
    restore: async (kept, tables) => {
      const asked = shapes.filter(({ name }) => NOBODYS.includes(name) || (tables?.includes(name) ?? true));
      const statements = asked.map(({ name, columns }) => {
        const list = columns.map((column) => `"${column}"`).join(', ');
        return `delete from "${name}"; insert into "${name}" (${list}) select ${list} from "${kept}"."${name}"`;
      });
      // One message is one transaction. Without triggers and foreign keys: what is put back was whole.
      const replica = 'set local session_replication_role = replica';
      await sql.unsafe([replica, ...statements].join('; '));
    },
  };
}

/** Sequences are never taken back, and cost next to nothing. */
async function countWrites(sql: postgres.Sql, shapes: Shape[]): Promise<void> {
  await sql.unsafe(`create schema ${COUNTERS};
    create function ${COUNTERS}.count() returns trigger language plpgsql as
    $$ begin perform nextval(format('${COUNTERS}.%I', tg_table_name)); return null; end $$`);
  for (const { name } of shapes) {
    await sql.unsafe(`create sequence ${COUNTERS}."${name}";
      create trigger counted after insert or update or delete or truncate on "${name}"
      for each statement execute function ${COUNTERS}.count()`);
  }
}

async function readShapes(sql: postgres.Sql): Promise<Shape[]> {
  const types = await sql<{ table: string; column: string; type: string }[]>`
    select table_name as table, column_name as column, udt_name as type from information_schema.columns
    where table_schema = 'public'`;
  return (await readTables(sql)).map(({ name, columns }) => {
    const textual = types.filter(
      ({ table, type }) => table === name && ['text', '_text', 'uuid', 'jsonb'].includes(type),
    );
    return { name, columns, texts: textual.map(({ column }) => column), ...whoseRows(name, columns) };
  });
}

/** SQL for whose a row is. Heroes and parents own themselves, a family is its own. */
function whoseRows(name: string, columns: string[]): Pick<Shape, 'family' | 'owner'> {
  if (name === 'families') return { family: 't.id::text', owner: NOBODY };
  const family = columns.includes('family_id') ? 't.family_id::text' : NOBODY;
  if (name === 'children' || name === 'parents') return { family, owner: 't.id::text' };
  const owners = ['child_id', 'parent_id'].filter((column) => columns.includes(column));
  const owner =
    owners.length > 0 ? `coalesce(${owners.map((column) => `t.${column}::text`).join(', ')})` : NOBODY;
  return { family, owner };
}

/** Every text in a column's value, also in lists and in objects, whose keys count too. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return [...keys, ...Object.values(value).flatMap(textsOf)];
}
