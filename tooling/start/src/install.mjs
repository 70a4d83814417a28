import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, say } from './run-command.mjs';

/** Installs exactly what package-lock.json says, when it is not what is installed already. */
export async function ensureInstalled(root) {
  if (await isInstalled(root)) return;
  say('Installing packages (a minute or two, only now) …');
  // A production environment would leave out what the build needs.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const code = await runCommand({ command, args: [...first, ...args], cwd: root, doing: 'installing' });
  if (code !== 0) {
    say('The packages could not be installed: see the lines above.');
    process.exit(code);
  }
}

/**
 * npm writes down what it installed as its last act, so a half-done or outdated folder shows here, also when
 * npm was run by hand.
 */
export async function isInstalled(root) {
  const wanted = await readPackages(join(root, 'package-lock.json'));
  const present = await readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    // Optional ones are for other systems.
    if (found === undefined) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

async function readPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
