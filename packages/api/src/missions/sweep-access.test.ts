import { families } from '@herohood/db/family/tables';
import { lockDueBatch } from '@herohood/db/missions/sweep-queries';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { hasPremiumAccess } from '@herohood/domain/subscription/access';
import { DAY_MS } from '@herohood/domain/time/durations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFamily } from '../../tests/testing/test-family';
import { createTestPorts } from '../../tests/testing/test-ports';

const STATUSES = ['trial', 'active', 'cancelled', 'expired'];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("whose missions the sweep looks for in SQL is whom domain's rule gives access, at each edge", async () => {
  const ports = createTestPorts(database.db);
  const { parent, child, habit } = await createTestFamily(ports);
  await parent.call().missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1 });
  await child.call().missions.complete({ id: habit.id });
  const now = new Date(ports.clock.now.getTime() + 30 * DAY_MS);
  const fromNow = (ms: number) => new Date(now.getTime() + ms);
  const edges = [null, fromNow(-1), now, fromNow(1)];
  const madeAt = [fromNow(-7 * DAY_MS), fromNow(-7 * DAY_MS + 1)];
  const cases = STATUSES.flatMap((subscriptionStatus) =>
    edges.flatMap((trialEndsAt) =>
      edges.flatMap((subscriptionEndDate) =>
        madeAt.map((createdAt) => ({ subscriptionStatus, trialEndsAt, subscriptionEndDate, createdAt })),
      ),
    ),
  );
  const seen = { allowed: 0, refused: 0 };
  for (const subscription of cases) {
    await database.db.update(families).set(subscription);
    const { found } = await lockDueBatch(database.db, now, { limit: 10, isFree: false });
    const isAllowed = hasPremiumAccess(subscription, now);
    expect({ ...subscription, found }).toEqual({ ...subscription, found: isAllowed ? 1 : 0 });
    seen[isAllowed ? 'allowed' : 'refused'] += 1;
  }
  expect(Math.min(seen.allowed, seen.refused)).toBeGreaterThan(10);
});
