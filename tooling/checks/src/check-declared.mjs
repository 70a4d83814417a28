import { builtinModules } from 'node:module';
import { packageOf } from './vocabulary.mjs';

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
/** Their tests and messages quote imports as words. */
const QUOTING = 'tooling/checks';
const NAME = /^(@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/;
/** What the build makes up: pictures, and the list of a service worker's files. */
const MADE_BY_BUILD = /^(~icons\/|virtual:)/;

/**
 * Checks that every package that a file imports, be it for its types alone, stands in its own workspace's package.json:
 * what is there only because another package brings it may be gone tomorrow. Tests and files of the tools may also
 * use what the root's package.json declares for all.
 *
 * @param {import('./project-files.mjs').SourceFile[]} files
 * @param {{ path: string, content: object }[]} manifests
 * @returns {string[]} one line for each violation
 */
export function checkDeclared(files, manifests) {
  const declared = new Map(manifests.map(({ path, content }) => [folderOf(path), namesOf(content)]));
  const ofAll = declared.get('') ?? new Set();
  return files.flatMap((file) => {
    const workspace = packageOf(file.path);
    const own = declared.get(workspace);
    if (own === undefined || workspace === QUOTING) return [];
    const isProduct = /^(apps|packages)\/[^/]+\/src\//.test(file.path) && !file.isTest;
    return file.imports.flatMap(({ specifier, line }) => {
      const name = packageName(specifier);
      if (name === undefined || own.has(name) || (!isProduct && ofAll.has(name))) return [];
      return [`${file.path}:${line} imports '${specifier}': declare ${name} in ${workspace}/package.json`];
    });
  });
}

const folderOf = (path) => path.replace(/\/?package\.json$/, '');

const namesOf = (manifest) =>
  new Set([manifest.name, ...KINDS.flatMap((kind) => Object.keys(manifest[kind] ?? {}))]);

/** The package that a specifier names; undefined for a file, a module of Node or one that the build makes up. */
function packageName(specifier) {
  if (/^[./]/.test(specifier) || MADE_BY_BUILD.test(specifier)) return undefined;
  const parts = specifier.split('/');
  const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  return NAME.test(name) && !builtinModules.includes(name) ? name : undefined;
}
