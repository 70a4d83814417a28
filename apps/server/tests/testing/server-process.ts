import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ServerProcess {
  /** What it wrote for people, and to its log, so far. */
  stdout(): string;
  stderr(): string;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code. */
  ended: Promise<number | null>;
}

const SERVER = join(import.meta.dirname, '..', '..');

/** What `npm test` has built a moment ago, which starts in a third of the time; else the sources as they are. */
const NEWEST =
  process.env.TESTED_PROGRAM === 'built'
    ? [join(SERVER, 'dist', 'main.js')]
    : ['--import', 'tsx', join(SERVER, 'src', 'main.ts')];

/** Starts the server as an operator does, with these settings and no others. */
export function startProcess(settings: Record<string, string>, program = NEWEST): ServerProcess {
  const { PATH = '' } = process.env;
  const child: ChildProcess = spawn(process.execPath, program, {
    env: { PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  return {
    stdout: () => stdout,
    stderr: () => stderr,
    kill: (signal) => void child.kill(signal),
    ended: once(child, 'close').then(([code]) => code),
  };
}
