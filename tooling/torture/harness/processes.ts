import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startProcess } from '../../../apps/server/tests/testing/server-process';
import { findFreePort } from '../../testing/src/free-port';
import type { Program } from './torture';
import { waitFor } from './wait';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BUILT = join(ROOT, 'apps', 'server', 'dist', 'main.js');

/** A server or a worker that is killed and started again at the same address. */
export interface Member {
  url: string;
  /** Ready means that it answers so. @returns milliseconds from the start of the process until then */
  start(): Promise<number>;
  /** Starts the process and waits for nothing. */
  launch(): void;
  /** As when the power goes: no handler of the process runs. */
  kill(): Promise<void>;
  /** As operators do. @returns its exit code */
  stop(): Promise<number | null>;
  isReady(): Promise<boolean>;
  /** What it wrote to its log since it was started last. */
  log(): string;
}

interface MemberOptions {
  program: Program;
  settings: Record<string, string>;
}

/** @throws Error when the built server is wanted and there is none */
export async function createMember({ program, settings }: MemberOptions): Promise<Member> {
  if (program === 'built' && !existsSync(BUILT)) {
    throw new Error('The server is not built: run "npm run build" first.');
  }
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let running: ServerProcess | null = null;
  const launch = () => {
    running = startProcess(
      { LOG_LEVEL: 'warn', NODE_ENV: 'production', ...settings, PORT: String(port) },
      program === 'built' ? [BUILT] : undefined,
    );
  };
  const end = async (signal: NodeJS.Signals) => {
    const ended = running;
    running = null;
    ended?.kill(signal);
    return ended ? ended.ended : null;
  };
  const isReady = () =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      async (answer) => {
        await answer.text();
        return answer.ok;
      },
      () => false,
    );
  return {
    url,
    launch,
    start: async () => {
      launch();
      return waitFor('a started process is ready', isReady);
    },
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    isReady,
    log: () => running?.stderr() ?? '',
  };
}
