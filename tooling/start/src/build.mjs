import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runCommand, say } from './run-command.mjs';
import { hashSources } from './source-hash.mjs';

/** What a complete build leaves. */
const OUTPUTS = [
  'apps/server/dist/main.js',
  'apps/server/dist/admin.js',
  'apps/parent-web/dist/index.html',
  'apps/kids-web/dist/index.html',
];

/** Builds the web apps and the server when their sources are not those of the last build. */
export async function ensureBuilt(root) {
  const stamp = join(root, 'node_modules', '.cache', 'herohood', 'built');
  const hash = await hashSources(root);
  const isWhole = OUTPUTS.every((file) => existsSync(join(root, file)));
  if (isWhole && (await readFile(stamp, 'utf8').catch(() => '')) === hash) return;

  say('Building the apps …');
  await rm(stamp, { force: true });
  const code = await runCommand({
    command: process.execPath,
    args: [
      join(root, 'node_modules', 'turbo', 'bin', 'turbo'),
      'run',
      'build',
      '--concurrency=2',
      '--output-logs=new-only',
    ],
    cwd: root,
    env: { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', NODE_ENV: 'production' },
    doing: 'building',
  });
  if (code !== 0) {
    say('The build failed: see the lines above.');
    process.exit(code);
  }
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}
