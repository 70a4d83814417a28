import type { FamilyChange } from '@herohood/api/context';
import type { FamilyId } from '@herohood/db/family/family-id';
import { testFamilyId } from '@herohood/db/testing/family-id';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { hasRedis, startRedis } from '@herohood/testing/redis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settle, until } from '../../tests/testing/until';
import { createLogger } from '../log';
import { createLive, type Live, type OpenLiveLink } from './live';
import { postgresLiveLink } from './live-link';
import { redisLiveLink } from './live-redis';

const log = createLogger('silent');
const [A, B, C] = [testFamilyId('a'), testFamilyId('b'), testFamilyId('c')];

interface Link {
  open: OpenLiveLink;
  /** Cuts every connection that listens. */
  cut(): Promise<unknown>;
  close(): Promise<unknown>;
}

async function linkOnPostgres(): Promise<Link> {
  const database: TestDatabase = await createTestDatabase();
  return {
    open: postgresLiveLink(database.sql),
    cut: () => database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query ilike 'listen%' and datname = current_database()`,
    close: database.close,
  };
}

async function linkOnRedis(): Promise<Link> {
  const redis = await startRedis();
  if (!redis) throw new Error('There is no Redis here.');
  const { Redis } = await import('ioredis');
  const client = new Redis(redis.url);
  return {
    open: redisLiveLink(redis.url, log),
    cut: () => client.call('CLIENT', 'KILL', 'TYPE', 'pubsub'),
    close: async () => {
      client.disconnect();
      await redis.stop();
    },
  };
}

const kinds = [
  { kind: 'Postgres', make: linkOnPostgres },
  ...(hasRedis() ? [{ kind: 'Redis', make: linkOnRedis }] : []),
];

describe.each(kinds)('two servers over $kind', ({ make }) => {
  let link: Link;
  let here: Live;
  let there: Live;
  beforeAll(async () => {
    link = await make();
    here = await createLive(link.open, log);
    there = await createLive(link.open, log);
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await link.close();
  });

  const collect = (live: Live, familyId: FamilyId) => {
    const heard: FamilyChange[] = [];
    const stop = live.subscribe(familyId, (news) => heard.push(news));
    return { heard, stop };
  };

  test('news are heard here at once and there soon, once each, by that family alone', async () => {
    const [near, far, other] = [collect(here, A), collect(there, A), collect(there, B)];
    here.changed({ familyId: A, childId: 'x' });
    expect(near.heard).toEqual([{ familyId: A, childId: 'x' }]);
    await until(() => far.heard.length > 0);
    there.changed({ familyId: B });
    await until(() => other.heard.length > 0);
    await settle();
    expect(near.heard).toHaveLength(1);
    expect(far.heard).toEqual([{ familyId: A, childId: 'x' }]);
    expect(other.heard).toEqual([{ familyId: B }]);
    for (const { stop } of [near, far, other]) stop();
  });

  test('who stopped listening hears nothing more', () => {
    const { heard, stop } = collect(here, A);
    stop();
    here.changed({ familyId: A });
    expect(heard).toEqual([]);
  });

  test('after a cut link everybody is told to look, and news flow again', async () => {
    const far = collect(there, C);
    await link.cut();
    await until(() => far.heard.some(({ childId }) => childId === 'all'));
    await until(() => {
      here.changed({ familyId: C, childId: 'after' });
      return far.heard.some(({ childId }) => childId === 'after');
    });
    far.stop();
  });
});
