import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The operating-system account that runs the server; no ids: the account we already are. */
export type ServerAccount = { name?: string; ids?: { uid: number; gid: number } };

/**
 * Postgres refuses to run as root. As root the server runs as `postgres` where that account exists, else as
 * `nobody`, else as a system account made now; for anyone else it runs as they are.
 */
export async function findServerAccount(onProgress: (line: string) => void): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return {};
  const existing = await lookUp(['postgres', '_postgres', 'nobody']);
  if (existing !== undefined) return existing;
  onProgress('Creating the system account "postgres" (Postgres does not run as root)');
  await promisify(execFile)('useradd', [
    '--system',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]);
  const created = await lookUp(['postgres']);
  if (created === undefined) {
    throw new Error(
      'Postgres does not run as root and no account could be made for it. Start as an ordinary user.',
    );
  }
  return created;
}

async function lookUp(names: string[]): Promise<ServerAccount | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => ''))
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of names) {
    const fields = lines.find(([user]) => user === name);
    if (fields === undefined) continue;
    // Some systems write nobody as -2: the kernel means the same number unsigned.
    return { name, ids: { uid: Number(fields[2]) >>> 0, gid: Number(fields[3]) >>> 0 } };
  }
  return undefined;
}
