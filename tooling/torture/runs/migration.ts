import { join } from 'node:path';
import { startProcess } from '../../../apps/server/tests/testing/server-process';
import type { DatabaseHandle } from '../../../packages/db/src/client';
import { createChance } from '../harness/chance';
import { findFaults } from '../harness/facts';
import { makeHeroes } from '../harness/heroes';
import { startLoad } from '../harness/load';
import { buildNextVersion, type NextVersion } from '../harness/next-version';
import { openStage, type Stage } from '../harness/stage';
import type { Torture } from '../harness/torture';
import { waitFor } from '../harness/wait';

const CLIENTS = 4;
const CALLS_BETWEEN = 20;

/** How a migration comes to nothing: after statements that were done already. */
const FAILURES = [
  {
    how: 'rows break a new constraint',
    statements: (name: string) => [
      `ALTER TABLE "children" ADD COLUMN "${name}" integer DEFAULT 7 NOT NULL`,
      `ALTER TABLE "completions" ADD CONSTRAINT "${name}" CHECK ("xp_earned" < 0)`,
    ],
  },
  {
    how: 'a table is there already',
    statements: (name: string) => [
      `CREATE TABLE "${name}" ("id" integer PRIMARY KEY)`,
      `UPDATE "children" SET "name" = 'changed by a migration'`,
      `CREATE TABLE "families" ("id" integer PRIMARY KEY)`,
    ],
  },
  {
    how: 'the new server is killed in the middle',
    statements: (name: string) => [
      `ALTER TABLE "children" ADD COLUMN "${name}" integer`,
      `DROP TABLE "mini_games" CASCADE`,
      `SELECT pg_sleep(600)`,
    ],
    isKilled: true,
  },
] as const;

/** The next version's migration fails while the present one serves families. */
export const migration: Torture = {
  name: 'migration',
  promise:
    'A migration that fails or is killed leaves the old schema, the running server goes on, and the new one says what to do',
  rounds: 12,
  unit: 'failing migrations',
  run: async ({ rounds, seed, say, program }) => {
    const chance = createChance(seed);
    const stage = await openStage({ program, servers: 1, workers: 0 });
    const faults: string[] = [];
    let slowestMs = 0;
    try {
      const next = await buildNextVersion(join(stage.folder, 'next'));
      const [server] = stage.servers;
      const heroes = await makeHeroes(server?.url ?? '', { count: 2, habits: 6 });
      const load = startLoad({ heroes, clients: CLIENTS, chance: chance.split(), mayBreak: false });
      const answeredMore = () => {
        const wanted = load.tally.answered + CALLS_BETWEEN;
        return waitFor('the running server goes on', () => load.tally.answered >= wanted);
      };
      await answeredMore();
      for (let round = 0; round < rounds && faults.length === 0; round += 1) {
        const failure = FAILURES[round % FAILURES.length] ?? FAILURES[0];
        const before = await stage.look(schemaOf);
        faults.push(...(await failOnce(stage, next, { failure, name: `torture_${round}` })));
        const after = await stage.look(schemaOf);
        if (before !== after) faults.push(`the schema is another one after: ${failure.how}`);
        slowestMs = Math.max(slowestMs, await answeredMore());
        say(`${round + 1}: ${failure.how}; ${load.tally.answered} calls answered`, round + 1);
      }
      await load.stop();
      faults.push(...(await stage.look(({ sql }) => findFaults(sql, load.tally, { isWhole: true }))));
      // Not only what runs already: the version before can also be started again.
      await server?.stop();
      await server?.start();
      const figures = `${rounds} failing migrations under load, ${load.tally.answered} calls answered, none failed; ${CALLS_BETWEEN} further calls took ${(slowestMs / 1_000).toFixed(1)} s at most`;
      return { faults, misses: [], figures, left: [] };
    } finally {
      await stage.close();
    }
  },
};

async function failOnce(
  stage: Stage,
  next: NextVersion,
  { failure, name }: { failure: (typeof FAILURES)[number]; name: string },
): Promise<string[]> {
  await next.setMigration(name, failure.statements(name));
  const settings = { ...stage.settings, PORT: '0', LOG_LEVEL: 'error', NODE_ENV: 'production' };
  const started = startProcess(settings, next.program);
  if ('isKilled' in failure) {
    const isSleeping = () =>
      stage.look(async ({ sql }) => {
        const rows = await sql`
          select 1 from pg_stat_activity where query like '%SELECT pg_sleep(600)' and state = 'active'`;
        return rows.length > 0;
      });
    await waitFor('the migration is in its middle', isSleeping);
    started.kill('SIGKILL');
    await started.ended;
    await waitFor('the database has noticed', async () => !(await isSleeping()));
    return [];
  }
  const code = await started.ended;
  const line = started.stderr().trim();
  const isHelpful =
    line.startsWith(`DATABASE_URL: the database could not be brought to this version (migration ${name}: `) &&
    line.includes('start the version before again');
  return [
    ...(code === 1 ? [] : [`a server whose migration failed ended with ${code}`]),
    ...(isHelpful ? [] : [`a server whose migration failed says: ${line.slice(0, 500)}`]),
  ];
}

/** Everything that a migration could change: columns, constraints, indexes, triggers, and which migrations were done. */
async function schemaOf({ sql }: DatabaseHandle): Promise<string> {
  const rows = await sql`
    select string_agg(line, E'\n' order by line) as schema from (
      select concat_ws(' ', table_name, column_name, data_type, column_default, is_nullable) as line
        from information_schema.columns where table_schema = 'public'
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select pg_get_triggerdef(oid) from pg_trigger
      union all select concat_ws(' ', hash, created_at) from drizzle.__drizzle_migrations) x`;
  return rows[0]?.schema;
}
