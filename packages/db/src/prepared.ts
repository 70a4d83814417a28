import type postgres from 'postgres';

/**
 * The driver's client as drizzle uses it, with every statement prepared: Postgres then plans a statement once a connection
 * instead of once a call, and the driver needs one round trip for it instead of two. Texts that vary with the number
 * of their values are few and short-lived: the driver replaces each connection within the hour.
 *
 * @param forTransactions where transactions begin
 */
export function preparing<Client extends postgres.Sql>(client: Client, forTransactions = client): Client {
  return new Proxy(client, {
    get(target, name, receiver) {
      if (name === 'unsafe') {
        return (text: string, values: never[] = []) =>
          target.unsafe(text, values, { prepare: values.length > 0 });
      }
      if (name === 'begin') {
        return (work: (tx: postgres.TransactionSql) => Promise<unknown>) =>
          forTransactions.begin((tx) => work(preparing(tx as never)));
      }
      if (name === 'savepoint') {
        const { savepoint } = target as unknown as postgres.TransactionSql;
        return (work: (tx: postgres.TransactionSql) => Promise<unknown>) =>
          savepoint((tx) => work(preparing(tx as never)));
      }
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}
