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

/** Starts the server as an operator does, with these settings and no others. */
export function startProcess(settings: Record<string, string>): ServerProcess {
  const { PATH = '' } = process.env;
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, '..', 'main.ts')],
    { env: { PATH, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
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
