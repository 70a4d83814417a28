import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Every package.json of the tree. @returns {Promise<{ path: string, content: object }[]>} */
export async function readManifests(root) {
  const folders = [''];
  for (const area of ['apps', 'packages', 'tooling']) {
    const entries = await readdir(join(root, area), { withFileTypes: true }).catch(() => []);
    folders.push(...entries.filter((entry) => entry.isDirectory()).map((entry) => `${area}/${entry.name}/`));
  }
  const manifests = [];
  for (const folder of folders) {
    const path = `${folder}package.json`;
    const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
    if (text !== undefined) manifests.push({ path, content: JSON.parse(text) });
  }
  return manifests;
}

/** The packages of this tree are one product: one version, and the same versions of Node. */
export function checkOwnVersions(manifests) {
  const [{ content: first }] = manifests;
  return manifests.flatMap(({ path, content: { version, engines } }) => {
    const messages = [];
    if (version !== first.version)
      messages.push(`${path}: version ${version}, but ${first.version} in package.json.`);
    if (engines?.node !== first.engines?.node)
      messages.push(`${path}: engines ${engines?.node}, but ${first.engines?.node} in package.json.`);
    return messages;
  });
}

/** One version of each dependency in the whole tree, written exactly; packages of this tree as '*'. */
export function checkVersions(manifests) {
  const seen = new Map();
  const messages = [];
  for (const { path, content } of manifests) {
    for (const [name, version] of KINDS.flatMap((kind) => Object.entries(content[kind] ?? {}))) {
      if (name.startsWith('@herohood/')) {
        if (version !== '*')
          messages.push(`${path}: ${name} is a package of this tree, write "*", not "${version}".`);
        continue;
      }
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
        messages.push(
          `${path}: ${name} "${version}" is not an exact version. Write the one of package-lock.json.`,
        );
      }
      const first = seen.get(name);
      if (first === undefined) seen.set(name, { path, version });
      else if (first.version !== version) {
        messages.push(
          `${path}: ${name} is ${version}, but ${first.version} in ${first.path}. Use one version everywhere.`,
        );
      }
    }
  }
  return messages;
}
