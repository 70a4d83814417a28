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
/** The server and the two web apps. */
const APPS = 3;
/** The builder's line at the end of each app, before what that app's own builder said. */
const APP_DONE = /:build: cache (hit|miss)/g;

/** Builds the web apps and the server when their sources are not those of the last build. */
export async function ensureBuilt(root) {
  const stamp = join(root, 'node_modules', '.cache', 'herohood', 'built');
  const hash = await hashSources(root);
  const isWhole = OUTPUTS.every((file) => existsSync(join(root, file)));
  if (isWhole && (await readFile(stamp, 'utf8').catch(() => '')) === hash) return;

  say('Building the apps …');
  await rm(stamp, { force: true });
  const { code, output } = await build(root);
  if (code !== 0) {
    say(`${output.trimEnd()}\nThe build failed: see the lines above.`);
    process.exit(code);
  }
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}

/** What the builders say is kept back: it is of use only when they fail. */
async function build(root) {
  // Installed by now; this file is loaded before that.
  const { showProgress } = await import('@herohood/progress');
  const shown = showProgress({ doing: 'Building', total: APPS, unit: 'apps' });
  let output = '';
  try {
    const code = await runCommand({
      command: process.execPath,
      args: [
        join(root, 'node_modules', 'turbo', 'bin', 'turbo'),
        ...['run', 'build', '--concurrency=2', '--output-logs=new-only', '--log-order=grouped'],
      ],
      cwd: root,
      env: { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', NODE_ENV: 'production' },
      onOutput: (text) => {
        output += text;
        shown.at(Math.min(APPS, [...output.matchAll(APP_DONE)].length));
      },
    });
    return { code, output };
  } finally {
    shown.end();
  }
}
