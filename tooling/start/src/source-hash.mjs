import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build reads. */
const ROOTS = [
  'apps',
  'packages',
  'tooling/embedded-postgres',
  'tooling/payments-sandbox',
  'tooling/progress',
  'tooling/web-build',
  'package-lock.json',
  'tsconfig.base.json',
  'turbo.json',
];
/** Made by builds, tests and tools, or read by tests only. */
const IGNORED =
  /(^|\/)(node_modules|dist|coverage|testing|\.[^/]+)(\/|$)|\.gen\.ts$|\.test\.tsx?$|(^|\/)vitest\.config\.ts$/;

/** @returns {Promise<string>} one hash over the names and contents of all files that a build reads */
export async function hashSources(root) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const path of ROOTS) await addPath(hash, root, path);
  return hash.digest('hex');
}

async function addPath(hash, root, path) {
  if (IGNORED.test(path)) return;
  let entries;
  try {
    entries = await readdir(join(root, path), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return;
    if (error.code !== 'ENOTDIR') throw error;
    hash.update(`${path}\0`).update(await readFile(join(root, path)));
    return;
  }
  const names = entries.map((entry) => entry.name).sort();
  for (const name of names) await addPath(hash, root, `${path}/${name}`);
}
