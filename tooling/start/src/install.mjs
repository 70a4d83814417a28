import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, say } from './run-command.mjs';

/** Off a terminal npm is silent for long: a line says that all is well, each after twice the time of the one before. */
const FIRST_SIGN_MS = 15_000;
/** A registry that answers does so at once. */
const ANSWER_WITHIN_MS = 5_000;

/** Installs exactly what package-lock.json says, when it is not what is installed already. */
export async function ensureInstalled(root) {
  if (await isInstalled(root)) return;
  say('Installing packages (a minute or two, only now) …');
  // A production environment would leave out what the build needs. Warnings are for those who change packages.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const trouble = await registryTrouble({ command, first, root });
  if (trouble !== null) {
    say(trouble);
    process.exit(1);
  }
  const stop = process.stdout.isTTY ? () => {} : giveSigns();
  const code = await runCommand({ command, args: [...first, ...args], cwd: root }).finally(stop);
  if (code !== 0) {
    say('The packages could not be installed: see the lines above.');
    process.exit(code);
  }
}

/** npm itself tries for two minutes. Its own command is asked, because it knows of proxies and other registries. */
async function registryTrouble({ command, first, root }) {
  let said = '';
  const onOutput = (text) => {
    said += text;
  };
  const args = ['ping', `--fetch-timeout=${ANSWER_WITHIN_MS}`, '--fetch-retries=0', '--loglevel=error'];
  const code = await runCommand({ command, args: [...first, ...args], cwd: root, onOutput });
  return code === 0 ? null : noNetwork(said);
}

/**
 * @param {string} said by npm about a registry that it could not reach
 * @returns {string | null} the line for a person; null for a registry that only does not know how to answer
 */
export function noNetwork(said) {
  const code =
    /\b(EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/.exec(
      said,
    );
  if (!code) return null;
  const [host = 'npm’s registry'] = /https?:\/\/[^\s/]+/.exec(said) ?? [];
  return `No network: ${host} does not answer (${code[1]}), and the packages have to come from there.`;
}

/** No library is installed yet that could do it. On a terminal npm shows by itself how far it is. */
function giveSigns() {
  const startedAt = Date.now();
  let timer;
  const wait = (ms) => {
    timer = setTimeout(() => {
      say(`  still installing (${Math.round((Date.now() - startedAt) / 1_000)} s)`);
      wait(ms * 2);
    }, ms);
  };
  wait(FIRST_SIGN_MS);
  return () => clearTimeout(timer);
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
