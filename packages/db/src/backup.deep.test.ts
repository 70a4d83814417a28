import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { BackupError } from './backup-format';
import { createDatabase, type DatabaseHandle } from './client';
import { migrateDatabase, newestMigration } from './migrate';
import { findLedgerViolations } from './points/ledger-findings';
import { type Restored, restoreBackup } from './restore-backup';
import { createTestDatabase, type TestDatabase } from './testing/test-database';
import { writeBackup } from './write-backup';

let source: TestDatabase;
const made: { name: string; handle: DatabaseHandle }[] = [];

beforeAll(async () => {
  source = await createTestDatabase({ isOwn: true });
  await fillSource();
});
afterEach(async () => {
  for (const { name, handle } of made.splice(0)) {
    await handle.close();
    await asAdmin((sql) => sql.unsafe(`drop database if exists ${name} with (force)`));
  }
});
afterAll(() => source.close());

/** Letters, signs and shapes that a careless copy would change. */
const ODD = 'tab\there, line\nend, back\\slash, "quotes", \\N, Ädä 🦊, \u2028';

async function fillSource() {
  const { sql } = source;
  const familyId = randomUUID();
  const childId = randomUUID();
  await sql`insert into families (id, code, auto_approval_by_child, last_event_at)
    values (${familyId}, 'ABCDEF', ${JSON.stringify({ [childId]: { enabled: true } })}::text::jsonb, '2026-03-29 01:30:00.123456+00')`;
  await sql`insert into children (id, family_id, name, avatar_type, unlocked_avatars)
    values (${childId}, ${familyId}, ${ODD}, 'ninja', '{robot,ninja}')`;
  // Enough for several chunks.
  await sql`insert into audit_entries (family_id, at, actor_kind, actor_name, act, summary)
    select ${familyId}, now(), 'system', ${ODD}, 'test', repeat('x', 100) || n from generate_series(1, 3000) n`;
  // A sequence that belongs to no column.
  await sql`select nextval('subscription_tickets') from generate_series(1, 7)`;
  await sql`delete from audit_entries where id > 2990`;
}

async function asAdmin<T>(act: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(inject('postgresUrl'), { max: 1, onnotice: () => {} });
  try {
    return await act(sql);
  } finally {
    await sql.end();
  }
}

/** A database without anything in it. */
async function emptyDatabase(): Promise<{ url: string; sql: postgres.Sql }> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await asAdmin((sql) => sql.unsafe(`create database ${name}`));
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const handle = createDatabase(url.toString(), { maxConnections: 2 });
  made.push({ name, handle });
  return { url: url.toString(), sql: handle.sql };
}

async function backUp(sql = source.sql): Promise<string[]> {
  const lines: string[] = [];
  await writeBackup(
    sql,
    { madeAt: '2026-03-10T15:00:00.000Z', secretCheck: 'check' },
    {
      write: async (line) => void lines.push(line),
    },
  );
  return lines;
}

async function restore(url: string, lines: string[], check = () => {}): Promise<Restored> {
  async function* each() {
    yield* lines;
  }
  return restoreBackup(url, each(), { check });
}

/** What the tables hold, however it was cut into chunks. */
const contentsOf = (lines: string[]) => lines.map((line) => JSON.parse(line).text ?? '').join('');

test('what is restored is to the last byte what was backed up, and its ledgers are sound', async () => {
  const lines = await backUp();
  const target = await emptyDatabase();
  const { rows, madeAt } = await restore(target.url, lines);
  expect(madeAt).toBe('2026-03-10T15:00:00.000Z');
  expect(rows).toBeGreaterThan(2990);
  expect(contentsOf(await backUp(target.sql)) === contentsOf(lines)).toBe(true);
  expect(await findLedgerViolations(target.sql)).toEqual([]);
  const [hero] = await target.sql`select name, unlocked_avatars from children`;
  expect(hero).toEqual({ name: ODD, unlocked_avatars: ['robot', 'ninja'] });
});

test('counters go on behind the last number ever given out', async () => {
  const target = await emptyDatabase();
  await restore(target.url, await backUp());
  const [next] = await target.sql`
    insert into audit_entries (family_id, at, actor_kind, actor_name, act, summary)
    select id, now(), 'system', '', '', '' from families returning id`;
  expect(Number(next?.id)).toBe(3001);
  const countsOf = (sql: postgres.Sql) =>
    sql`select sequencename, last_value::text from pg_sequences where schemaname = 'public'
      and sequencename not like 'audit_entries%' order by 1`;
  expect([...(await countsOf(target.sql))]).toEqual([...(await countsOf(source.sql))]);
});

