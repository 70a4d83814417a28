import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readImports } from './read-imports.mjs';

/**
 * @typedef {{ specifier: string, isTypeOnly: boolean, line: number }} ImportOf
 * @typedef {{ path: string, text: string, isTest: boolean, isGenerated: boolean, imports: ImportOf[] }} SourceFile
 *   `path` is relative to the root, with '/' on every system. `isTest` holds for all that only tests load.
 */

const ROOTS = ['apps', 'packages', 'tooling'];
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'public', 'migrations']);
const CODE = /\.(ts|tsx|mjs|cjs|js|jsx|css)$/;

/** Reads every source file of the project. @param {string} root @returns {Promise<SourceFile[]>} */
export async function readProject(root) {
  const files = [];
  for (const folder of ROOTS) await addFolder(files, root, folder);
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** @param {string} path @param {string} text @returns {SourceFile} */
export function sourceFile(path, text) {
  return {
    path,
    text,
    isTest:
      /\.(test|spec)\.[a-z]+$|\/testing\/|^(apps|packages)\/[^/]+\/tests\/|^tooling\/(testing|e2e|benchmarks|torture)\//.test(
        path,
      ),
    isGenerated: /\.gen\.ts$/.test(path),
    imports: path.endsWith('.css') ? [] : readImports(text),
  };
}

async function addFolder(files, root, folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.has(entry.name) && !entry.name.startsWith('.')) await addFolder(files, root, path);
    } else if (CODE.test(entry.name)) {
      files.push(sourceFile(path, await readFile(join(root, path), 'utf8')));
    }
  }
}
