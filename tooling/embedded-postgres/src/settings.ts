import { chown, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Cluster } from './cluster';
import type { ServerAccount } from './server-account';

/** Writes the server's settings for the coming start, with a port that is free now. */
export async function writeSettings({
  cluster,
  account,
  durable,
}: {
  cluster: Cluster;
  account: ServerAccount;
  durable: boolean;
}): Promise<void> {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port: await findFreePort(),
    // No socket file: its path may be longer than the system allows, and TCP with a password is enough.
    unix_socket_directories: '',
    // Two servers with their pools, workers and a test run's files beside each other.
    max_connections: 200,
    // A transaction that somebody forgot must not hold back the sync horizon of all others.
    idle_in_transaction_session_timeout: '60s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_checkpoints: 'off',
    // After each checkpoint the first change of a page goes into the log as a whole: fewer of them make much writing half as
    // long. It is the log's limit, not its size, and a crash still replays five minutes at most.
    max_wal_size: '4GB',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);
  const file = join(cluster.folder, 'herohood.conf');
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `# Written at each start.\n${lines.join('\n')}\n`, { mode: 0o600 });
  if (account.ids) await chown(draft, account.ids.uid, account.ids.gid);
  await rename(draft, file);
}

async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('No free port on 127.0.0.1'));
      });
    });
  });
}
