import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type DatabaseHandle } from '../../../packages/db/src/client';
import { migrateDatabase } from '../../../packages/db/src/migrate';
import { type RunningServer, startServer } from '../../e2e/testing/server';
import { startEmbeddedPostgres } from '../../embedded-postgres/src/embedded-postgres';

/** A Postgres of its own, migrated, as durable as a family's. */
export interface DatabaseStage {
  databaseUrl: string;
  /** A pool of this process on it: `sql` is postgres.js itself, `db` what the product's queries take. */
  database: DatabaseHandle;
  close: () => Promise<void>;
}

/** The built server on such a Postgres. */
export interface Stage extends DatabaseStage {
  server: RunningServer;
}

const opened = new Set<() => Promise<void>>();

/** Closes what is open when the run is broken off, so that no Postgres stays behind. */
export async function closeStages(): Promise<void> {
  for (const close of [...opened].reverse()) await close().catch(() => {});
}

/** Remembers a way to close until it was taken. */
function remembered(close: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (opened.delete(once)) await close();
  };
  opened.add(once);
  return once;
}

/** Opens a Postgres in a temporary folder and brings the product's tables into it. */
export async function openDatabaseStage(): Promise<DatabaseStage> {
  const folder = await mkdtemp(join(tmpdir(), 'herohood-bench-'));
  // As root the database runs under another account, which must be able to enter the folder.
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, database: 'herohood' });
  const stop = remembered(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });
  try {
    await migrateDatabase(postgres.url);
  } catch (error) {
    await stop();
    throw error;
  }
  const database = createDatabase(postgres.url, { applicationName: 'bench' });
  const close = async () => {
    await database.close();
    await stop();
  };
  return { databaseUrl: postgres.url, database, close };
}

/**
 * Opens a Postgres and starts the built server on it, as an operator would, without families.
 *
 * @param settings further environment variables of the server
 */
export async function openStage(name: string, settings: Record<string, string> = {}): Promise<Stage> {
  const stage = await openDatabaseStage();
  try {
    const server = await startServer(`bench-${name}`, {
      DATABASE_URL: stage.databaseUrl,
      ...settings,
    });
    const stop = remembered(() => server.stop());
    const close = async () => {
      await stop();
      await stage.close();
    };
    return { ...stage, server, close };
  } catch (error) {
    await stage.close();
    throw error;
  }
}

/** Opens a stage, does the work and closes the stage, whatever happens. */
export async function onStage<T>(
  name: string,
  work: (stage: Stage) => Promise<T>,
  settings?: Record<string, string>,
): Promise<T> {
  const stage = await openStage(name, settings);
  try {
    return await work(stage);
  } finally {
    await stage.close();
  }
}
