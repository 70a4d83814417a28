import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDatabaseUrl } from '@herohood/db/database-url';
import { AdminError } from './admin-error';

interface Job {
  url: string;
  file: string;
  /** Another name or place than the usual one. */
  program?: string;
}

/** Dumps the tables that matter in Postgres' own format; the job store and the call counts are not worth keeping. */
export function dumpWithProgram({ url, file, program = 'pg_dump' }: Job): Promise<void> {
  return withAddress(url, (address) =>
    run(program, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--exclude-schema=bullmq',
      '--exclude-schema=limits',
      `--file=${file}`,
      `--dbname=${address}`,
    ]),
  );
}

/** Restores such a dump, whole or not at all. */
export function restoreWithProgram({ url, file, program = 'pg_restore' }: Job): Promise<void> {
  return withAddress(url, (address) =>
    run(program, [
      ...['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'],
      `--dbname=${address}`,
      file,
    ]),
  );
}

/** The password travels in a file that only we can read: arguments show in lists of processes. */
async function withAddress(url: string, work: (address: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'herohood-pg-'));
  try {
    const { one: address, hosts } = readDatabaseUrl(url) ?? { one: new URL(url), hosts: '' };
    const password = decodeURIComponent(address.password).replace(/[\\:]/g, '\\$&');
    const passfile = join(folder, 'passfile');
    await writeFile(passfile, `*:*:*:*:${password}\n`, { mode: 0o600 });
    address.password = '';
    address.searchParams.set('passfile', passfile);
    // Ours alone: the programs stop at what they do not know.
    address.searchParams.delete('prepare');
    await work(address.toString().replace(address.host, hosts || address.host));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-2_000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new AdminError(
      `There is no ${program} here. Install Postgres' client programs (on Debian the package postgresql-client), at least as new as the server, or use Herohood's own format.`,
    );
  });
  if (code === 0) return;
  const hint = /version mismatch/.test(said) ? ' Install client programs at least as new as the server.' : '';
  throw new AdminError(`${program} failed: ${said.trim().split('\n').at(0) ?? `exit code ${code}`}.${hint}`);
}
