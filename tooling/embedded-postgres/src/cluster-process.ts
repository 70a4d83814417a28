import { readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries';
import type { Cluster } from './cluster';
import { disownPostmaster, readPostmaster } from './postmaster-file';
import { runProgram } from './run-program';
import type { ServerAccount } from './server-account';
import { writeSettings } from './settings';

type Server = { cluster: Cluster; binaries: Binaries; account: ServerAccount; durable: boolean };

/** Recovery after a crash replays the log; a family's server never has more than some seconds of it. */
const START_SECONDS = 120;
const STOP_SECONDS = 60;
const POLL_MS = 100;
const LARGE_LOG_BYTES = 1_000_000;

/**
 * Looks for a server that already runs on the cluster, waiting for one that is just starting or stopping.
 *
 * @returns its port; undefined when there is none (what a crash left is cleared away).
 */
export async function attachToCluster({ cluster }: Pick<Server, 'cluster'>): Promise<number | undefined> {
  const deadline = Date.now() + START_SECONDS * 1000;
  for (;;) {
    const found = await readPostmaster(cluster.folder);
    if (found === undefined) return undefined;
    if (!found.isAlive) {
      await disownPostmaster(cluster.folder);
      return undefined;
    }
    if (found.isReady) return found.port;
    if (Date.now() > deadline) {
      throw new Error(
        `The Postgres server with process id ${found.pid} neither becomes ready nor stops; see ${cluster.logFile}`,
      );
    }
    await delay(POLL_MS);
  }
}

/** Starts the server as a process of its own that outlives us and a Ctrl-C. @returns its port */
export async function startCluster(server: Server, onProgress: (line: string) => void): Promise<number> {
  const { cluster, binaries, account } = server;
  onProgress('Starting the database');
  await rotateLog(cluster.logFile);
  const written = await sizeOf(cluster.logFile);
  let failure: unknown;
  // A port that was free a moment ago may be taken now, and another start may have been quicker: both heal by a second look,
  // and the orphans of a killed server need a moment to notice.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await writeSettings(server);
    try {
      await runProgram({
        program: binaries.pgCtl,
        args: ['start', '-D', cluster.folder, '-l', cluster.logFile, '-w', '-t', String(START_SECONDS), '-s'],
        account,
        cwd: cluster.home,
      });
    } catch (error) {
      failure = error;
    }
    const port = await attachToCluster(server);
    if (port !== undefined) return port;
    await delay(POLL_MS);
  }
  const log = await readFile(cluster.logFile).catch(() => Buffer.alloc(0));
  const reason =
    ownReason(log.subarray(written).toString('utf8')) ??
    (failure instanceof Error ? failure.message.split('\n')[0] : 'it stopped again');
  throw new Error(`Postgres did not start: ${reason}; see ${cluster.logFile}`);
}

/** Fast shutdown: open transactions are rolled back, all that was committed is on disk. Resolves when it is gone. */
export async function stopCluster({ cluster, binaries, account }: Server): Promise<void> {
  if (!(await isRunning(cluster))) return;
  await runProgram({
    program: binaries.pgCtl,
    args: ['stop', '-D', cluster.folder, '-m', 'fast', '-w', '-t', String(STOP_SECONDS), '-s'],
    account,
    cwd: cluster.home,
  }).catch(async (error: unknown) => {
    // Somebody else stopped it between our look and the call.
    if (await isRunning(cluster)) throw error;
  });
}

export async function isRunning(cluster: Cluster): Promise<boolean> {
  return (await readPostmaster(cluster.folder))?.isAlive === true;
}

async function rotateLog(logFile: string): Promise<void> {
  if ((await sizeOf(logFile)) > LARGE_LOG_BYTES) await rename(logFile, `${logFile}.1`);
}

function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    (found) => found.size,
    () => 0,
  );
}

/** Postgres' own reason for ending, without the time before it. Of a bad setting only the line before names it. */
function ownReason(log: string): string | undefined {
  const lines = [...log.matchAll(/(LOG|FATAL|PANIC): +(.*)/g)].map(([, level, text = '']) => ({
    level,
    text,
  }));
  const last = lines.findLastIndex(({ level }) => level !== 'LOG');
  const [before, fatal] = [lines[last - 1], lines[last]];
  return before && / contains errors$/.test(fatal?.text.trim() ?? '')
    ? before.text.trim()
    : fatal?.text.trim();
}
