import { spawn } from 'node:child_process';
import type { ServerAccount } from './server-account';

type Input = { program: string; args: string[]; account: ServerAccount; cwd: string };

/** Runs one of Postgres' programs to its end. @throws Error with what it printed when it fails. */
export async function runProgram({ program, args, account, cwd }: Input): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, {
      ...account.ids,
      cwd,
      env: cleanEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => reject(new Error(`Cannot run ${program}: ${error.message}`)));
    // 'exit', not 'close': the server that pg_ctl leaves behind may keep the pipes open.
    child.on('exit', (code, signal) => {
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) resolve();
      else reject(new Error(`${program} failed (${signal ?? `exit code ${code}`}): ${output.trim()}`));
    });
  });
}

/** Postgres' own variables (PGPORT, PGDATA, …) and the locale of whoever starts us would change what it does. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}
