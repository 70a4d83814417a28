import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseHandle } from '../../../packages/db/src/client';
import { migrateDatabase } from '../../../packages/db/src/migrate';
import { type KillableRedis, startKillableRedis } from '../../testing/src/redis';
import { type KillablePostgres, startKillablePostgres } from './killable-postgres';
import { createMember, type Member } from './processes';
import type { Program } from './torture';

/** A whole installation of its own, on this machine and in temporary folders. */
export interface Stage {
  folder: string;
  postgres: KillablePostgres;
  /** Null where it was not wanted or this machine has none. */
  redis: KillableRedis | null;
  servers: Member[];
  workers: Member[];
  /** A process of that kind that is not started yet. */
  member(role: 'server' | 'worker' | 'all', settings?: Record<string, string>): Promise<Member>;
  /** Opens the families' database for one look. */
  look<T>(act: (database: DatabaseHandle) => Promise<T>): Promise<T>;
  /** Settings that the operator's command line needs. */
  settings: Record<string, string>;
  close(): Promise<void>;
}

interface StageOptions {
  program: Program;
  servers: number;
  workers: number;
  /** Whether a commit waits for the disk, as it does at operators; default true. */
  isDurable?: boolean;
  /** Redis for queue, news and limits, where this machine has one. */
  withRedis?: boolean;
  settings?: Record<string, string>;
}

const APP_SECRET = 'a-secret-of-long-runs-with-more-than-32-characters';

/** Starts it all; whatever fails is closed again. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'herohood-torture-'));
  await chmod(folder, 0o711);
  const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const each of closers.reverse()) await each();
  };
  try {
    const postgres = await startKillablePostgres(join(folder, 'database'), options.isDurable ?? true);
    closers.push(postgres.stop);
    await migrateDatabase(postgres.url);
    const redis = options.withRedis ? await startKillableRedis() : null;
    if (redis) closers.push(redis.stop);
    const settings = {
      ...{ DATA_DIR: join(folder, 'data'), DATABASE_URL: postgres.url, APP_SECRET },
      ...(redis ? { REDIS_URL: redis.url } : {}),
      ...options.settings,
    };
    const member: Stage['member'] = async (role, more = {}) => {
      const { program } = options;
      const made = await createMember({
        program,
        settings: { ...settings, ROLE: role, DEMO_FAMILY: 'off', ...more },
      });
      closers.push(made.kill);
      return made;
    };
    const started = async (role: 'server' | 'worker', count: number) => {
      const members: Member[] = [];
      for (let i = 0; i < count; i += 1) members.push(await member(role));
      await Promise.all(members.map((each) => each.start()));
      return members;
    };
    const servers = await started('server', options.servers);
    const workers = await started('worker', options.workers);
    const look: Stage['look'] = async (act) => {
      const database = postgres.open();
      return act(database).finally(database.close);
    };
    return { folder, postgres, redis, servers, workers, member, look, settings, close };
  } catch (error) {
    await close();
    throw error;
  }
}
