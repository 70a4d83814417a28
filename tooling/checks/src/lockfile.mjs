import { readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

/**
 * Native packages exist once per system, as optional dependencies of the package that picks one. `npm install`
 * leaves those out of package-lock.json that its registry does not serve, and then `npm ci` refuses the file, on
 * every machine. Their names say all that the file needs, so they can be put back. It leaves out, too, which C library
 * some are for, and then both copies are installed: a hundred megabytes for nobody.
 */

const OS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  win32: 'win32',
  windows: 'win32',
};
const CPU = {
  arm64: 'arm64',
  x64: 'x64',
  64: 'x64',
  arm: 'arm',
  ia32: 'ia32',
  loong64: 'loong64',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
};

/**
 * @param {{ packages: Record<string, any> }} lock the parsed package-lock.json
 * @returns {{ name: string, version: string, wantedBy: string }[]} optional packages that have no entry
 */
export function missingOptionals({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isPresent(packages, path, name))
      .map(([name, version]) => ({ name, version, wantedBy: path })),
  );
}

/** Packages for one C library of Linux whose entry does not say so: their paths. */
const withoutLibc = ({ packages }) =>
  Object.entries(packages).flatMap(([path, { os, libc }]) =>
    os?.includes('linux') && !libc && libcOf(path) ? [path] : [],
  );

/** `musl` or `glibc`, by the end of a package's name; undefined for those that do not care. */
function libcOf(name) {
  const end = /-(musl|gnu)(eabihf|abi64)?$/.exec(name)?.[1];
  return end === 'gnu' ? 'glibc' : end;
}

/**
 * Adds the missing entries, each marked for its own system only, and the C library where it is missing.
 *
 * @throws Error for one that cannot be read so
 */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  for (const path of withoutLibc(lock)) packages[path] = { ...packages[path], libc: [libcOf(path)] };
  for (const { name, version } of missingOptionals(lock)) {
    const words = name.split(/[/-]/);
    const os = words.map((word) => OS[word]).find(Boolean);
    const cpu = words.map((word) => CPU[word]).find(Boolean);
    if (!os || !cpu || !/^\d+\.\d+\.\d+$/.test(version)) {
      throw new Error(
        `Cannot tell which system ${name} "${version}" is for: add it to package-lock.json by hand.`,
      );
    }
    const libc = libcOf(name);
    packages[`node_modules/${name}`] = {
      ...{ version, cpu: [cpu], optional: true, os: [os] },
      ...(libc && { libc: [libc] }),
    };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** Node's way of looking a name up: in the package's own node_modules, then in each one above. */
function isPresent(packages, path, name) {
  for (let folder = path; ; folder = posix.dirname(folder)) {
    const base = folder === '.' || folder === '' ? '' : `${folder}/`;
    if (packages[`${base}node_modules/${name}`] !== undefined) return true;
    if (base === '') return false;
  }
}

/** @returns {Promise<{ packages: Record<string, any> }>} */
export async function readLock(root) {
  return JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
}

export async function writeLock(root, lock) {
  await writeFile(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}

/** @returns {string[]} */
export function checkLock(lock) {
  const missing = missingOptionals(lock);
  const [twofold] = withoutLibc(lock);
  if (twofold) {
    return [`package-lock.json does not say which C library ${twofold} is for. Run 'npm run complete-lock'.`];
  }
  if (missing.length === 0) return [];
  return [
    `package-lock.json leaves out ${missing.length} packages of other systems (such as ${missing[0].name}), so 'npm ci' refuses it. Run 'npm run complete-lock' after each 'npm install'.`,
  ];
}
