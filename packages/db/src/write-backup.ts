import type postgres from 'postgres';
import {
  BackupError,
  type BackupHead,
  type BackupLine,
  type BackupTable,
  headOf,
  type TablesDone,
} from './backup-format';
import { copyOut, readCounters, readSchemaVersion, readTables } from './backup-tables';
import { liftLimits } from './connection-limits';

/** Rows travel in chunks of about this many bytes. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Writes all tables as they stood at one moment, while servers go on working. `write` gets one line after the other,
 * without line ends, and is awaited; `onTable` hears how many tables are done.
 *
 * @returns how many rows there are
 * @throws BackupError when the database was never started with
 */
export async function writeBackup(
  sql: postgres.Sql,
  about: Pick<BackupHead, 'madeAt' | 'secretCheck'>,
  { write, onTable }: { write: (line: string) => Promise<void>; onTable?: TablesDone },
): Promise<{ rows: number }> {
  const say = (line: BackupHead | BackupLine) => write(JSON.stringify(line));
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    // A slow disk must neither cut the reading off nor the waiting.
    await liftLimits(tx);
    const schema = await readSchemaVersion(tx);
    if (schema === null) throw new BackupError('The database is empty: there is nothing to back up.');
    const tables = await readTables(tx);
    // Counters are not part of the moment: read now they are at least as far as its rows.
    const counters = await readCounters(tx);
    await say(headOf({ ...about, schema, tables, counters }));
    let rows = 0;
    for (const [done, table] of tables.entries()) {
      onTable?.(done, tables.length);
      const count = await writeTable(tx, table, (text) => say({ table: table.name, text }));
      await say({ table: table.name, rows: count });
      rows += count;
    }
    await say({ end: true, rows });
    return { rows };
  });
}

async function writeTable(
  tx: postgres.TransactionSql,
  table: BackupTable,
  write: (text: string) => Promise<void>,
): Promise<number> {
  let rows = 0;
  let bytes = 0;
  let waiting: Buffer[] = [];
  const flush = async () => {
    // Postgres sends whole rows, one or several at a time, so no letter is ever cut in two.
    if (waiting.length > 0) await write(Buffer.concat(waiting).toString('utf8'));
    waiting = [];
    bytes = 0;
  };
  const stream = await tx.unsafe(copyOut(table)).readable();
  for await (const part of stream) {
    const lines = part as Buffer;
    waiting.push(lines);
    rows += countLines(lines);
    bytes += lines.length;
    if (bytes >= CHUNK_BYTES) await flush();
  }
  // The driver stops listening to the server when the stream is full, and goes on only when it is read: if the rows' end
  // was there by then, it would never hear that the statement is over.
  stream._read(0);
  await flush();
  return rows;
}

/** One line is one row: line ends inside a text are escaped. */
function countLines(lines: Buffer): number {
  let count = 0;
  for (const byte of lines) if (byte === 10) count += 1;
  return count;
}
