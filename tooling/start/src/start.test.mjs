import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root;
const write = async (file, text) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};

/** A builder that leaves what the real one leaves: a server that says what it was built from, until it is told to end. */
const BUILDER = `
  const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  console.log('builder runs');
  const source = readFileSync('apps/server/src/main.ts', 'utf8');
  if (source === 'broken') process.exit(7);
  for (const app of ['server', 'kids-web', 'parent-web']) mkdirSync('apps/' + app + '/dist', { recursive: true });
  for (const app of ['kids-web', 'parent-web']) writeFileSync('apps/' + app + '/dist/index.html', '');
  writeFileSync('apps/server/dist/admin.js', 'console.log("admin " + process.argv.slice(2).join(" ")); process.exitCode = 4;');
  writeFileSync('apps/server/dist/main.js', 'process.on("SIGTERM", () => process.exit(3)); setInterval(() => {}, 1000);'
    + 'console.log(' + JSON.stringify('serving ' + source) + ');');
`;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'herohood-start-'));
  await cp(dirname(fileURLToPath(import.meta.url)), join(root, 'tooling', 'start', 'src'), {
    recursive: true,
  });
  await write('package.json', '{"type":"module"}');
  await write('package-lock.json', '{"packages":{}}');
  await write('node_modules/.package-lock.json', '{"packages":{}}');
  await write('node_modules/turbo/package.json', '{"type":"commonjs"}');
  await write('node_modules/turbo/bin/turbo', BUILDER);
  await write('apps/server/src/main.ts', 'one');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Starts, waits until it serves or ends, and ends it as a supervisor would. */
async function start(script = 'start', ...args) {
  const child = spawn(process.execPath, [`tooling/start/src/${script}.mjs`, ...args], { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk.toString();
      if (output.includes('serving')) child.kill('SIGTERM');
    });
  }
  const [code] = await once(child, 'exit');
  return { code, output };
}

describe('npm start', () => {
  it('builds, says so and serves; the second start serves at once', async () => {
    expect((await start()).output).toMatch(/^Building the apps …\nbuilder runs\nserving one\n$/);
    expect((await start()).output).toBe('serving one\n');
  });

  it('builds again when a source has changed', async () => {
    await start();
    await write('apps/server/src/main.ts', 'two');
    expect((await start()).output).toMatch(/builder runs\nserving two/);
  });

  it('builds again when a built file is gone', async () => {
    await start();
    await rm(join(root, 'apps/kids-web/dist'), { recursive: true });
    expect((await start()).output).toContain('builder runs');
  });

  it('passes a signal to the server and its exit code back', async () => {
    expect((await start()).code).toBe(3);
  });

  it('ends with the builder’s code when the build fails, and tries again the next time', async () => {
    await write('apps/server/src/main.ts', 'broken');
    const { code, output } = await start();
    expect(code).toBe(7);
    expect(output).toContain('The build failed');
    await write('apps/server/src/main.ts', 'mended');
    expect((await start()).output).toContain('serving mended');
  });
});

describe('npm run admin', () => {
  it('builds what is missing and hands arguments and exit code through', async () => {
    const first = await start('admin', 'families', '--with-emails');
    expect(first.output).toMatch(/builder runs\nadmin families --with-emails\n$/);
    expect(first.code).toBe(4);
    expect((await start('admin', 'prune')).output).toBe('admin prune\n');
  });
});
