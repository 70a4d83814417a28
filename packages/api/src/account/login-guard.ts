import {
  countWithin,
  giveBackWithin,
  lockThrottles,
  saveThrottle,
  type ThrottleRow,
} from '@herohood/db/account/throttle-queries';
import type { Executor } from '@herohood/db/client';
import type { AccountLimit } from '@herohood/domain/account/account-limits';
import {
  type AccountTries,
  type AddressTries,
  accountAfterRightTry,
  accountAfterUnseenTry,
  addressAfterGivenBackTry,
  admitAddressTry,
  admitLogin,
} from '@herohood/domain/account/login-throttle';
import type { RequestContext } from '../context';
import { refusal, sentence } from '../refusals';

/** Whose tries are counted: an account (or a name that stands for none), and the device if that account knows it. */
export interface LoginTry {
  /** Names the account in the counts, for example `child:<id>`, also when there is no such account. */
  account: string;
  /** The account's id, so that a new PIN can clear its counts; null when there is no such account. */
  accountId: string | null;
  /** Digest of a device token that the account has used before; such a device has its own count (rules: sign-in limits). */
  knownDevice: string | null;
}

/** An admitted try; both calls give it back. */
export interface CountedTry {
  wasRight(): Promise<void>;
  /** Nobody had time to look at the secret. */
  wasNotSeen(): Promise<void>;
}

/**
 * Looks at the secret of a counted try, and gives the try back when it is right or could not be looked at: a server
 * that is busy must not lock honest people out. Passes on why it could not.
 */
export async function settleTry(counted: CountedTry, look: () => Promise<boolean>): Promise<boolean> {
  const isRight = await look().catch(async (error: unknown) => {
    await counted.wasNotSeen();
    throw error;
  });
  if (isRight) await counted.wasRight();
  return isRight;
}

type Scope = Pick<RequestContext, 'db' | 'now' | 'secrets' | 'request'>;

/**
 * Counts a sign-in before its secret is looked at (rules: sign-in limits), in a transaction of its own: a crash keeps the
 * count. Throws 429 with `retryAfter` when the account or the address is locked.
 */
export async function countTry(scope: Scope, attempt: LoginTry): Promise<CountedTry> {
  const keys = keysOf(scope, attempt);
  const now = scope.now();
  const decision = await scope.db.transaction(async (tx) => {
    const rows = await lockThrottles(tx, [keys.account, keys.address]);
    const admitted = admitLogin({
      account: toAccountTries(rows.get(keys.account)),
      address: toAddressTries(rows.get(keys.address)),
      now,
      isKnownDevice: attempt.knownDevice !== null,
    });
    if (admitted.kind === 'admitted') {
      await saveAccount(tx, { key: keys.account, accountId: attempt.accountId }, admitted.account);
      if (admitted.address) await saveAddress(tx, keys.address, admitted.address);
    }
    return admitted;
  });
  if (decision.kind === 'locked') throw tooManyTries(decision.retryAfter);
  return {
    wasRight: () => giveBack(scope, attempt, accountAfterRightTry),
    wasNotSeen: () => giveBack(scope, attempt, (state) => accountAfterUnseenTry(state, now)),
  };
}

/**
 * Counts a try of an address that names no account, before it is looked at; `wasRight` gives it back. Throws 429 with
 * `retryAfter` when the address is locked.
 */
export async function countAddressTry(scope: Scope): Promise<Pick<CountedTry, 'wasRight'>> {
  const key = addressKey(scope);
  const change = (decide: (state: AddressTries | null) => AddressTries | null) =>
    scope.db.transaction(async (tx) => {
      const rows = await lockThrottles(tx, [key]);
      const next = decide(toAddressTries(rows.get(key)));
      if (next) await saveAddress(tx, key, next);
    });
  await change((state) => {
    const admitted = admitAddressTry(state, scope.now());
    if (admitted.kind === 'locked') throw tooManyTries(admitted.retryAfter);
    return admitted.state;
  });
  return { wasRight: () => change((state) => state && addressAfterGivenBackTry(state)) };
}

