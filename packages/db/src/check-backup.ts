import { BackupError, readHead, readLine } from './backup-format';

/**
 * Reads a backup to its end without a database: every table is there with as many rows as it says.
 *
 * @param lines the backup's lines, without line ends
 * @throws BackupError with a sentence for the operator when it could not be restored
 */
export async function checkBackup(lines: AsyncIterable<string>): Promise<{ madeAt: string; rows: number }> {
  const reader = lines[Symbol.asyncIterator]();
  try {
    const first = await reader.next();
    const { madeAt, tables } = readHead(first.done ? '' : first.value);
    const waiting = tables.map(({ name }) => name);
    let [total, inTable] = [0, 0];
    for await (const text of { [Symbol.asyncIterator]: () => reader }) {
      const line = readLine(text);
      if ('end' in line) {
        if (waiting.length > 0 || line.rows !== total) break;
        return { madeAt, rows: total };
      }
      if (line.table !== waiting[0]) throw new BackupError('The backup is damaged.');
      if ('text' in line) {
        inTable += line.text.split('\n').length - 1;
        continue;
      }
      if (line.rows !== inTable)
        throw new BackupError(`The backup is damaged: rows of ${line.table} are missing.`);
      waiting.shift();
      total += inTable;
      inTable = 0;
    }
    throw new BackupError('The backup is cut off: its end is missing.');
  } finally {
    await reader.return?.();
  }
}
