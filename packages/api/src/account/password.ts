import type { Argon2id } from 'oslo/password';
import type { HashCaller, PasswordsPort } from '../context';
import { refusal } from '../refusals';
import { createTurns, type TurnCaller } from '../turns';

// oslo is deprecated upstream: this is the only file that knows it. It hashes in Unicode NFKC, because keyboards and browsers
// spell the same letters in several ways (rules: sessions).

/** What a hash costs; `memoryKiB` and `passes` are Argon2id's. */
export interface HashCost {
  memoryKiB: number;
  passes: number;
}

/**
 * `full`: OWASP's minimum for Argon2id, 19 MiB, two passes, one lane. `cheap` is for tests alone: a guesser would be done
 * with it in no time.
 */
export const HASH_COSTS = {
  full: { memoryKiB: 19_456, passes: 2 },
  cheap: { memoryKiB: 64, passes: 1 },
} satisfies Record<string, HashCost>;

const RETRY_AFTER_S = 5;

const turnOf = ({ address, isAnswered }: HashCaller): TurnCaller => ({ of: address, isAnswered });

/** Whoever works at the server itself. */
const OPERATOR = { address: 'operator' };

/**
 * Hashes passwords by Argon2id, one at a time. Each at full cost keeps a core busy for some 20 ms, off the event loop:
 * whoever signs in waits for their turn, so that a morning of logins leaves the other cores to those who are in, and its
 * memory is bounded too.
 */
export function createPasswords(cost: HashCost): PasswordsPort {
  const turns = createTurns({
    ...{ atOnce: 1, most: 30 },
    refuse: () => refusal('UNAVAILABLE', 'tooManySignIns', { retryAfter: RETRY_AFTER_S }),
  });
  let opened: Promise<Argon2id> | undefined;
  let decoy: Promise<string> | undefined;

  /** The library is loaded with the first password. */
  function hasher(): Promise<Argon2id> {
    opened ??= import('oslo/password').then(
      (oslo) => new oslo.Argon2id({ memorySize: cost.memoryKiB, iterations: cost.passes, parallelism: 1 }),
    );
    return opened;
  }

  const isRight: PasswordsPort['isRight'] = (hash, password, caller = OPERATOR) =>
    turns.inTurn(turnOf(caller), async () => (await hasher()).verify(hash, password));

  return {
    hash: (password, caller = OPERATOR) =>
      turns.inTurn(turnOf(caller), async () => (await hasher()).hash(password)),
    isRight,
    async checkNothing(password, caller) {
      // Outside the queue, which might refuse it; it is made once.
      decoy ??= hasher().then((argon) => argon.hash('nobody has this password'));
      await isRight(await decoy, password, caller);
      return false;
    },
  };
}
