import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  '.git',
  '.turbo',
  '.data',
]);

const FENCED = /^```[\s\S]*?^```/gm;
const LINK = /\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g;
const QUOTED = /`([^`\s]+)`/g;
const FILE_NAME = /^[\w./-]+\.(ts|tsx|mjs|md|sql|css|yaml)$/;
const FOLDER_NAME = /^(apps|packages|tooling|docs)\/[\w./-]+$/;
/** Made by a build or a run. */
const BUILT = /(^|\/)(dist|test-results)(\/|$)/;

/**
 * Documents name what exists: each relative link, each file in backquotes (whole, or the end of its path) and each folder
 * that is written from the root.
 *
 * @param {string} root
 * @returns {Promise<string[]>} one line for each name that leads nowhere
 */
export async function checkDocs(root) {
  const files = [];
  await addFiles(files, root, '');
  const known = new Set(files.flatMap(endsOf));
  const folders = new Set(files.flatMap(foldersOf));
  const violations = [];
  for (const path of files.filter((file) => file.endsWith('.md'))) {
    const text = (await readFile(join(root, path), 'utf8')).replace(FENCED, '');
    for (const target of linksOf(text)) {
      const meant = posix.join(posix.dirname(path), decodeURI(target));
      if (!files.includes(meant) && !folders.has(meant.replace(/\/$/, '')))
        violations.push(`${path} links to ${target}, which is not there.`);
    }
    for (const [, name] of text.matchAll(QUOTED)) {
      const plain = name.replace(/^\.\//, '').replace(/\/$/, '');
      const isMissing = FILE_NAME.test(plain)
        ? !known.has(plain)
        : FOLDER_NAME.test(plain) && !folders.has(plain) && !known.has(plain);
      if (isMissing && !BUILT.test(plain)) violations.push(`${path} names ${name}, which is not there.`);
    }
  }
  return violations;
}

/** Where a document's links lead inside the tree, without what stands behind '#'. */
function linksOf(text) {
  return [...text.matchAll(LINK)]
    .map(([, link, attribute]) => (link ?? attribute).replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/i.test(target));
}

/** 'a/b/c.ts' may be called 'a/b/c.ts', 'b/c.ts' and 'c.ts'. */
function endsOf(path) {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}

function foldersOf(path) {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

async function addFiles(files, root, folder) {
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) files.push(path);
    else if (!SKIPPED_FOLDERS.has(entry.name)) await addFiles(files, root, path);
  }
}
