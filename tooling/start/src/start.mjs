/** `npm start`: whatever a fresh clone needs (packages, a build), then the server in this very process. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureNodeVersion } from './node-version.mjs';
import { repositoryRoot } from './paths.mjs';

ensureNodeVersion(process.versions.node);
// Loaded after the check: an older Node may not even know what they import.
const { lookFirst } = await import('./look-first.mjs');
const { ensureInstalled } = await import('./install.mjs');
const { ensureBuilt } = await import('./build.mjs');

const trouble = await lookFirst(repositoryRoot, process.env);
if (trouble !== null) {
  process.stderr.write(`${trouble}\n`);
  process.exit(1);
}
await ensureInstalled(repositoryRoot);
await ensureBuilt(repositoryRoot);

// A person reads what follows, not a collector of logs.
process.env.LOG_LEVEL ??= 'warn';
// No child process: signals, the exit code and the terminal reach the server as they are, and a Ctrl-C reaches it once.
const server = join(repositoryRoot, 'apps', 'server', 'dist', 'main.js');
process.argv[1] = server;
await import(pathToFileURL(server).href);
