import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { findFreePort } from '@herohood/testing/free-port';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { countWaiting, holdFamily, isForgotten, urlUnderTest } from '../testing/due-rows';
import { type Answer, type HttpFamily, makeHttpFamily } from '../testing/http-family';
import { type ServerProcess, startProcess } from '../testing/server-process';
import { until } from '../testing/until';

const HABITS = 16;
const XP = 10;
const TIMEOUT_MS = 60_000;

let database: TestDatabase;
let dataDir: string;
let url: string;
let server: ServerProcess;
let family: HttpFamily;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'herohood-killed-test-'));
  url = `http://127.0.0.1:${await findFreePort()}`;
});
beforeEach(async () => {
  await startServer();
  family = await makeHttpFamily(url, { habits: HABITS });
}, TIMEOUT_MS);
afterEach(async () => {
  await kill();
  await until(isForgottenHere);
  await expectSoundLedgers(database.sql);
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function startServer(): Promise<void> {
  server = startProcess({
    ...{ DATA_DIR: dataDir, DATABASE_URL: urlUnderTest(database.url), LOG_LEVEL: 'error', HOST: '127.0.0.1' },
    PORT: new URL(url).port,
  });
  await until(() => server.stdout().includes('running at'), 30_000);
}

/** As when the power goes: no handler of the process runs. */
async function kill(): Promise<void> {
  server.kill('SIGKILL');
  await server.ended;
}

const isForgottenHere = () => isForgotten(database.sql);
const isRead = ({ status }: Answer) => status === 200 || status === 201;

test(
  'killed while a family is busy: what was acknowledged is there, a replay finds the same, all is paid once',
  async () => {
    const completed = new Map<string, string>();
    const approved = new Set<string>();
    const work = family.habits.map(async (habit) => {
      const done = await family.asChild('POST', `/api/habits/${habit}/complete`);
      if (!isRead(done)) return;
      completed.set(habit, done.json.id);
      const paid = await family.asParent('POST', `/api/habit-completions/${done.json.id}/approve`);
      if (isRead(paid)) approved.add(done.json.id);
    });
    await until(() => approved.size >= 2);
    await kill();
    await Promise.all(work);
    await until(isForgottenHere);
    await expectSoundLedgers(database.sql);

    await startServer();
    for (const id of approved) {
      const [row] = await database.sql`select status from completions where id = ${id}`;
      expect(row?.status).toBe('approved');
    }
    for (const habit of family.habits) {
      const again = await family.asChild('POST', `/api/habits/${habit}/complete`);
      expect(isRead(again)).toBe(true);
      if (completed.has(habit)) expect(again.json.id).toBe(completed.get(habit));
      expect((await family.asParent('POST', `/api/habit-completions/${again.json.id}/approve`)).status).toBe(
        200,
      );
    }
    expect((await family.asChild('GET', '/api/auth/child')).json.xp).toBe(HABITS * XP);
  },
  TIMEOUT_MS,
);

test(
  'killed while acts wait inside Postgres: each is done whole or not at all, and what is done again is done once',
  async () => {
    const ids: string[] = [];
    for (const habit of family.habits.slice(0, 8)) {
      ids.push((await family.asChild('POST', `/api/habits/${habit}/complete`)).json.id);
    }
    const [paid, ...open] = ids;
    expect((await family.asParent('POST', `/api/habit-completions/${paid}/approve`)).status).toBe(200);
    const reward = await family.asParent('POST', `/api/children/${family.childId}/rewards`, {
      ...{ name: 'Ice', cost: XP },
    });
    const claim = () => family.asChild('POST', `/api/rewards/${reward.json.id}/claim`);

    const letGo = await holdFamily(database.sql, family.childId);
    const tapped = family.habits.slice(8);
    const acts = [
      ...open.map((id) => family.asParent('POST', `/api/habit-completions/${id}/approve`)),
      ...tapped.map((habit) => family.asChild('POST', `/api/habits/${habit}/complete`)),
      claim(),
    ];
    // The claim holds the hero's row, approvals wait for it, completions for the family's.
    await until(async () => (await countWaiting(database.sql)) >= 5);
    await kill();
    expect((await Promise.all(acts)).map(({ status }) => status)).toEqual(acts.map(() => 0));
    await letGo();
    await until(isForgottenHere);
    const count = async () => {
      const [row] = await database.sql`
        select count(*) filter (where status = 'approved')::int as approved,
          count(*) filter (where status = 'pending' and id = any(${open}))::int as open,
          count(*) filter (where child_habit_id = any(${tapped}))::int as tapped
        from completions where child_id = ${family.childId}`;
      return row;
    };
    // Each act is one statement: Postgres, which had it already, does it whole or not at all.
    const left = await count();
    const [claims] = await database.sql`
      select count(*)::int as made from reward_claims where child_id = ${family.childId}`;
    expect(left?.approved + left?.open).toBe(ids.length);
    expect(left?.tapped).toBeLessThanOrEqual(tapped.length);
    expect(claims?.made).toBeLessThanOrEqual(1);
    await expectSoundLedgers(database.sql);

    await startServer();
    const hero = async () => (await family.asChild('GET', '/api/auth/child')).json;
    expect(await hero()).toMatchObject({
      xp: (left?.approved - claims?.made) * XP,
      totalXp: left?.approved * XP,
    });
    expect((await claim()).status).toBe(claims?.made === 1 ? 409 : 201);
    for (const habit of tapped) {
      expect([200, 201]).toContain((await family.asChild('POST', `/api/habits/${habit}/complete`)).status);
    }
    expect((await count())?.tapped).toBe(tapped.length);
    for (const id of open) {
      expect((await family.asParent('POST', `/api/habit-completions/${id}/approve`)).status).toBe(200);
    }
    expect(await count()).toEqual({ approved: ids.length, open: 0, tapped: tapped.length });
    expect(await hero()).toMatchObject({ xp: open.length * XP, totalXp: ids.length * XP });
  },
  TIMEOUT_MS,
);
