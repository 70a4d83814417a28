import type postgres from 'postgres';
import { BackupError, type BackupHead, type BackupTable, quoted } from './backup-format';

type Reader = Pick<postgres.Sql, 'unsafe'> | postgres.TransactionSql;

/** All tables with the columns that hold data of their own, referenced tables before those that refer to them. */
export async function readTables(sql: Reader): Promise<BackupTable[]> {
  const tables = await sql.unsafe<{ name: string; columns: string[] }[]>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1`);
  const keys = await sql.unsafe<{ from: string; to: string }[]>(`
    select distinct t.relname as from, r.relname as to from pg_constraint k
    join pg_class t on t.oid = k.conrelid join pg_class r on r.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid and t.relnamespace = 'public'::regnamespace`);
  return inOrder([...tables], [...keys]);
}

function inOrder(tables: BackupTable[], keys: { from: string; to: string }[]): BackupTable[] {
  const ordered: BackupTable[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const isFree = ({ name }: BackupTable) => !keys.some(({ from, to }) => from === name && names.has(to));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new BackupError('Tables refer to each other in a circle.');
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** Where each sequence stands: what counts on must not meet numbers that restored rows have. */
export async function readCounters(sql: Reader): Promise<BackupHead['counters']> {
  const counters = await sql.unsafe<{ name: string; last: string | null }[]>(`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by 1`);
  return [...counters];
}

/** The time stamp of the newest migration that was applied; null for a database without any. */
export async function readSchemaVersion(sql: Reader): Promise<number | null> {
  const [found] = await sql.unsafe(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  );
  if (!found?.is_there) return null;
  const [row] = await sql.unsafe(`select max(created_at)::text as newest from drizzle.__drizzle_migrations`);
  return row?.newest ? Number(row.newest) : null;
}

export const copyOut = ({ name, columns }: BackupTable) =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`;

export const copyIn = ({ name, columns }: BackupTable) =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`;
