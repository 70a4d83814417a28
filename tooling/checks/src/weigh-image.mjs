/**
 * `npm run weigh-image`, after a build: plays the Dockerfile's steps in a temporary folder without docker, weighs what the
 * image would carry, and starts the server from nothing but that. Ends with 1 when it is too heavy or does not serve.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stepsOf } from './check-deployment.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const MOST_MEGABYTES = 150;
const READY_WITHIN_MS = 60_000;
const LOOK_MS = 200;

const steps = stepsOf(await readFile(join(root, 'Dockerfile'), 'utf8'));
const stage = (name) => {
  const begin = steps.findIndex(({ name: step, rest }) => step === 'FROM' && rest.endsWith(name));
  const length = steps.slice(begin + 1).findIndex(({ name: step }) => step === 'FROM');
  return steps.slice(begin + 1, length === -1 ? undefined : begin + 1 + length);
};
const copies = (some) => some.filter(({ name }) => name === 'COPY').map(({ rest }) => rest.split(' '));

const packages = await mkdtemp(join(tmpdir(), 'herohood-packages-'));
const image = await mkdtemp(join(tmpdir(), 'herohood-image-'));
try {
  for (const words of copies(stage('AS manifests'))) {
    for (const path of words.slice(0, -1)) await cp(join(root, path), join(packages, path));
  }
  for (const { name, rest } of stage('AS packages'))
    if (name === 'RUN') await run(withoutMounts(rest), packages);
  for (const words of copies(stage(steps.findLast(({ name }) => name === 'FROM').rest))) {
    const source = words[0] === '--from=packages' ? packages : root;
    for (const path of words.filter((word) => !word.startsWith('--')).slice(0, -1)) {
      const inner = path.replace(/^\/app\//, '');
      await cp(join(source, inner), join(image, inner), { recursive: true, verbatimSymlinks: true });
    }
  }
  const [modules, whole] = [await weigh(join(image, 'node_modules')), await weigh(image)];
  say(
    `node_modules: ${megabytes(modules)} MB (at most ${MOST_MEGABYTES}), with the built apps ${megabytes(whole)} MB`,
  );
  await serve();
  await load('sharp');
  say('A server from these files alone is ready, shows its pages and its API, and can read pictures.');
  if (modules > MOST_MEGABYTES * 2 ** 20) process.exitCode = 1;
} finally {
  await rm(packages, { recursive: true, force: true });
  await rm(image, { recursive: true, force: true });
}

/** A builder's own words, and the certificate that it would bring. */
function withoutMounts(command) {
  return command.replace(/--mount=\S+ /g, '').replace(/NODE_EXTRA_CA_CERTS=\S+ /, '');
}

/** The embedded database's binaries are used too: nothing else is set. */
async function serve() {
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATA_DIR: join(image, 'data'),
    LOG_LEVEL: 'warn',
    DEMO_FAMILY: 'off',
  };
  const server = spawn(process.execPath, [join(image, 'apps/server/dist/main.js')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const until = Date.now() + READY_WITHIN_MS;
    while (!(await answers(port, '/readyz'))) {
      if (Date.now() > until || server.exitCode !== null) throw new Error('The server did not become ready.');
      await pause(LOOK_MS);
    }
    for (const path of [
      '/healthz',
      '/parent',
      '/kids-login',
      '/api/openapi.json',
      '/api/docs/static/index.html',
    ]) {
      if (!(await answers(port, path))) throw new Error(`${path} is not answered.`);
    }
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** What the server reads with its first use only, and which has files of each system. */
async function load(name) {
  const code = `await import('${name}')`;
  const server = join(image, 'apps/server');
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: server,
    stdio: 'inherit',
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${name} cannot be loaded.`);
}

function answers(port, path) {
  return fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

async function run(command, cwd) {
  const [program, ...args] = command.split(' ');
  const child = spawn(program, args, { cwd, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}.`);
}

/** Bytes that all files below take on the disk, links not followed. */
async function weigh(path) {
  const found = await lstat(path);
  const own = found.blocks * 512;
  if (!found.isDirectory()) return own;
  const inner = await readdir(path);
  const sizes = await Promise.all(inner.map((name) => weigh(join(path, name))));
  return sizes.reduce((sum, size) => sum + size, own);
}

function megabytes(bytes) {
  return Math.round(bytes / 2 ** 20);
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
