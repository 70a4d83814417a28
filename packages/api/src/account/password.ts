import type { Argon2id } from 'oslo/password';
import { createHashQueue, type HashCaller } from './hash-queue';

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
 * One hash at a time. Each keeps a core busy for some 20 ms, off the event loop: whoever signs in waits for their turn, so that
 * a morning of logins leaves the other cores to those who are in, and its memory is bounded too.
 */
const queue = createHashQueue({ most: 30 });

/** Whoever works at the server itself. */
const OPERATOR: HashCaller = { address: 'operator' };

/** An Argon2id hash in its standard encoded form. Refuses with 503 while too many wait. */
export function hashPassword(password: string, caller = OPERATOR): Promise<string> {
  return queue.inTurn(caller, async () => (await hasher()).hash(password));
}

/** Whether `password` is the one that `hash` was made of. Refuses with 503 while too many wait. */
export function isPassword(hash: string, password: string, caller = OPERATOR): Promise<boolean> {
  return queue.inTurn(caller, async () => (await hasher()).verify(hash, password));
}

let decoy: Promise<string> | undefined;

/** Costs as much as a real check and always fails: an unknown account must not answer faster (rules: sessions). */
export async function checkNothing(password: string, caller: HashCaller): Promise<false> {
  // Outside the queue, which might refuse it; it is made once.
  decoy ??= hasher().then((opened) => opened.hash('nobody has this password'));
  await isPassword(await decoy, password, caller);
  return false;
}
