/** `npm run build`: builds the web apps and the server with what is installed; arguments are turbo's. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureNodeVersion } from './node-version.mjs';
import { repositoryRoot } from './paths.mjs';
import { runCommand, say } from './run-command.mjs';

ensureNodeVersion(process.versions.node);

const turbo = join(repositoryRoot, 'node_modules', 'turbo', 'bin', 'turbo');
if (!existsSync(turbo)) {
  say(
    'What the build needs is not installed (NODE_ENV=production leaves it out): run "npm ci --include=dev".',
  );
  process.exit(1);
}
process.exitCode = await runCommand({
  command: process.execPath,
  args: [turbo, 'run', 'build', '--concurrency=2', ...process.argv.slice(2)],
  cwd: repositoryRoot,
  env: { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', NODE_ENV: 'production' },
});
