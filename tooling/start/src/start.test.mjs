import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const PROGRESS = fileURLToPath(new URL('../../progress', import.meta.url));
/** What npm leaves, and more words than anybody wants to read. */
const NPM = `
  import { writeFileSync } from 'node:fs';
  for (let line = 0; line < 500; line += 1) if (!process.argv.includes('--loglevel=error')) console.log('npm warn deprecated');
  writeFileSync('node_modules/.package-lock.json', '{"packages":{}}');
`;

let root;
const write = async (file, text) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};

/** A builder that leaves what the real one leaves: a server that says what it was built from, until it is told to end. */
const BUILDER = `
  const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  console.log('builder runs');
  for (let line = 0; line < 500; line += 1) console.log('dist/chunk-' + line);
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
  await mkdir(join(root, 'node_modules', '@herohood'));
  await symlink(PROGRESS, join(root, 'node_modules', '@herohood', 'progress'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Starts, waits until it serves or ends, and ends it as a supervisor would. */
async function start(script = 'start', ...args) {
  return startWith({}, script, ...args);
}

async function startWith(settings, script = 'start', ...args) {
  const child = spawn(process.execPath, [`tooling/start/src/${script}.mjs`, ...args], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: join(root, '.data'), ...settings },
  });
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
  it('builds what has changed since, serves, and passes the server’s exit code back', async () => {
    expect(await start()).toEqual({ code: 3, output: 'Building the apps …\nserving one\n' });
    expect((await start()).output).toBe('serving one\n');
    await write('apps/server/src/main.ts', 'two');
    expect((await start()).output).toBe('Building the apps …\nserving two\n');
  });

  it('ends with the builder’s code when the build fails', async () => {
    await write('apps/server/src/main.ts', 'broken');
    const { code, output } = await start();
    expect(code).toBe(7);
    expect(output).toContain('builder runs');
    expect(output).toContain('The build failed');
  });
});

describe('a first start', () => {
  beforeEach(async () => {
    await rm(join(root, 'node_modules/.package-lock.json'));
    await write('npm-cli.js', NPM);
  });
  const firstStart = (settings = {}) =>
    startWith({ npm_execpath: join(root, 'npm-cli.js'), ...settings }, 'start');
  const isMade = (file) =>
    access(join(root, file)).then(
      () => true,
      () => false,
    );

  it('prints few lines, however much npm and the builders have to say', async () => {
    const { output } = await firstStart();
    expect(output).toContain('serving one');
    expect(output.split('\n').length).toBeLessThan(10);
  });

  it('looks at the port before it installs or builds anything', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address();
    const { code, output } = await firstStart({ PORT: String(port) });
    other.close();
    expect([code, output]).toEqual([
      1,
      `PORT: another program listens on 127.0.0.1:${port} already. End it, or set PORT to another number.\n`,
    ]);
    expect(await isMade('node_modules/.package-lock.json')).toBe(false);
    expect(await isMade('apps/server/dist')).toBe(false);
    expect(await isMade('.data')).toBe(false);
  });
});

describe('npm run admin', () => {
  it('builds what is missing and hands arguments and exit code through', async () => {
    const first = await start('admin', 'families', '--with-emails');
    expect(first.output).toMatch(/^Building the apps …\nadmin families --with-emails\n$/);
    expect(first.code).toBe(4);
  });
});
