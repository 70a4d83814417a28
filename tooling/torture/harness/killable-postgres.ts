import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cable, layCable } from '../../../apps/server/tests/testing/cable';
import { createDatabase, type DatabaseHandle } from '../../../packages/db/src/client';
import { startEmbeddedPostgres } from '../../embedded-postgres/src/embedded-postgres';
import { isProcessAlive } from '../../embedded-postgres/src/postmaster-file';
import { waitFor } from './wait';

/** A Postgres with a disk that can be relied on, which is killed and started again behind an address that stays. */
export interface KillablePostgres {
  /** For servers under test. */
  url: string;
  /** Never through the cable, hence also good while it is pulled; null database: the one of the families. */
  open(database?: string): DatabaseHandle;
  /** Kills the server itself. */
  kill(): Promise<void>;
  /** Kills one of the processes that serve a connection: the server then breaks all of them and recovers. */
  killOneConnection(chosen: number): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const DATABASE = 'herohood';
/** How servers under test call themselves, beside what each connection of theirs is for. */
const NAMED = `datname = '${DATABASE}' and backend_type = 'client backend' and pid <> pg_backend_pid()`;

/** @param isDurable false where nothing is killed: the same rules, many times as quick on a slow disk */
export async function startKillablePostgres(folder: string, isDurable: boolean): Promise<KillablePostgres> {
  await mkdir(folder, { recursive: true });
  // As root the database runs under another account, which must be able to enter the folder.
  await chmod(folder, 0o711);
  const begin = () => startEmbeddedPostgres({ dataDir: folder, database: DATABASE, durable: isDurable });
  let postgres = await begin();
  const cable: Cable = await layCable(postgres.port);
  const address = new URL(postgres.url);
  address.port = String(cable.port);

  const open = (database = DATABASE) => {
    const direct = new URL(postgres.url);
    direct.pathname = `/${database}`;
    return createDatabase(direct.href, { maxConnections: 4, applicationName: 'torture' });
  };
  const withDatabase = async <T>(act: (database: DatabaseHandle) => Promise<T>): Promise<T> => {
    const database = open();
    return act(database).finally(database.close);
  };

  return {
    url: address.href,
    open,
    kill: async () => {
      const file = await withDatabase(async ({ sql }) => {
        const [row] = await sql`show data_directory`;
        return join(row?.data_directory, 'postmaster.pid');
      });
      const pid = Number.parseInt(await readFile(file, 'utf8'), 10);
      process.kill(pid, 'SIGKILL');
      await waitFor('the database is gone', async () => !(await isProcessAlive(pid)));
      await cable.pull();
    },
    killOneConnection: async (chosen) => {
      const pids = await withDatabase(
        ({ sql }) =>
          sql<{ pid: number }[]>`select pid from pg_stat_activity where ${sql.unsafe(NAMED)} order by pid`,
      );
      const { pid } = pids[Math.floor(chosen * pids.length)] ?? {};
      if (pid) process.kill(pid, 'SIGKILL');
    },
    start: async () => {
      postgres = await begin();
      await cable.plug(postgres.port);
      await waitFor('the database answers', () =>
        withDatabase(({ sql }) => sql`select 1`).then(isTrue, isFalse),
      );
    },
    stop: async () => {
      await cable.pull();
      await postgres.stop();
    },
  };
}

const isTrue = () => true;
const isFalse = () => false;
