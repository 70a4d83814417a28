import { showProgress } from '@herohood/progress';
import { runAdmin } from './admin/run-admin';
import { readEnv } from './env';
import { readEnvFile } from './env-file';
import { createLogger, flushLogger } from './log';

const log = createLogger('warn');

// What it prints is for people, its exit code for scripts. Nothing may be left open at the end, so the process ends by
// itself and what was printed is whole.
process.exitCode = await runAdmin(process.argv.slice(2), {
  log,
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  showProgress,
  input: process.stdin,
  // Not into a file or another program; on a terminal NO_COLOR decides.
  hasColours: process.stdout.isTTY === true && process.stdout.hasColors(),
  readSettings: (file) => readEnv(undefined, readEnvFile(file)),
});
await flushLogger(log);
