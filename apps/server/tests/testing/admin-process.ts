import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { showProgress } from '@herohood/progress';
import { runAdmin } from '../../src/admin/run-admin';
import { readEnv } from '../../src/env';
import { readEnvFile } from '../../src/env-file';
import { createLogger } from '../../src/log';

export interface AdminResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one command of the operator's in this process, with these settings and no others. */
export async function callAdmin(
  args: string[],
  settings: Record<string, string>,
  input = '',
): Promise<AdminResult> {
  let stdout = '';
  let stderr = '';
  const code = await runAdmin(args, {
    log: createLogger('warn', { write: () => {} }),
    say: (line) => {
      stdout += `${line}\n`;
    },
    complain: (line) => {
      stderr += `${line}\n`;
    },
    showProgress,
    hasColours: false,
    input: Readable.from([input]),
    readSettings: (file) => readEnv(settings, readEnvFile(file)),
  });
  return { code, stdout, stderr };
}

/** Runs the command line as an operator does, to its end. */
export async function startAdmin(args: string[], settings: Record<string, string>): Promise<AdminResult> {
  const { PATH = '' } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, '..', '..', 'src', 'admin.ts'), ...args],
    { env: { PATH, NO_COLOR: '1', ...settings }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}
