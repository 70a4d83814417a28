/** `npm run verify`: all that can be said about the sources without running the product. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkModuleGraph } from './module-graph.mjs';
import { readProject } from './project-files.mjs';
import { checkStructure } from './structure.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

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
