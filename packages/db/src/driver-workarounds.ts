import type postgres from 'postgres';

// Everything that is here because of a fault of drizzle or of the driver, and nothing else. driver-workarounds.test.ts
// holds each fault: when its test fails after an upgrade, the fault is mended and what stands here may go.

/**
 * drizzle-orm 0.45.4 asks postgres.js to prepare only what was made with `.prepare()`, whatever the client's own setting
 * says (https://github.com/drizzle-team/drizzle-orm/issues/6096). So all other statements would need two round trips and
 * be planned at each call. This is the client as drizzle uses it, with every statement that has values prepared: Postgres
 * plans it once a connection. Texts that vary with the number of their values are few and short-lived: the driver
 * replaces each connection within the hour. `isPrepared` is false behind a pooler that knows no prepared statements.
 */
export function preparing<Client extends postgres.Sql>(
  client: Client,
  isPrepared: boolean,
  isOver = () => false,
): Client {
  return new Proxy(client, {
    get(target, name, receiver) {
      if (name === 'unsafe') {
        return (text: string, values: never[] = []) => {
          if (isOver()) throw new Error('The connection of this transaction has closed.');
          return target.unsafe(text, values, { prepare: isPrepared && values.length > 0 });
        };
      }
      if (name === 'begin') return (work: Work) => beginOnce(target, isPrepared, work);
      if (name === 'savepoint') {
        const { savepoint } = target as unknown as postgres.TransactionSql;
        return (work: Work) =>
          savepoint((tx) => unlessOver(work(preparing(tx as never, isPrepared, isOver)), isOver));
      }
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}

type Work = (tx: postgres.TransactionSql) => Promise<unknown>;

/**
 * postgres.js 3.4.9 fails `begin` as soon as its connection closes, but lets the work inside go on: the `rollback` that
 * follows, and whatever the work still asks, is sent on the connection that closed. There it waits until somebody else
 * has that connection, takes the answers of theirs and may even be done in their transaction. So once `begin` has failed,
 * nothing more of it is sent.
 */
function beginOnce(client: postgres.Sql, isPrepared: boolean, work: Work): Promise<unknown> {
  let over = false;
  const isOver = () => over;
  const transaction = client.begin((tx) =>
    unlessOver(work(preparing(tx as never, isPrepared, isOver)), isOver),
  );
  return transaction.finally(() => {
    over = true;
  });
}

/** Settles as `work` does; never once the connection is lost, because the driver would send an end after it. */
function unlessOver<T>(work: Promise<T>, isOver: () => boolean): Promise<T> {
  return new Promise((resolve, reject) => {
    work.then(
      (value) => isOver() || resolve(value),
      (error) => isOver() || isConnectionLost(error) || reject(error),
    );
  });
}

/** A statement hears of it before `begin` does. Drizzle gives the driver's error as the cause of its own. */
function isConnectionLost(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code } = e as { code?: string };
    if ('query' in e && ('syscall' in e || code?.startsWith('CONNECTION_'))) return true;
  }
  return false;
}

/**
 * postgres.js 3.4.9 holds writes below 1,024 bytes back for a moment. A connection that closes in that moment keeps them
 * and never sends anything again, not even on its next connection (https://github.com/porsager/postgres/issues/1208). A
 * first message this long is sent at once, together with what was left: that try fails, and the one after it is sound. It is
 * long by a setting that says the same again and again, because Postgres and poolers alike take this one.
 */
export const PADDED_DATE_STYLE = Array.from({ length: 256 }, () => 'ISO').join(',');

/**
 * The same fault's other face: the write that was held back is tried on a socket that is gone, where nobody can catch what
 * it throws (https://github.com/porsager/postgres/issues/1154). Its query has been refused by then, so nothing is unknown
 * and the process may go on.
 *
 * @returns whether `error` is that write's
 */
export function isLateWrite(error: unknown): boolean {
  return error instanceof TypeError && /^\s*at (?:Immediate\.)?nextWrite /m.test(error.stack ?? '');
}
