// A backup is text, one JSON value a line: a head, then table by table chunks of Postgres' own COPY text and the table's
// count, then an end. Foreign keys hold in that order. Whoever reads a file without its end knows that it was cut off.

const KIND = 'herohood-backup';
const FORMAT = 1;

export interface BackupTable {
  name: string;
  columns: string[];
}

export interface BackupHead {
  kind: typeof KIND;
  format: typeof FORMAT;
  /** ISO instant. */
  madeAt: string;
  /** Time stamp of the newest migration that the database had. */
  schema: number;
  /** Tells whether sealed values can be opened with a server's secret, without telling the secret. */
  secretCheck: string;
  tables: BackupTable[];
  /** The last number that each sequence gave out; null: none yet. */
  counters: { name: string; last: string | null }[];
}

export type BackupLine =
  | { table: string; text: string }
  | { table: string; rows: number }
  | { end: true; rows: number };

/** A backup that cannot be made, read or put back; `message` is a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Hears how far a backup or a restore is. */
export type TablesDone = (done: number, of: number) => void;

export function headOf(facts: Omit<BackupHead, 'kind' | 'format'>): BackupHead {
  return { kind: KIND, format: FORMAT, ...facts };
}

/** The first line. @throws BackupError when it is none of ours, or of another format */
export function readHead(line: string): BackupHead {
  const head = parse(line) as Partial<BackupHead> | null;
  if (head?.kind !== KIND) throw new BackupError('This file is no backup of Herohood.');
  if (head.format !== FORMAT) {
    throw new BackupError('The backup was made by a newer version of Herohood. Restore it with that one.');
  }
  return head as BackupHead;
}

/** Any further line. @throws BackupError when it is damaged */
export function readLine(line: string): BackupLine {
  const value = parse(line) as BackupLine | null;
  if (value === null || typeof value !== 'object') throw new BackupError('The backup is damaged.');
  return value;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** A name as SQL text. Names come from a file here, so nothing but letters, digits and underscores passes. */
export function quoted(name: string): string {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new BackupError('The backup is damaged.');
  return `"${name}"`;
}
