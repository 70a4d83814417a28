import { randomUUID } from 'node:crypto';
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries';
import { openClusterHome } from './cluster-home';
import { isProcessAlive } from './postmaster-file';
import type { ReachableFolders } from './reachable-folders';
import { runProgram } from './run-program';
import type { ServerAccount } from './server-account';

/** Folder of one server: `cluster` (Postgres' own files) and `postgres.log` lie in `home`. */
export type Cluster = { home: string; folder: string; logFile: string };

type Input = {
  dataDir: string;
  account: ServerAccount;
  folders: ReachableFolders;
  binaries: Binaries;
  password: string;
  isNewPassword: boolean;
  durable: boolean;
  onProgress: (line: string) => void;
};

/** Opens the data folder's cluster, making it first where there is none yet. */
export async function ensureCluster(input: Input): Promise<Cluster> {
  const cluster = clusterIn(await openClusterHome(input));
  const version = await readVersion(cluster);
  if (version === undefined) await initialise(cluster, input);
  else if (version !== input.binaries.majorVersion) {
    throw new Error(
      `${cluster.folder} was made by Postgres ${version}, this is Postgres ${input.binaries.majorVersion}: export it with the older one, or set DATABASE_URL.`,
    );
  }
  return cluster;
}

export function clusterIn(home: string): Cluster {
  return { home, folder: join(home, 'cluster'), logFile: join(home, 'postgres.log') };
}

export async function isMade(cluster: Cluster): Promise<boolean> {
  return (await readVersion(cluster)) !== undefined;
}

async function readVersion(cluster: Cluster): Promise<string | undefined> {
  return readFile(join(cluster.folder, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
}

/** `cluster` appears in one rename: a start that is killed half-way leaves only a draft, which the next one removes. */
async function initialise(cluster: Cluster, input: Input): Promise<void> {
  const { account, binaries, password, durable, onProgress } = input;
  onProgress('Preparing the database (first start)');
  await removeDrafts(cluster.home);
  const draft = join(cluster.home, `draft-${process.pid}-${randomUUID().slice(0, 8)}`);
  const passwordFile = `${draft}-password`;
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account.ids) await chown(passwordFile, account.ids.uid, account.ids.gid);
    await runProgram({
      program: binaries.initdb,
      args: [
        `--pgdata=${draft}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Built into Postgres, hence the same on every system: sorts by code point, knows the cases of all letters.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(durable ? [] : ['--no-sync']),
      ],
      account,
      cwd: cluster.home,
    });
    await appendInclude(draft);
    await rename(draft, cluster.folder);
  } catch (error) {
    // Somebody else made it in the meantime: theirs is as good.
    if ((await readVersion(cluster)) === undefined) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

/** Settings are written anew at each start, into a file of their own that the main one includes. */
async function appendInclude(draft: string): Promise<void> {
  await writeFile(join(draft, 'postgresql.conf'), "\ninclude_if_exists = 'herohood.conf'\n", { flag: 'a' });
}

async function removeDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const maker = /^draft-(\d+)/.exec(name)?.[1];
    if (maker === undefined || (await isProcessAlive(Number(maker)))) continue;
    await rm(join(home, name), { recursive: true, force: true });
  }
}
