import { createHash } from 'node:crypto';
import { chown, mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canReach, openReachableFolder, type ReachableFolders } from './reachable-folders';
import type { ServerAccount } from './server-account';

type Input = {
  dataDir: string;
  account: ServerAccount;
  folders: ReachableFolders;
  /** The data folder had no password before this start: whatever lies elsewhere for it belonged to a deleted one. */
  isNewPassword: boolean;
  onProgress: (line: string) => void;
};

/**
 * Decides where the database's files live, and makes that folder for the server's account: `<dataDir>/postgres`,
 * or, where that account cannot enter dataDir, a folder named after dataDir's real path that it can enter. The
 * second is written down in dataDir, and holds from then on even when the permissions change.
 */
export async function openClusterHome(input: Input): Promise<string> {
  const { dataDir, account, folders, isNewPassword, onProgress } = input;
  const recorded = await readLocation(dataDir);
  if (recorded !== undefined) {
    if (await isFolder(recorded)) return recorded;
    throw new Error(
      `The database of ${dataDir} was in ${recorded}, which is gone. Restore it, or delete ${dataDir} to start empty.`,
    );
  }

  const inside = insideOf(dataDir);
  const isReachable = await canReach(account, dataDir);
  if (await isFolder(join(inside, 'cluster'))) {
    if (isReachable) return inside;
    throw new Error(
      `The account "${account.name}", which runs Postgres, can no longer enter ${dataDir}: give that folder and those above it the permission 'o+x'.`,
    );
  }
  if (isReachable) return openFolder(inside, account);

  const key = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 16);
  const outside = join(await openReachableFolder(folders), `data-${key}`);
  if (isNewPassword && (await isFolder(outside))) {
    const aside = `${outside}-left-${Date.now()}`;
    await rename(outside, aside);
    onProgress(`Moved the database of an earlier, deleted ${dataDir} aside to ${aside}`);
  }
  await openFolder(outside, account);
  await writeFile(
    locationFile(dataDir),
    `${outside}\nThe line above names the folder of the database's files: the account "${account.name}", which runs Postgres, cannot enter this one.\n`,
  );
  onProgress(`The database's files are kept in ${outside} (Postgres may not enter ${dataDir})`);
  return outside;
}

/** Where the files of a data folder are, or would be when it was never started. */
export async function findClusterHome(dataDir: string): Promise<string> {
  return (await readLocation(dataDir)) ?? insideOf(dataDir);
}

function insideOf(dataDir: string): string {
  return join(dataDir, 'postgres');
}

function locationFile(dataDir: string): string {
  return join(dataDir, 'postgres-location.txt');
}

async function readLocation(dataDir: string): Promise<string | undefined> {
  const text = await readFile(locationFile(dataDir), 'utf8').catch(() => '');
  return text.split('\n')[0] || undefined;
}

async function openFolder(folder: string, account: ServerAccount): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account.ids) await chown(folder, account.ids.uid, account.ids.gid);
  return folder;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
