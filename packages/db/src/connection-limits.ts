import postgres from 'postgres';

/** Far above what any statement needs; beyond it the caller is better told to try again (rules: errors). */
const STATEMENT_TIMEOUT_MS = 10_000;
/** A family's acts wait milliseconds for each other; whoever waits longer waits for something that is stuck. */
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000;

/** The limits of each connection that serves calls. */
export const LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
};

/** Lifts them for the rest of a transaction that takes as long as it takes: a migration, a backup. */
export async function liftLimits(tx: postgres.TransactionSql): Promise<void> {
  for (const name of Object.keys(LIMITS)) await tx.unsafe(`set local ${name} = 0`);
}

/** Where the job store lives, which asks for its tables without naming it. */
const SEARCH_PATH = '"$user", public, bullmq';
/** Of Postgres' own settings none: a pooler either refuses it or forgets it. */
const PROBE = 'herohood.probe';
/** PgBouncer's refusal of a setting that it cannot keep apart for each client. Its code stands for all its refusals. */
const REFUSED_SETTING = /startup parameter/;

/**
 * Whether a pooler such as PgBouncer stands at this address: a connection does not keep what is set when it opens.
 *
 * @throws when nothing answers there, or refuses us
 */
export async function isPooled(url: string): Promise<boolean> {
  const sql = openOne(url, { [PROBE]: 'kept' });
  try {
    const [row] = await sql.unsafe(`select current_setting('${PROBE}', true) as found`);
    return row?.found !== 'kept';
  } catch (error) {
    if (error instanceof Error && REFUSED_SETTING.test(error.message)) return true;
    throw error;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Behind a pooler the limits, and the schema of the job store, are settings of our role in this database: whatever
 * connection a statement meets has them. Connections that the pooler has open from before are ended, as far as they are ours and idle.
 */
export async function keepLimitsInRole(url: string): Promise<void> {
  const sql = openOne(url);
  try {
    if (await hasLimits(sql)) return;
    await sql.begin(async (tx) => {
      const [row] = await tx.unsafe(`select quote_ident(current_database()) as name`);
      for (const [name, value] of Object.entries(LIMITS))
        await tx.unsafe(`alter role current_user in database ${row?.name} set ${name} = ${value}`);
      await tx.unsafe(`alter role current_user in database ${row?.name} set search_path = ${SEARCH_PATH}`);
    });
    await sql.unsafe(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where usename = current_user and datname = current_database() and pid <> pg_backend_pid()
        and application_name like 'herohood%' and state = 'idle'`);
    // Last the one that this very client has; it cannot hear the answer.
    await sql.unsafe('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function hasLimits(sql: postgres.Sql): Promise<boolean> {
  const [row] = await sql.unsafe<{ setconfig: string[] }[]>(`
    select setconfig from pg_db_role_setting s
    join pg_database d on d.oid = s.setdatabase join pg_roles r on r.oid = s.setrole
    where d.datname = current_database() and r.rolname = current_user`);
  const wanted = Object.entries({ ...LIMITS, search_path: SEARCH_PATH });
  return wanted.every(([name, value]) => row?.setconfig.includes(`${name}=${value}`));
}

/** One connection for a few statements, none of them prepared: the next of them may meet another one of the pooler's. */
function openOne(url: string, settings: Record<string, string> = {}): postgres.Sql {
  return postgres(url, {
    max: 1,
    prepare: false,
    fetch_types: false,
    onnotice: () => {},
    connect_timeout: 10,
    connection: { application_name: 'herohood-start', ...settings },
  });
}
