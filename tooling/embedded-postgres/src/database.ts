import postgres from 'postgres';

/** Any number that no other lock of the `postgres` database uses. */
const FOLDER_LOCK = 4_710_002;

/** Duplicate database, and the unique violation that two creations at the same moment give. */
const ALREADY_THERE = new Set(['42P04', '23505']);

/** Creates a database when it is missing. @param adminUrl connection string of the `postgres` database */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  await withConnection(adminUrl, async (sql) => {
    const found = await sql`select 1 from pg_database where datname = ${name}`;
    if (found.length > 0) return;
    await sql`create database ${sql(name)}`.catch((error: unknown) => {
      if (!(error instanceof postgres.PostgresError && ALREADY_THERE.has(error.code))) throw error;
    });
  });
}

/** Whether anybody else is connected to the server. */
export async function hasOtherClients(adminUrl: string): Promise<boolean> {
  return withConnection(adminUrl, async (sql) => {
    const others = await sql`
      select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`;
    return others.length > 0;
  });
}

export type Claim = { release: () => Promise<void> };

/**
 * Takes the one place of a data folder's own server, and keeps it as long as this process is connected: whoever is
 * killed gives it back. Null when another process has it.
 */
export async function claimFolder(adminUrl: string): Promise<Claim | null> {
  // One connection for the process's life: the lock is the connection's, so it is never exchanged for a fresh one.
  const sql = postgres(adminUrl, { max: 1, max_lifetime: null, idle_timeout: 0, onnotice: () => {} });
  const [row] = await sql`select pg_try_advisory_lock(${FOLDER_LOCK}) as is_ours`;
  const release = () => sql.end({ timeout: 1 });
  if (row?.is_ours) return { release };
  await release();
  return null;
}

async function withConnection<T>(url: string, act: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await act(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