test('triggers do not write again what they once wrote, and work again afterwards', async () => {
  const target = await emptyDatabase();
  await restore(target.url, await backUp());
  const off = await target.sql`select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'`;
  expect([...off]).toEqual([]);
});

test('a backup holds one moment, whatever is written meanwhile', async () => {
  const lines: string[] = [];
  await writeBackup(
    source.sql,
    { madeAt: '', secretCheck: '' },
    {
      write: async (line) => {
        if (lines.length === 0) await source.sql`insert into families (code) values ('ZZZZZZ')`;
        lines.push(line);
      },
    },
  );
  await source.sql`delete from families where code = 'ZZZZZZ'`;
  expect(lines.join()).not.toContain('ZZZZZZ');
});

test('a backup of an older version is restored as it was and then brought up to date', async () => {
  const [, ...rest] = await source.sql<{ when: number }[]>`
    select created_at::float8 as when from drizzle.__drizzle_migrations order by created_at desc`;
  const old = await emptyDatabase();
  await migrateDatabase(old.url, { upTo: rest[0]?.when ?? 0 });
  await old.sql`insert into families (code) values ('ABCDEF')`;
  const renewed = await emptyDatabase();
  await restore(renewed.url, await backUp(old.sql));
  expect(await renewed.sql`select code from families`).toEqual([{ code: 'ABCDEF' }]);
  const [there] = await renewed.sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`;
  expect(Number(there?.newest)).toBe(newestMigration());
});

describe('a restore is refused and leaves no row', () => {
  async function refusal(change: (lines: string[]) => string[]): Promise<string> {
    const target = await emptyDatabase();
    const failure = await restore(target.url, change(await backUp())).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BackupError);
    const [families] = await target.sql`select to_regclass('families') is not null as is_there`;
    if (families?.is_there) expect(await target.sql`select 1 from families`).toHaveLength(0);
    return (failure as Error).message;
  }
  const replace = (pattern: string, by: string) => (lines: string[]) =>
    lines.map((line) => line.replace(pattern, by));

  test('from a file that is none of ours', async () => {
    expect(await refusal(() => ['PGDMP'])).toBe('This file is no backup of Herohood.');
    expect(await refusal(() => [])).toBe('This file is no backup of Herohood.');
  });

  test('from a newer version', async () => {
    expect(await refusal(replace(`"schema":${newestMigration()}`, '"schema":9999999999999'))).toContain(
      'newer version',
    );
    expect(await refusal(replace('"format":1', '"format":2'))).toContain('newer version');
  });

  test('from a file that was cut off', async () => {
    expect(await refusal((lines) => lines.slice(0, -1))).toContain('cut off');
    expect(await refusal((lines) => lines.slice(0, 8))).toContain('cut off');
    // In the middle of a table's rows.
    const middle = (lines: string[]) =>
      lines.findIndex((line) => line.includes('"audit_entries","text"')) + 1;
    expect(await refusal((lines) => lines.slice(0, middle(lines)))).toContain('cut off');
  });

  test('from a file that lost rows or has rows that do not fit', async () => {
    const without = (pattern: string) => (lines: string[]) => lines.filter((line) => !line.includes(pattern));
    expect(await refusal(without('"table":"children","text"'))).toBe(
      'The rows of children do not fit: the backup is damaged.',
    );
    expect(await refusal(replace('\\tninja\\t', '\\tninja'))).toContain('The rows of children do not fit');
    expect(await refusal(without('"table":"families"'))).toBe('The backup is damaged.');
    expect(await refusal(replace('{"name":"families"', '{"name":"families; drop"'))).toContain(
      'other tables',
    );
  });

  test('when the caller does not like what its head says', async () => {
    const target = await emptyDatabase();
    const stop = () => {
      throw new BackupError('Not this one.');
    };
    await expect(restore(target.url, await backUp(), stop)).rejects.toThrow('Not this one.');
    expect(await target.sql`select 1 from pg_tables where schemaname = 'public'`).toHaveLength(0);
  });
});

test('a database with a family is never overwritten; one that a restore left without is filled', async () => {
  const lines = await backUp();
  await expect(restore(source.url, lines)).rejects.toThrow('The database is not empty.');
  const target = await emptyDatabase();
  await expect(restore(target.url, lines.slice(0, -1))).rejects.toThrow('cut off');
  expect((await restore(target.url, lines)).rows).toBeGreaterThan(0);
});

test('an empty database cannot be backed up', async () => {
  const { sql } = await emptyDatabase();
  await expect(backUp(sql)).rejects.toThrow('nothing to back up');
});
