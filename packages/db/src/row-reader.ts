import { Column, getTableColumns, getTableName, is, SQL, Subquery } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** One column of an answer, as drizzle notes it: where its value belongs, and what it is. */
export interface SelectedField {
  path: string[];
  field: unknown;
}

type Row = Record<string, unknown>;

interface Place {
  at: number;
  name: string;
  decode: ((value: unknown) => unknown) | null;
}

/** An object within a row: a joined table's columns. */
interface Group {
  name: string;
  places: Place[];
  /** Set for a table that may have no row: the column whose null says so. */
  absentAt: number | null;
}

/**
 * Makes the function that turns an answer's values into the object that drizzle would make of them. For fields at the
 * row's top and one level below.
 *
 * @param joinsNotNullable by table name, whether a join always finds a row of it; undefined without joins
 */
export function rowReader(
  fields: SelectedField[],
  joinsNotNullable: Record<string, boolean> | undefined,
): (values: unknown[]) => Row {
  const top: Place[] = [];
  const groups: Group[] = [];
  for (const [at, { path, field }] of fields.entries()) {
    const [first = '', second] = path;
    if (path.length > 2) throw new Error(`${path.join('.')} lies too deep.`);
    if (second === undefined) {
      top.push({ at, name: first, decode: decoderOf(field) });
      continue;
    }
    let group = groups.find(({ name }) => name === first);
    if (!group) {
      group = { name: first, places: [], absentAt: mayBeAbsent(field, joinsNotNullable) ? at : null };
      groups.push(group);
    }
    group.places.push({ at, name: second, decode: decoderOf(field) });
  }
  return (values) => {
    const row = fill({}, top, values);
    for (const { name, places, absentAt } of groups) {
      row[name] = absentAt !== null && values[absentAt] === null ? null : fill({}, places, values);
    }
    return row;
  };
}

/** Makes the function that turns a whole row of a table, as a statement in SQL gives it, into the table's object. */
export function tableReader<Table extends PgTable>(table: Table): (row: Row) => Table['$inferSelect'] {
  const columns = Object.entries(getTableColumns(table)).map(([name, field]) => ({
    name,
    from: toSnakeCase(field.name),
    decode: decoderOf(field),
  }));
  return (values) => {
    const row: Row = {};
    for (const { name, from, decode } of columns) {
      const value = values[from] ?? null;
      row[name] = value === null || decode === null ? value : decode(value);
    }
    return row as Table['$inferSelect'];
  };
}

function fill(row: Row, places: Place[], values: unknown[]): Row {
  for (const { at, name, decode } of places) {
    const value = values[at];
    row[name] = value === null || decode === null ? value : decode(value);
  }
  return row;
}

function mayBeAbsent(field: unknown, joinsNotNullable: Record<string, boolean> | undefined): boolean {
  return joinsNotNullable !== undefined && is(field, Column) && !joinsNotNullable[getTableName(field.table)];
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** Null where a value is taken as the driver gives it. */
function decoderOf(field: unknown): Place['decode'] {
  const decoder = sourceOf(field);
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return null;
  return (value) => decoder.mapFromDriverValue(value);
}

function sourceOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  if (is(field, Subquery)) return (field._.sql as unknown as { decoder: Decoder }).decoder;
  return (field as { sql: { decoder: Decoder } }).sql.decoder;
}
