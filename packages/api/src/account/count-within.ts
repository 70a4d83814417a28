import { countWithin, giveBackWithin } from '@herohood/db/account/throttle-queries';
import type { Executor } from '@herohood/db/client';
import type { AccountLimit } from '@herohood/domain/account/account-limits';
import type { Ports } from '../context';

type Scope = Pick<Ports, 'now' | 'secrets'> & { db: Executor };

/**
 * Counts one more of `what` (it names whom the count is about; only its digest is kept) within a limit.
 *
 * @returns null when there was room, else the whole seconds until there is room again, at least 1
 */
export async function secondsToWait(scope: Scope, what: string, limit: AccountLimit): Promise<number | null> {
  const now = scope.now();
  const roomAt = await countWithin(scope.db, scope.secrets.digest(what), { ...limit, now });
  return roomAt && Math.max(1, Math.ceil((roomAt.getTime() - now.getTime()) / 1000));
}

/** Takes the latest count of `what` back: it was none. */
export async function giveBack(scope: Pick<Scope, 'secrets' | 'db'>, what: string): Promise<void> {
  await giveBackWithin(scope.db, scope.secrets.digest(what));
}
