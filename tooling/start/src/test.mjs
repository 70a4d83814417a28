/**
 * `npm test`: every test of the project, also on a fresh clone; its last line is 'N passed, N failed'.
 * Arguments are vitest's file filters: `npm test -- packages/domain` runs those alone, `npm test -- e2e` the browser.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureNodeVersion } from './node-version.mjs';
import { repositoryRoot } from './paths.mjs';

ensureNodeVersion(process.versions.node);
const { ensureInstalled } = await import('./install.mjs');
const { ensureBuilt } = await import('./build.mjs');
const { closingLine, readResults } = await import('./test-results.mjs');
const { runCommand, say } = await import('./run-command.mjs');

// vitest matches a folder above its projects by its full path only.
const filters = process.argv.slice(2).map((argument) => {
  const path = join(repositoryRoot, argument);
  return !argument.startsWith('-') && existsSync(path) ? path : argument;
});
const isFiltered = filters.some((argument) => !argument.startsWith('-'));
const namesJourneys = filters.some((filter) => /(^|[\\/])e2e([\\/]|$)|\.spec/.test(filter));
const wantsUnits = !namesJourneys;
const wantsJourneys = namesJourneys || !isFiltered;

await ensureInstalled(repositoryRoot);
if (wantsJourneys) await ensureBuilt(repositoryRoot);

const folder = await mkdtemp(join(tmpdir(), 'herohood-results-'));
const suites = [];
// Tests that start a server as a process take the built one where it is of this moment: it starts sooner.
const env = { NODE_ENV: 'test', ...(wantsJourneys ? { TESTED_PROGRAM: 'built' } : {}) };
if (wantsUnits) suites.push({ name: 'units', args: ['--root', repositoryRoot] });
// After the others and alone: the browser and the built server want both cores.
if (wantsJourneys)
  suites.push({ name: 'journeys', args: ['--root', join(repositoryRoot, 'tooling', 'e2e')] });

const counts = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
for (const { name, args } of suites) {
  const file = join(folder, `${name}.json`);
  const code = await runCommand({
    command: process.execPath,
    args: [
      join(repositoryRoot, 'node_modules', 'vitest', 'vitest.mjs'),
      ...['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...filters,
    ],
    cwd: repositoryRoot,
    env,
  });
  const found = await readResults(file, code);
  for (const kind of Object.keys(counts)) counts[kind] += found[kind];
  failures.push(...found.failures);
}
await rm(folder, { recursive: true, force: true });

if (!process.env.REDIS_URL && !hasRedisServer()) {
  say('Redis cases skipped: no redis-server here and no REDIS_URL');
}
// Told once more at the end: between them and here lie thousands of lines.
for (const failure of failures) say(`Failed: ${failure}`);
say(closingLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;

function hasRedisServer() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.some((path) => {
    try {
      accessSync(join(path, 'redis-server'), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
