import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Writes one line about what this script does. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command with our terminal and waits for it; a signal to us ends it and then us.
 *
 * @param {{ command: string, args: string[], cwd: string, env?: Record<string, string>, onOutput?: (text: string) => void }} input
 *   `onOutput` takes what the command says; without it the command has our terminal.
 * @returns {Promise<number>} its exit code, 128 + n when signal n ended it
 */
export async function runCommand({ command, args, cwd, env = {}, onOutput }) {
  const child = spawn(command, args, {
    cwd,
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  if (onOutput) {
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
  }
  let received;
  const forward = (signal) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of FORWARDED) process.on(signal, forward);
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (status, signal) => resolve(status ?? codeOf(signal)));
    });
    if (received) process.exit(codeOf(received));
    return code;
  } finally {
    for (const signal of FORWARDED) process.off(signal, forward);
  }
}

function codeOf(signal) {
  return 128 + constants.signals[signal];
}
