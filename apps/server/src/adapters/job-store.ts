import type { LogPort } from '@herohood/api/context';
import type { DatabaseHandle } from '@herohood/db/client';
import type { JobStore } from './queue';
import { postgresJobStore } from './queue-postgres';
import { redisJobStore } from './queue-redis';

export interface JobStoreOptions {
  databaseUrl: string;
  sql: DatabaseHandle['sql'];
  redisUrl: string | undefined;
  log: LogPort;
}

/** BullMQ on Redis when the operator gave one, else on the database that is there anyway. */
export function createJobStore({ databaseUrl, sql, redisUrl, log }: JobStoreOptions): JobStore {
  return redisUrl === undefined
    ? postgresJobStore({ url: databaseUrl, sql, log })
    : redisJobStore(redisUrl, log);
}
