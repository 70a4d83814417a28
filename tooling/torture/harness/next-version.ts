import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './processes';

/** This server as its next version might be, with one more migration, in a folder of its own. */
export interface NextVersion {
  /** Arguments of Node that start it. */
  program: string[];
  /** Replaces the one further migration; statements are run one after the other. */
  setMigration(tag: string, statements: string[]): Promise<void>;
}

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

const BREAK = '\n--> statement-breakpoint\n';

export async function buildNextVersion(folder: string): Promise<NextVersion> {
  const server = join(folder, 'apps', 'server');
  await mkdir(server, { recursive: true });
  await cp(join(ROOT, 'apps', 'server', 'package.json'), join(server, 'package.json'));
  await build({
    root: join(ROOT, 'apps', 'server'),
    logLevel: 'silent',
    build: { outDir: join(server, 'dist'), emptyOutDir: false },
  });
  await linkPackages(join(folder, 'node_modules'));
  const migrations = join(server, 'dist', 'migrations');
  const journalFile = join(migrations, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as Journal;
  return {
    program: [join(server, 'dist', 'main.js')],
    setMigration: async (tag, statements) => {
      const last = journal.entries.at(-1);
      const entry = { ...last, idx: (last?.idx ?? 0) + 1, when: (last?.when ?? 0) + 1, tag };
      await writeFile(join(migrations, `${tag}.sql`), statements.join(BREAK));
      await writeFile(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
    },
  };
}

/** All that npm installed, by links; what belongs to this project lies in the bundle. */
async function linkPackages(target: string): Promise<void> {
  const source = join(ROOT, 'node_modules');
  await mkdir(target, { recursive: true });
  for (const name of await readdir(source)) {
    if (name.startsWith('.') || name === '@herohood') continue;
    await symlink(join(source, name), join(target, name));
  }
}
