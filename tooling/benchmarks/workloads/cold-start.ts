import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '../../e2e/testing/paths';
import { findFreePort } from '../../testing/src/free-port';
import { pairedRounds } from '../harness/rounds';
import { type DatabaseStage, openDatabaseStage } from '../harness/stage';
import type { Workload } from '../harness/workload';

const BARE = `require('node:http').createServer((_, response) => response.end('{}')).listen(Number(process.env.PORT), '127.0.0.1')`;
/** What a start leaves behind is collected by then. */
const SETTLE_MS = 1_500;
const LIMIT_MS = 60_000;

interface Start {
  args: string[];
  env: Record<string, string>;
}

/** A small box restarts, and has little memory. */
export const coldStart: Workload = {
  name: 'cold-start',
  title: 'Server start to first answer, and its memory',
  inQuick: true,
  run: async ({ isQuick }) => {
    const rounds = isQuick ? 3 : 11;
    const stage = await openDatabaseStage();
    const dataDir = await openDataDir();
    const product = productOn(stage, dataDir);
    const bare: Start = { args: ['-e', BARE], env: {} };
    try {
      const time = await pairedRounds({
        rounds,
        warmUp: 1,
        product: async () => (await startOnce(product, false)).ms,
        baseline: async () => (await startOnce(bare, false)).ms,
      });
      const memory = await pairedRounds({
        rounds: isQuick ? 1 : 5,
        warmUp: 0,
        product: async () => (await startOnce(product, true)).megabytes,
        baseline: async () => (await startOnce(bare, true)).megabytes,
      });
      const figures = ({ product: ours, baseline }: typeof time, unit: string) =>
        `${ours.toFixed(0)} against ${baseline.toFixed(0)} ${unit}; a Postgres with all tables runs already`;
      return [
        {
          workload: 'server start to first answer',
          baseline: 'node:http',
          target: { most: 11 },
          ...{ ratio: time.ratio, range: time.range },
          detail: `${figures(time, 'ms')}, ${rounds} rounds`,
        },
        {
          workload: 'resident memory after the start',
          baseline: 'node:http',
          target: { most: 2.6 },
          ...{ ratio: memory.ratio, range: memory.range },
          detail: figures(memory, 'MB'),
        },
      ];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
      await stage.close();
    }
  },
};

async function openDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'herohood-start-'));
  await chmod(folder, 0o711);
  return folder;
}

const productOn = ({ databaseUrl }: DatabaseStage, dataDir: string): Start => ({
  args: [join(repositoryRoot, 'apps', 'server', 'dist', 'main.js')],
  env: { NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO_FAMILY: 'off' },
});

async function startOnce(
  { args, env }: Start,
  isSettled: boolean,
): Promise<{ ms: number; megabytes: number }> {
  const port = await findFreePort();
  const began = performance.now();
  const server = spawn(process.execPath, args, {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env, PORT: String(port) },
  });
  try {
    while (!(await answers(port))) {
      if (server.exitCode !== null || performance.now() - began > LIMIT_MS) throw new Error('No start.');
      await delay(1);
    }
    const ms = performance.now() - began;
    if (isSettled) await delay(SETTLE_MS);
    return { ms, megabytes: await residentMegabytes(server) };
  } finally {
    const ended = server.exitCode === null ? once(server, 'exit') : null;
    server.kill();
    await ended;
  }
}

/** Whether a server listens there and answers. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () =>
      socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'),
    );
    socket.once('data', (bytes) => {
      resolve(bytes.toString('latin1', 9, 12) === '200');
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}

async function residentMegabytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024;
}
