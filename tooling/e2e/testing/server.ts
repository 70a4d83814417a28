import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stopEmbeddedPostgres } from '../../embedded-postgres/src/embedded-postgres';
import { findFreePort } from '../../testing/src/free-port';
import { FAMILY_ZONE } from './family-zone';
import { repositoryRoot, resultsFolder } from './paths';

export type RunningServer = {
  /** Origin of the web apps and the API, without a slash at its end. */
  url: string;
  /** Its data folder; without a mail server its mails lie in `mail` there. */
  dataDir: string;
  pid: number;
  /** Ends it as an operator would, and removes its data. @throws Error when it does not end in order */
  stop: () => Promise<void>;
};

/** A first start makes the database, migrates it and starts the queue. */
const READY_MS = 90_000;
const POLL_MS = 100;

/**
 * Starts the built server as an operator would, with a data folder, database and port of its own and no family in
 * it. Its log goes to `test-results/<name>.log`.
 *
 * @param settings further environment variables of the server
 * @param root the project folder whose built server and web apps are meant
 */
export async function startServer(
  name: string,
  settings: Record<string, string> = {},
  root = repositoryRoot,
): Promise<RunningServer> {
  const main = join(root, 'apps', 'server', 'dist', 'main.js');
  if (!existsSync(main))
    throw new Error('The server is not built: run "npm run build" first ("npm test" does).');
  await mkdir(resultsFolder, { recursive: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'herohood-e2e-'));
  // As root the database runs under another account, which must be able to enter the folder.
  await chmod(dataDir, 0o711);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  // The server writes there by itself: what it logs costs nobody else anything.
  const log = openSync(join(resultsFolder, `${name}.log`), 'w');
  const server = spawn(process.execPath, [main], {
    cwd: dataDir,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_FAMILY: 'off',
      // The demo family lives where the server does.
      TZ: FAMILY_ZONE,
      // No net in journeys: what is not told at once is not on the screen.
      SYNC_SECONDS: '600',
      ...settings,
    },
  });
  closeSync(log);

  const cleanUp = async () => {
    // A server that was killed leaves its database running.
    await stopEmbeddedPostgres({ dataDir });
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(server, url);
  } catch (error) {
    server.kill('SIGKILL');
    await cleanUp();
    throw new Error(`${String(error)} See ${join(resultsFolder, `${name}.log`)}`);
  }
  return {
    url,
    dataDir,
    pid: server.pid ?? 0,
    stop: async () => {
      const ended = server.exitCode === null ? once(server, 'exit') : Promise.resolve([server.exitCode]);
      server.kill('SIGTERM');
      const [code] = await ended;
      await cleanUp();
      if (code !== 0) throw new Error(`The server ended with ${code} on SIGTERM, see ${name}.log`);
    },
  };
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} while starting.`);
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await delay(POLL_MS);
  }
  throw new Error(`The server was not ready after ${READY_MS / 1000} s.`);
}
