import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Off a terminal npm and the builders are silent for long: one line now and then says that all is well. */
const STILL_ALIVE_MS = 15_000;

/** Writes one line about what this script does. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command with our terminal and waits for it; a signal to us ends it and then us.
 *
 * @param {{ command: string, args: string[], cwd: string, env?: Record<string, string>, doing?: string }} input
 *   `doing` names the work in a line that is repeated while it runs (not on a terminal).
 * @returns {Promise<number>} its exit code, 128 + n when signal n ended it
 */
export async function runCommand({ command, args, cwd, env = {}, doing }) {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  const startedAt = Date.now();
  const reminder =
    doing && !process.stdout.isTTY
      ? setInterval(
          () => say(`  still ${doing} (${Math.round((Date.now() - startedAt) / 1000)} s)`),
          STILL_ALIVE_MS,
        )
      : undefined;
  let received;
  const forward = (signal) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of FORWARDED) process.on(signal, forward);
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (status, signal) => resolve(status ?? codeOf(signal)));
    });
    if (received) process.exit(codeOf(received));
    return code;
  } finally {
    clearInterval(reminder);
    for (const signal of FORWARDED) process.off(signal, forward);
  }
}

function codeOf(signal) {
  return 128 + constants.signals[signal];
}
