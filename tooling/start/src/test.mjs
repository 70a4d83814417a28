/**
 * `npm test`: the gate, also on a fresh clone; its last line is 'N passed, N failed'. `npm run test:deep` runs this with
 * `--deep`: what searches, measures and kills, and looks at every screen.
 * Arguments are vitest's file filters: `npm test -- packages/domain` runs those alone, `npm test -- e2e` the browser.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNodeVersion } from './node-version.mjs';
import { repositoryRoot } from './paths.mjs';

ensureNodeVersion(process.versions.node);
const { ensureInstalled } = await import('./install.mjs');
const { ensureBuilt } = await import('./build.mjs');
const { closingLine, readResults } = await import('./test-results.mjs');
const { runCommand, say } = await import('./run-command.mjs');

const isDeep = process.argv.includes('--deep');
// vitest matches a folder above its projects by its full path only.
const filters = process.argv
  .slice(2)
  .filter((argument) => argument !== '--deep')
  .map((argument) => {
    const path = join(repositoryRoot, argument);
    return !argument.startsWith('-') && existsSync(path) ? path : argument;
  });
await ensureInstalled(repositoryRoot);
await ensureBuilt(repositoryRoot);

const folder = await mkdtemp(join(tmpdir(), 'herohood-results-'));
const file = join(folder, 'results.json');
const code = await runCommand({
  command: process.execPath,
  args: [
    join(repositoryRoot, 'node_modules', 'vitest', 'vitest.mjs'),
    ...['run', '--root', repositoryRoot, ...(isDeep ? ['--config', 'vitest.deep.config.ts'] : [])],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ...filters,
  ],
  cwd: repositoryRoot,
  // Tests that start a server as a process take the built one: it starts sooner.
  env: { NODE_ENV: 'test', TESTED_PROGRAM: 'built' },
});
const { failures, ...counts } = await readResults(file, code);
await rm(folder, { recursive: true, force: true });

if (!isDeep)
  say(
    'Only "npm run test:deep" searches, kills servers, looks at every screen, and tries the queue on Redis.',
  );
// Told once more at the end: between them and here lie thousands of lines.
for (const failure of failures) say(`Failed: ${failure}`);
say(closingLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
