import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres, stopEmbeddedPostgres } from '@herohood/embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test run's Postgres server, as its superuser. */
    postgresUrl: string;
  }
}

type RunServer = { url: string; stop: () => Promise<void> };
type Shared = { users: number; server: Promise<RunServer> };

/** Followed by the process id of the run. */
const FOLDER_PREFIX = 'herohood-test-postgres-';

/** Each project loads this file anew; what they share has to hang on the process. */
const holder = globalThis as typeof globalThis & { herohoodTestPostgres?: Shared };

/**
 * Gives a test run one Postgres server: the one of TEST_DATABASE_URL (an address whose user may create
 * databases), else an embedded one in a temporary folder, shared by all projects and gone with the last.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  holder.herohoodTestPostgres ??= { users: 0, server: openServer() };
  const shared = holder.herohoodTestPostgres;
  shared.users += 1;
  project.provide('postgresUrl', (await shared.server).url);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    holder.herohoodTestPostgres = undefined;
    await (await shared.server).stop();
  };
}

async function openServer(): Promise<RunServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };

  await clearLeftOvers();
  const dataDir = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  // As root the server runs under another account, which must be able to enter the folder.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, database: 'postgres', durable: false });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A run that was killed could not stop its server: the next one does. */
async function clearLeftOvers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(FOLDER_PREFIX) ? Number.parseInt(name.slice(FOLDER_PREFIX.length), 10) : 0;
    if (!(pid > 0) || isAlive(pid)) continue;
    const dataDir = join(tmpdir(), name);
    try {
      await stopEmbeddedPostgres({ dataDir });
      await rm(dataDir, { recursive: true, force: true });
    } catch {
      // Another user's, or another run clears it this very moment.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