async function giveBack(
  scope: Scope,
  attempt: LoginTry,
  afterwards: (state: AccountTries) => AccountTries,
): Promise<void> {
  const keys = keysOf(scope, attempt);
  await scope.db.transaction(async (tx) => {
    const rows = await lockThrottles(tx, [keys.account, keys.address]);
    const account = toAccountTries(rows.get(keys.account));
    const address = toAddressTries(rows.get(keys.address));
    const owner = { key: keys.account, accountId: attempt.accountId };
    if (account) await saveAccount(tx, owner, afterwards(account));
    if (address && !attempt.knownDevice)
      await saveAddress(tx, keys.address, addressAfterGivenBackTry(address));
  });
}

/** Only digests are stored: names and addresses are personal data. */
function keysOf(scope: Scope, { account, knownDevice }: LoginTry) {
  return {
    account: scope.secrets.digest(knownDevice ? `${account}|device:${knownDevice}` : account),
    address: addressKey(scope),
  };
}

const addressKey = ({ secrets, request }: Scope) => secrets.digest(`address:${request.address}`);

type Counts = Pick<Scope, 'now' | 'secrets'> & { db: Executor };

/**
 * Counts one more of `what` (it names whom the count is about; only its digest is kept) within a limit.
 *
 * @returns null when there was room, else the whole seconds until there is room again, at least 1
 */
export async function secondsToWait(
  scope: Counts,
  what: string,
  limit: AccountLimit,
): Promise<number | null> {
  const now = scope.now();
  const roomAt = await countWithin(scope.db, scope.secrets.digest(what), { ...limit, now });
  return roomAt && Math.max(1, Math.ceil((roomAt.getTime() - now.getTime()) / 1000));
}

/** Counts one more of `what`, and refuses it (429) where there is no room. */
export async function requireRoom(scope: Counts, what: string, limit: AccountLimit): Promise<void> {
  const retryAfter = await secondsToWait(scope, what, limit);
  if (retryAfter) throw tooManyTries(retryAfter);
}

/** Does what is counted, as `requireRoom`; where it fails, it was no try. */
export async function tryWithin<T>(
  scope: Counts,
  { what, limit }: { what: string; limit: AccountLimit },
  work: () => Promise<T>,
): Promise<T> {
  await requireRoom(scope, what, limit);
  return work().catch(async (error: unknown) => {
    await giveBackWithin(scope.db, scope.secrets.digest(what));
    throw error;
  });
}

/** 429 with the seconds to wait, in words too. */
function tooManyTries(retryAfter: number) {
  const wait =
    retryAfter < 90
      ? sentence('tooManyTriesSeconds', { seconds: retryAfter })
      : sentence('tooManyTriesMinutes', { minutes: Math.ceil(retryAfter / 60) });
  return refusal('TOO_MANY_TRIES', wait, { retryAfter });
}

function toAccountTries(row: ThrottleRow | undefined): AccountTries | null {
  if (!row) return null;
  return {
    failures: row.failures,
    lockedUntil: row.lockedUntil,
    lastTryAt: row.updatedAt,
    dayStartedAt: row.windowStart,
    dayFailures: row.windowFailures,
  };
}

function toAddressTries(row: ThrottleRow | undefined): AddressTries | null {
  return row ? { windowStartedAt: row.windowStart, failures: row.windowFailures } : null;
}

function saveAccount(tx: Executor, owner: { key: string; accountId: string | null }, tries: AccountTries) {
  return saveThrottle(tx, {
    ...owner,
    failures: tries.failures,
    lockedUntil: tries.lockedUntil,
    updatedAt: tries.lastTryAt,
    windowStart: tries.dayStartedAt,
    windowFailures: tries.dayFailures,
  });
}

function saveAddress(tx: Executor, key: string, tries: AddressTries) {
  return saveThrottle(tx, {
    key,
    accountId: null,
    failures: tries.failures,
    lockedUntil: null,
    updatedAt: tries.windowStartedAt,
    windowStart: tries.windowStartedAt,
    windowFailures: tries.failures,
  });
}
