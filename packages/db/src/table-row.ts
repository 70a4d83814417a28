import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The table's object for a whole row of it, as a statement in SQL answers with it (`select k.*`). */
export function tableRow<Table extends PgTable>(
  table: Table,
  answer: Record<string, unknown>,
): Table['$inferSelect'] {
  const row: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const value = answer[toSnakeCase(column.name)] ?? null;
    row[name] = value === null ? null : column.mapFromDriverValue(value);
  }
  return row as Table['$inferSelect'];
}
