/**
 * `npm run mutants`: shows that the tests protect the rules that matter. It breaks one rule of the product after the other in its
 * source, runs the tests that have to notice, and puts the source back. `SURVIVED`: nobody noticed.
 * Words name some of the rules: `npm run mutants -- photo undo`. `--list` names them all, `--check` says whether each can still be broken
 * as it is written down, `--quick` asks only the tests that a rule names, and not the whole project when they notice nothing.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROKEN_GUARDS } from './broken-guards.mjs';
import { BROKEN_RULES } from './broken-rules.mjs';

/** @typedef {{ name: string, file: string, find: string, replace: string, tests: string[] }} Mutant */

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const results = mkdtempSync(join(tmpdir(), 'herohood-mutants-'));

const words = process.argv.slice(2);
const options = new Set(words.filter((word) => word.startsWith('--')));
const filters = words.filter((word) => !word.startsWith('--')).map((word) => word.toLowerCase());
const all = [...BROKEN_RULES, ...BROKEN_GUARDS];
const chosen = all.filter(
  ({ name, file }) =>
    filters.length === 0 || filters.some((filter) => `${name} ${file}`.toLowerCase().includes(filter)),
);

/** What runs now: the tests, and how the source is put back. */
let running = null;
let putBack = () => {};
process.on('exit', () => {
  putBack();
  rmSync(results, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    running?.kill('SIGTERM');
    process.exit(130);
  });
}

const faults = all.flatMap(faultsOf);
for (const fault of faults) say(fault);
if (faults.length > 0) process.exitCode = 1;
else if (options.has('--check')) say(`${all.length} rules can be broken`);
else if (options.has('--list')) for (const { name, file } of chosen) say(`${name}  (${file})`);
else if (isDirty()) {
  say(
    'There are changes that are not committed: commit or stash them, so that none is mixed with a broken rule.',
  );
  process.exitCode = 1;
} else await breakAll();

async function breakAll() {
  let survived = 0;
  for (const mutant of chosen) {
    const startedAt = Date.now();
    const by = await whoNotices(mutant);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    if (by === null) survived += 1;
    say(
      by === null
        ? `SURVIVED ${mutant.name}  (${seconds} s)`
        : `caught   ${mutant.name}  by ${by}  (${seconds} s)`,
    );
  }
  say(`${chosen.length - survived} caught, ${survived} survived`);
  if (survived > 0) process.exitCode = 1;
}

/** The first test that fails while a rule is broken: those that it names in their order, then all of its project; null when none does. */
async function whoNotices({ file, find, replace, tests }) {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  putBack = () => writeFileSync(path, source);
  // A function: what is put in may have a dollar sign, which a text would read as a command.
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    for (const place of tests) {
      const by = await firstFailure(projectOf(place), place);
      if (by) return by;
    }
    return options.has('--quick') ? null : await firstFailure(projectOf(file));
  } finally {
    putBack();
    putBack = () => {};
  }
}

/** Runs the tests in a folder or file, or all of a project, up to the first that fails; which one that was, or null. */
async function firstFailure(project, place) {
  const report = join(results, 'report.json');
  rmSync(report, { force: true });
  const code = await runVitest([
    ...['run', '--root', root, '--project', project, '--bail=1', '--maxWorkers=1'],
    ...['--reporter=json', `--outputFile=${report}`],
    ...(place ? [join(root, place)] : []),
  ]);
  if (code === 0) return null;
  const { testResults } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] };
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return `${relative(root, name)}: ${failed.fullName}`;
  }
  // A file that cannot be loaded notices nothing: the rule is broken in a way that is no program.
  const words = testResults.find(({ status }) => status === 'failed')?.message;
  throw new Error(words ?? `vitest ended with ${code}, and no test had failed (${place ?? project})`);
}

function runVitest(args) {
  return new Promise((resolve, reject) => {
    running = spawn(process.execPath, [VITEST, ...args], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'test' },
    });
    running.once('error', reject);
    running.once('close', (code) => {
      running = null;
      resolve(code);
    });
  });
}

/** Which of the root's projects has the tests of a path. */
function projectOf(path) {
  return /^apps\/(kids|parent)-web\//.exec(path)?.[1] ?? 'node';
}

/**
 * Why a rule cannot be broken as it is written down.
 *
 * @param {Mutant} mutant
 */
function faultsOf({ name, file, find, replace, tests }) {
  if (!existsSync(join(root, file))) return [`${name}: there is no ${file}`];
  const times = readFileSync(join(root, file), 'utf8').split(find).length - 1;
  return [
    ...(times === 1 ? [] : [`${name}: its text is ${times} times in ${file}`]),
    ...(find === replace ? [`${name}: nothing is changed`] : []),
    ...(tests.length > 0 ? [] : [`${name}: no tests are named`]),
    ...tests.filter((test) => !hasTests(test)).map((test) => `${name}: there are no tests in ${test}`),
  ];
}

/** Whether a file is one of `npm test`, or a folder has one. */
function hasTests(place) {
  const path = join(root, place);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  const files = isFolder ? readdirSync(path, { recursive: true }) : existsSync(path) ? [path] : [];
  return files.some((file) => /\.test\.(ts|tsx|mjs)$/.test(file) && !file.includes('.deep.'));
}

function isDirty() {
  const changes = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], { cwd: root });
  return changes.toString().trim() !== '';
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
