import type { JobStore, JobStoreOptions } from './queue';

/** BullMQ on Redis when the operator gave one, else on the database that is there anyway. */
export async function openJobStore({ databaseUrl, sql, redisUrl, log }: JobStoreOptions): Promise<JobStore> {
  // Each kind brings large libraries, and one of them is enough.
  if (redisUrl === undefined) {
    const { postgresJobStore } = await import('./queue-postgres');
    return postgresJobStore({ url: databaseUrl, sql, log });
  }
  const { redisJobStore } = await import('./queue-redis');
  return redisJobStore(redisUrl, log);
}
