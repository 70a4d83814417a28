import { execFile } from 'node:child_process';
import { chmod, cp, lstat, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type InstalledPrograms, locateBinaries, makeRunnable } from './binaries';
import { reachableFolders } from './reachable-folders';
import { findServerAccount, type ServerAccount } from './server-account';

let folder: string;
let account: ServerAccount;
let installed: InstalledPrograms;
let progress: string[];

const settings = () => ({
  account,
  folders: { account, candidates: [`${folder}-reachable`] },
  onProgress: (line: string) => progress.push(line),
});

const versionBy = async (program: string) => {
  const { stdout } = await promisify(execFile)(program, ['--version'], { ...account.ids, cwd: '/' });
  return stdout;
};

/** As npm leaves it when it may not run the package's install script: no links, no execute bits. */
beforeEach(async () => {
  progress = [];
  folder = await mkdtemp(join(tmpdir(), 'herohood-programs-'));
  await chmod(folder, 0o755);
  account = await findServerAccount(() => {});
  const found = await locateBinaries({ account, folders: reachableFolders(account), onProgress: () => {} });
  const native = join(folder, 'native');
  await cp(dirname(dirname(found.initdb)), native, {
    recursive: true,
    verbatimSymlinks: true,
    filter: async (path) => !/\.(a|h)$/.test(path) && !(await isLink(path)),
  });
  for (const name of await readdir(join(native, 'bin'))) await chmod(join(native, 'bin', name), 0o644);
  installed = { native, version: '18.0.0' };
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}-reachable`, { recursive: true, force: true });
});

async function isLink(path: string): Promise<boolean> {
  return (await lstat(path)).isSymbolicLink();
}

describe('programs', () => {
  it('run in place once links and execute bits are made', async () => {
    const { initdb, majorVersion } = await makeRunnable(installed, settings());
    expect(initdb.startsWith(folder)).toBe(true);
    expect(majorVersion).toBe('18');
    expect(await versionBy(initdb)).toMatch(/^initdb \(PostgreSQL\) 18/);
    expect(progress).toEqual([]);
  });
});

describe.runIf(process.getuid?.() === 0)('programs that the server account cannot reach', () => {
  it('are copied once to a folder that it can reach', async () => {
    await chmod(folder, 0o700);
    const first = await makeRunnable(installed, settings());
    expect(first.initdb.startsWith(`${folder}-reachable`)).toBe(true);
    expect(await versionBy(first.initdb)).toMatch(/^initdb \(PostgreSQL\) 18/);
    expect(await makeRunnable(installed, settings())).toEqual(first);
    expect(progress).toHaveLength(1);
    expect(await readdir(`${folder}-reachable`)).toHaveLength(1);
  });

  it('are copied when a strict umask closed the files themselves', async () => {
    await chmod(join(installed.native, 'share/postgresql/postgres.bki'), 0o600);
    const { initdb } = await makeRunnable(installed, settings());
    const copy = join(dirname(dirname(initdb)), 'share/postgresql/postgres.bki');
    expect((await stat(copy)).mode & 0o777).toBe(0o644);
  });
});
