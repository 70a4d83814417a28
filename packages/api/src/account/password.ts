import type { Argon2id } from 'oslo/password';

// oslo is deprecated upstream: this is the only file that knows it.

let opened: Promise<Argon2id> | undefined;

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. The library is loaded with the first password. */
function hasher(): Promise<Argon2id> {
  opened ??= import('oslo/password').then(
    (oslo) => new oslo.Argon2id({ memorySize: 19_456, iterations: 2, parallelism: 1 }),
  );
  return opened;
}

/**
 * Hashes at once. Each keeps a core busy for some 20 ms, off the event loop: whoever signs in waits for their turn, so that
 * a morning of logins leaves the other cores to those who are in, and its memory is bounded too.
 */
const AT_ONCE = 1;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** An Argon2id hash in its standard encoded form. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => (await hasher()).hash(password));
}

/** Whether `password` is the one that `hash` was made of. */
export function isPassword(hash: string, password: string): Promise<boolean> {
  return inTurn(async () => (await hasher()).verify(hash, password));
}

let decoy: Promise<string> | undefined;

/** Costs as much as a real check and always fails: an unknown account must not answer faster (rules: sessions). */
export async function checkNothing(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password');
  await isPassword(await decoy, password);
  return false;
}
