/**
 * `npm run verify`: all that can be said about the sources without running the product. Of the catalogues it asks for the English ones;
 * `npm run verify -- --release` asks for those of all languages.
 */
import { execFile, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkServerWords } from './check-server-words.mjs';
import { checkModuleGraph } from './module-graph.mjs';
import { readProject } from './project-files.mjs';
import { CATALOGUES, SOURCE } from './server-catalogue.mjs';
import { checkStructure } from './structure.mjs';
import { checkWords } from './words.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const isRelease = process.argv.includes('--release');

/** Tests and their fixtures are no users here: a rule that only its tests call is dead, however green they are. */
const USED_BY_PRODUCT = [
  ...['--config', 'knip.production.json', '--production', '--no-progress', '--include', 'exports,types'],
  ...['--workspace', 'packages/domain', '--workspace', 'packages/db'],
];

const STEPS = [
  {
    name: 'Format and lint',
    run: () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  },
  { name: 'Types', run: checkTypes },
  { name: 'Structure', run: printStructure },
  { name: 'Module graph', run: printGraph },
  { name: "The server's words", run: printServerWords },
  { name: 'Words', run: printWords },
  {
    name: 'Dead code',
    run: () => runTool('knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors']),
  },
  {
    name: 'What only tests use of domain and db',
    run: () => runTool('knip/bin/knip.js', USED_BY_PRODUCT),
  },
];

const failed = [];
for (const { name, run } of STEPS) {
  print(`\n== ${name}`);
  if (await run()) print('   in order');
  else failed.push(name);
}
print(failed.length === 0 ? '\nverify: all in order' : `\nverify: not in order: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function checkTypes() {
  return runTool('turbo/bin/turbo', [
    'run',
    'typecheck',
    '--concurrency=2',
    '--continue',
    '--output-logs=errors-only',
  ]);
}

async function printStructure() {
  const { fileCount, results } = await checkStructure(root);
  for (const { rule, violations } of results) {
    print(`   ${violations.length === 0 ? 'yes' : 'NO '} ${rule}`);
    for (const line of violations) print(`       ${line}`);
  }
  print(`   ${fileCount} files read`);
  return results.every(({ violations }) => violations.length === 0);
}

async function printGraph() {
  const { moduleCount, violations } = await checkModuleGraph(root, await readProject(root));
  for (const line of violations) print(`   ${line}`);
  print(`   ${moduleCount} modules followed`);
  return violations.length === 0;
}

/** The texts stand in TypeScript, so they are collected by a process that reads it. */
async function printServerWords() {
  const program = join(root, 'tooling', 'checks', 'src', 'server-words.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  });
  const messages = JSON.parse(stdout);
  const folder = join(root, CATALOGUES);
  const present = (await readdir(folder)).filter((file) => file.endsWith('.po'));
  const files = isRelease ? present : [`${SOURCE}.po`];
  const catalogues = Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file.replace(/\.po$/, ''), await readFile(join(folder, file), 'utf8')]),
    ),
  );
  const lines = checkServerWords(messages, catalogues);
  for (const line of lines) print(`   ${line}`);
  print(`   ${messages.length} messages, ${files.length} languages`);
  return lines.length === 0;
}

async function printWords() {
  const { messageCount, violations } = await checkWords(root, { isRelease });
  for (const line of violations) print(`   ${line}`);
  print(`   ${messageCount} messages looked at`);
  return violations.length === 0;
}

/** Runs a tool's own program with this Node, without a shell. @returns {Promise<boolean>} whether it was content */
function runTool(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
