import { once } from 'node:events';
import postgres from 'postgres';
import {
  BackupError,
  type BackupHead,
  type BackupTable,
  quoted,
  readHead,
  readLine,
  type TablesDone,
} from './backup-format';
import { copyIn, readSchemaVersion, readTables } from './backup-tables';
import { liftLimits } from './connection-limits';
import { knowsMigration, migrateDatabase } from './migrate';

export interface Restored {
  madeAt: string;
  rows: number;
}

/**
 * Puts a backup into an empty database: makes the tables as they were then, fills them in one transaction, checks every
 * table's count, and brings the tables to this version. After an error the database holds no row.
 *
 * @param lines the backup's lines, without line ends
 * @param hooks `check` looks at the head before anything is written, and throws to stop; `onTable` hears how far it is
 * @throws BackupError with a sentence for the operator
 */
export async function restoreBackup(
  url: string,
  lines: AsyncIterable<string>,
  { check, onTable }: { check: (head: BackupHead) => void; onTable?: TablesDone },
): Promise<Restored> {
  const sql = postgres(url, { max: 1, prepare: false, onnotice: () => {}, connect_timeout: 10 });
  const reader = lines[Symbol.asyncIterator]();
  try {
    const first = await reader.next();
    const head = readHead(first.done ? '' : first.value);
    check(head);
    if (!knowsMigration(head.schema)) {
      throw new BackupError('The backup was made by a newer version of Herohood. Restore it with that one.');
    }
    await requireEmpty(sql, head.schema);
    await migrateDatabase(url, { upTo: head.schema });
    const rest = { [Symbol.asyncIterator]: () => reader };
    const rows = await fill(sql, head, { lines: rest, onTable });
    await migrateDatabase(url);
    return { madeAt: head.madeAt, rows };
  } finally {
    await reader.return?.();
    await sql.end({ timeout: 5 });
  }
}

/** For restores by Postgres' own programs. @throws BackupError when there is any table */
export async function requireNoTables(sql: postgres.Sql): Promise<void> {
  if ((await readTables(sql)).length > 0) throw notEmpty();
}

/** Empty: no tables at all, or the backup's own and no family in them (a restore that was broken off). */
async function requireEmpty(sql: postgres.Sql, schema: number): Promise<void> {
  const tables = await readTables(sql);
  if (tables.length === 0) return;
  const isSame = (await readSchemaVersion(sql)) === schema && tables.some(({ name }) => name === 'families');
  if (isSame && (await sql`select 1 from families limit 1`).length === 0) return;
  throw notEmpty();
}

function notEmpty(): BackupError {
  return new BackupError(
    'The database is not empty. Restore into a new one, so that nothing is overwritten.',
  );
}

interface Source {
  lines: AsyncIterable<string>;
  onTable: TablesDone | undefined;
}

async function fill(sql: postgres.Sql, head: BackupHead, source: Source): Promise<number> {
  return sql.begin(async (tx) => {
    await liftLimits(tx);
    const present = new Set((await readTables(tx)).map(({ name }) => name));
    const isSame = head.tables.length === present.size && head.tables.every(({ name }) => present.has(name));
    if (!isSame) throw new BackupError('The backup has other tables than its version of Herohood.');
    // Migrations bring catalogues along; the backup has them too.
    await tx.unsafe(`truncate ${head.tables.map(({ name }) => quoted(name)).join(', ')}`);
    // What triggers once wrote is in the backup: they must not write it again.
    for (const { name } of head.tables) await tx.unsafe(`alter table ${quoted(name)} disable trigger user`);
    const rows = await copyTables(tx, head, source);
    for (const { name } of head.tables) await tx.unsafe(`alter table ${quoted(name)} enable trigger user`);
    for (const { name, last } of head.counters) {
      if (last !== null) await tx`select setval(${quoted(name)}::text::regclass, ${last}::text::bigint)`;
    }
    return rows;
  });
}

async function copyTables(
  tx: postgres.TransactionSql,
  head: BackupHead,
  { lines, onTable }: Source,
): Promise<number> {
  const waiting = [...head.tables];
  const open: { copy: CopyStream | null } = { copy: null };
  let total = 0;
  try {
    for await (const text of lines) {
      const line = readLine(text);
      if ('end' in line) {
        if (waiting.length > 0 || open.copy || line.rows !== total) break;
        return total;
      }
      const [table] = waiting;
      if (!table || table.name !== line.table) throw new BackupError('The backup is damaged.');
      if ('text' in line) {
        open.copy ??= await openCopy(tx, copyIn(table));
        await open.copy.write(line.text).catch(() => throwMisfit(table));
        continue;
      }
      await open.copy?.end().catch(() => throwMisfit(table));
      open.copy = null;
      waiting.shift();
      onTable?.(head.tables.length - waiting.length, head.tables.length);
      total += await requireCount(tx, table, line.rows);
    }
    throw new BackupError('The backup is cut off: its end is missing.');
  } finally {
    open.copy?.abort();
  }
}

/** Also meets what the copying itself could not report: after a row that does not fit the query is refused. */
async function requireCount(tx: postgres.TransactionSql, table: BackupTable, rows: number): Promise<number> {
  const query = `select count(*)::int as rows from ${quoted(table.name)}`;
  const [found] = await tx.unsafe<{ rows: number }[]>(query).catch(() => throwMisfit(table));
  return found?.rows === rows ? rows : throwMisfit(table);
}

function throwMisfit({ name }: BackupTable): never {
  throw new BackupError(`The rows of ${name} do not fit: the backup is damaged.`);
}

interface CopyStream {
  write(text: string): Promise<void>;
  /** Resolves when the server was told that there is no more; whether it took it shows in the next statement. */
  end(): Promise<void>;
  /** Gives up: the driver refuses every other statement, also a rollback, while a copy is open. */
  abort(): void;
}

/**
 * Begins a `copy … from stdin`. The driver's stream never finishes when the server refuses the rows at the end, so its
 * last step is watched instead of its `finish`: what follows in the transaction then either works or is refused.
 */
async function openCopy(tx: postgres.TransactionSql, statement: string): Promise<CopyStream> {
  const stream = await tx.unsafe(statement).writable();
  const failed = new Promise<never>((_, reject) => {
    stream.once('error', reject);
  });
  failed.catch(() => {});
  const told = new Promise<void>((resolve) => {
    const tell = stream._final.bind(stream);
    stream._final = (done) => {
      tell(done);
      resolve();
    };
  });
  return {
    write: async (text) => {
      if (!stream.write(text)) await Promise.race([once(stream, 'drain'), failed]);
    },
    end: async () => {
      stream.end();
      await Promise.race([told, failed]);
    },
    abort: () => void stream.destroy(new Error('given up')),
  };
}
