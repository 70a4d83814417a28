import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './processes';
import type { Program } from './torture';

export interface Told {
  code: number;
  stdout: string;
  stderr: string;
}

interface Command {
  program: Program;
  args: string[];
  settings: Record<string, string>;
}

/** Runs one command of the operator's to its end, as `npm run admin` does. */
export function runAdmin({ program, args, settings }: Command): Promise<Told> {
  const folder = join(ROOT, 'apps', 'server');
  const file =
    program === 'built'
      ? [join(folder, 'dist', 'admin.js')]
      : ['--import', 'tsx', join(folder, 'src', 'admin.ts')];
  const { PATH = '' } = process.env;
  const env = { PATH, NO_COLOR: '1', NODE_ENV: 'production', ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [...file, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
    });
  });
}
