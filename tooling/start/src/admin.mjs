/** `npm run admin -- <command>`: whatever a fresh clone needs, then the operator's command line in this very process. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureNodeVersion } from './node-version.mjs';
import { repositoryRoot } from './paths.mjs';

ensureNodeVersion(process.versions.node);
// Loaded after the check: an older Node may not even know what they import.
const { ensureInstalled } = await import('./install.mjs');
const { ensureBuilt } = await import('./build.mjs');

await ensureInstalled(repositoryRoot);
await ensureBuilt(repositoryRoot);

const admin = join(repositoryRoot, 'apps', 'server', 'dist', 'admin.js');
process.argv[1] = admin;
await import(pathToFileURL(admin).href);
