import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a server writes about itself into its folder; `isAlive` false: a crash left it behind. */
export type Postmaster = { pid: number; port: number; isReady: boolean; isAlive: boolean };

/** More than any system gives out, so that Postgres sees at once that this process is gone. */
const NOBODYS_PID = 2_147_483_646;

export async function readPostmaster(clusterFolder: string): Promise<Postmaster | undefined> {
  const text = await readFile(postmasterFile(clusterFolder), 'utf8').catch(() => '');
  // Lines: pid, folder, start, port, socket folder, listen address, shared memory, status.
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!(pid > 0)) return undefined;
  const isServer = (await isProcessAlive(pid)) && !(await isAnotherProcess(pid, clusterFolder));
  return { pid, port: Number(lines[3]), isReady: lines[7] === 'ready', isAlive: isServer };
}

/**
 * Makes Postgres start in spite of a left-over file whose number a zombie or a stranger still holds. Only the
 * number is replaced, not the file removed: Postgres then still checks that no orphan of the old server writes.
 */
export async function disownPostmaster(clusterFolder: string): Promise<void> {
  const text = await readFile(postmasterFile(clusterFolder), 'utf8');
  await writeFile(postmasterFile(clusterFolder), text.replace(/^\d+/, String(NOBODYS_PID)));
}

function postmasterFile(clusterFolder: string): string {
  return join(clusterFolder, 'postmaster.pid');
}

export async function isProcessAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  // In a container without an init process nobody collects the dead: they stay as zombies ('pid (name) Z …').
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/^\d+ \(.*\) Z/s.test(text);
}

/** After a reboot (in a container: every restart) the number in a left-over file soon belongs to somebody else. */
async function isAnotherProcess(pid: number, clusterFolder: string): Promise<boolean> {
  if (process.platform === 'win32') return false;
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    if (folder !== undefined) return folder !== (await realpath(clusterFolder));
  }
  const shown = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).catch(() => undefined);
  // When nothing can be found out it counts as our server: starting a second one would be worse than refusing.
  return shown !== undefined && !shown.stdout.includes('postgres');
}
