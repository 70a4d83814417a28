import { constants } from 'node:fs';
import { access, mkdir, realpath, stat } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ServerAccount } from './server-account';

/** Where files go that the server's account must reach, best first. */
export type ReachableFolders = { account: ServerAccount; candidates: string[] };

/** @returns the system's folder for root (the temp folder survives no reboot), the user's cache for others. */
export function reachableFolders(account: ServerAccount): ReachableFolders {
  const temporary = join(tmpdir(), `herohood-${process.getuid?.() ?? 'user'}`);
  const lasting = account.ids
    ? '/var/lib/herohood'
    : join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'herohood');
  return { account, candidates: [lasting, temporary] };
}

/** @returns the first candidate that can be made, that only we can write, and that the account can reach. */
export async function openReachableFolder({ account, candidates }: ReachableFolders): Promise<string> {
  for (const folder of candidates) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o755 });
      const { uid, mode } = await stat(folder);
      // The temp folder is everybody's: a folder laid there by another user could swap the binaries.
      const isOurs = process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
      await access(folder, constants.W_OK);
      if (isOurs && (await canReach(account, folder))) return folder;
    } catch {
      // This candidate cannot be made or written: try the next.
    }
  }
  throw new Error(
    `Postgres needs a folder that the account "${account.name ?? 'current user'}" can reach; tried ${candidates.join(', ')}. Set DATABASE_URL to use a Postgres of your own.`,
  );
}

/** Whether the account may enter a folder and every folder above it (by mode bits; always true for our own account). */
export async function canReach(account: ServerAccount, folder: string): Promise<boolean> {
  if (account.ids === undefined) return true;
  let path = await realpath(folder);
  for (;;) {
    if (!may(account.ids, await stat(path), 1)) return false;
    if (dirname(path) === path) return true;
    path = dirname(path);
  }
}

type Owned = { uid: number; gid: number; mode: number };

/** @param bits 4 read, 2 write, 1 execute or enter */
export function may(ids: { uid: number; gid: number }, file: Owned, bits: number): boolean {
  const shift = file.uid === ids.uid ? 6 : file.gid === ids.gid ? 3 : 0;
  return ((file.mode >> shift) & bits) === bits;
}
