import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseStage } from './stage';

const run = promisify(execFile);

/** A transaction of several statements, done by several clients at once. */
export interface Transactions {
  /** Each a round trip; `:client_id` (from 0) and `:n` (from 1) name whose turn it is. */
  statements: readonly string[];
  clients: number;
  /** Transactions of each client. */
  times: number;
}

/** Where there is no pgbench, postgres.js stands in; the row of the table says which it was. */
export const rawProgram = findPgbench() ? 'pgbench' : 'postgres.js (no pgbench here)';

/** Carries them out. @returns transactions per second, connecting not included */
export async function rawTransactions(stage: DatabaseStage, plan: Transactions): Promise<number> {
  const program = findPgbench();
  return program ? pgbench(program, stage.databaseUrl, plan) : postgresJs(stage, plan);
}

async function pgbench(program: string, databaseUrl: string, plan: Transactions): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'herohood-pgbench-'));
  try {
    const file = join(folder, 'script.sql');
    const lines = ['begin', ...plan.statements, 'commit'].map((text) => `${text.replace(/\s+/g, ' ')};`);
    await writeFile(file, `\\set n :n + 1\n${lines.join('\n')}\n`);
    const { stdout } = await run(program, [
      ...['--no-vacuum', '--protocol=prepared', '--define=n=0', `--file=${file}`],
      ...[`--client=${plan.clients}`, '--jobs=1', `--transactions=${plan.times}`, databaseUrl],
    ]);
    const rate = /tps = ([\d.]+) \(without/.exec(stdout)?.[1];
    const done = /actually processed: (\d+)\//.exec(stdout)?.[1];
    if (!rate || Number(done) !== plan.clients * plan.times) throw new Error(`pgbench says: ${stdout}`);
    return Number(rate);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function postgresJs({ database }: DatabaseStage, plan: Transactions): Promise<number> {
  const statements = plan.statements.map((text) => ({
    text: text.replaceAll(':client_id', '$1::int').replaceAll(':n', '$2::int'),
  }));
  const client = async (id: number) => {
    for (let n = 1; n <= plan.times; n += 1) {
      await database.sql.begin(async (tx) => {
        for (const { text } of statements) await tx.unsafe(text, [id, n], { prepare: true });
      });
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: plan.clients }, (_, id) => client(id)));
  return (plan.clients * plan.times * 1_000) / (performance.now() - began);
}

function findPgbench(): string | null {
  const installed = '/usr/lib/postgresql';
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...(existsSync(installed)
      ? readdirSync(installed).map((version) => join(installed, version, 'bin'))
      : []),
  ];
  return folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file)) ?? null;
}
