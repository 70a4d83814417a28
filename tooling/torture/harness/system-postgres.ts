import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runProgram } from '../../embedded-postgres/src/run-program';
import { findServerAccount } from '../../embedded-postgres/src/server-account';
import { findFreePort } from '../../testing/src/free-port';

/** A Postgres that the system brings along, with its client programs, in a folder of its own. */
export interface SystemPostgres {
  /** Of the database that is made anew under this name. */
  urlOf(database: string): string;
  /** Where pg_dump and pg_restore are. */
  programs: string;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
const NEEDED = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'];

/** @returns null where this machine has no such Postgres; the one from npm brings no client programs */
export async function startSystemPostgres(folder: string): Promise<SystemPostgres | null> {
  const programs = await findPrograms();
  if (programs === undefined) return null;
  const account = await findServerAccount(() => {});
  await mkdir(folder, { recursive: true });
  if (account.ids) await chown(folder, account.ids.uid, account.ids.gid);
  const data = join(folder, 'data');
  const run = (name: string, args: string[]) =>
    runProgram({ program: join(programs, name), args, account, cwd: folder });
  await run('initdb', ['-D', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  const port = await findFreePort();
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await writeFile(join(data, 'postgresql.conf'), lines.join(''), { flag: 'a' });
  await run('pg_ctl', ['start', '-D', data, '-l', join(folder, 'log'), '-w', '-s']);
  return {
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    programs,
    stop: () => run('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w', '-s']),
  };
}

async function findPrograms(): Promise<string | undefined> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...newestFirst.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => NEEDED.every((name) => existsSync(join(folder, name))));
}
