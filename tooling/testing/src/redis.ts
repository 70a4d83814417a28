import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort } from './free-port';

export type TestRedis = { url: string; stop: () => Promise<void> };

/** A Redis that can be killed as a crash does, and started again with its files or without them. */
export type KillableRedis = TestRedis & {
  kill: () => Promise<void>;
  start: (memory: 'kept' | 'lost') => Promise<void>;
};

/** Said by whoever goes without, so that a missing Redis is never mistaken for a tested one. */
export const REDIS_SKIPPED = 'Without Redis: no redis-server here and no REDIS_URL';

/**
 * Whether cases on Redis are played: in the deep run, where there is one. The gate is the same everywhere, so it plays those
 * on Postgres alone.
 */
export function hasRedis(env: NodeJS.ProcessEnv = process.env): boolean {
  if (env.TEST_DEPTH !== 'deep') return false;
  return Boolean(env.REDIS_URL) || findRedisServer(env) !== undefined;
}

/**
 * Opens a Redis for a test file: the server of REDIS_URL, else one of its own in a temporary folder, writing
 * each command to disk as a production server must.
 *
 * @returns null after one plain line on standard error when there is none
 */
export async function startRedis(env: NodeJS.ProcessEnv = process.env): Promise<TestRedis | null> {
  if (env.REDIS_URL) return { url: env.REDIS_URL, stop: async () => {} };
  const program = findRedisServer(env);
  if (program === undefined) {
    process.stderr.write(`${REDIS_SKIPPED}\n`);
    return null;
  }
  const { url, stop } = await startOwnRedis(program);
  return { url, stop };
}

/** @returns null where this machine has no redis-server: another one is nobody's to kill */
export async function startKillableRedis(
  env: NodeJS.ProcessEnv = process.env,
): Promise<KillableRedis | null> {
  const program = findRedisServer(env);
  return program === undefined ? null : startOwnRedis(program);
}

async function startOwnRedis(program: string): Promise<KillableRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'herohood-test-redis-'));
  const port = await findFreePort();
  const settings = {
    bind: '127.0.0.1',
    port,
    dir: folder,
    appendonly: 'yes',
    appendfsync: 'always',
    save: '',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const open = async () => {
    const started = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await ready(started);
    return started;
  };
  let server = await open();
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    start: async (memory) => {
      if (memory === 'lost') await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      server = await open();
    },
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ready(server: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`redis-server stopped at its start: ${output}`)));
  });
}

function findRedisServer(env: NodeJS.ProcessEnv): string | undefined {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, 'redis-server')).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
