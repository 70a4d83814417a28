import postgres from 'postgres';
import { createDatabase, type DatabaseHandle } from '../../../packages/db/src/client';
import { migrateDatabase } from '../../../packages/db/src/migrate';
import type { DatabaseStage } from './stage';

/** A database that is filled once and copied for each measurement, so that every one begins with the same rows. */
export interface Clones {
  /** Of what was filled; nobody may be connected to it while a copy is made. */
  url: string;
  /** Opens a fresh copy, does the work, and drops it. */
  use: <T>(work: (database: DatabaseHandle) => Promise<T>) => Promise<T>;
  /** Drops what was filled. */
  close: () => Promise<void>;
}

/** Makes a migrated database beside the stage's own and fills it. `fill` gets a superuser's connection. */
export async function openClones(
  { databaseUrl, database: { sql: admin } }: DatabaseStage,
  name: string,
  fill: (sql: postgres.Sql) => Promise<void>,
): Promise<Clones> {
  const at = (database: string) => {
    const url = new URL(databaseUrl);
    url.pathname = `/${database}`;
    return url.toString();
  };
  await unhurried(admin, `create database ${name}`);
  await migrateDatabase(at(name));
  const sql = postgres(at(name), { max: 1, onnotice: () => {} });
  try {
    await fill(sql);
  } finally {
    await sql.end();
  }
  const copy = `${name}_copy`;
  return {
    url: at(name),
    use: async (work) => {
      await unhurried(admin, `create database ${copy} template ${name} strategy file_copy`);
      const database = createDatabase(at(copy), { applicationName: 'bench' });
      try {
        return await work(database);
      } finally {
        await database.close();
        await unhurried(admin, `drop database ${copy} with (force)`);
      }
    },
    close: () => unhurried(admin, `drop database ${name} with (force)`),
  };
}

/** Copying a large database takes longer than a server's statement may. */
async function unhurried(admin: postgres.Sql, statement: string): Promise<void> {
  const connection = await admin.reserve();
  try {
    await connection`set statement_timeout = 0`;
    await connection.unsafe(statement);
    await connection`reset statement_timeout`;
  } finally {
    connection.release();
  }
}
