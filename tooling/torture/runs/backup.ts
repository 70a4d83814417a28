import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from '../../../packages/db/src/client';
import { createChance } from '../harness/chance';
import { findFaults } from '../harness/facts';
import { type Hero, makeHeroes } from '../harness/heroes';
import { createTally, startLoad, type Tally } from '../harness/load';
import { runAdmin } from '../harness/operator';
import { openStage, type Stage } from '../harness/stage';
import { startSystemPostgres } from '../harness/system-postgres';
import type { Program, Torture } from '../harness/torture';

const CLIENTS = 6;
const [LEAST_MS, MOST_MS] = [300, 1_500];
type Format = 'herohood' | 'pg_dump';

/** A backup is taken while clients write, and restored into an empty database under a fresh server. */
export const backup: Torture = {
  name: 'backup',
  promise:
    'Backup while writing, restored under a fresh server: all that was acknowledged before it is there, every ledger is sound, families sign in and go on',
  rounds: 6,
  unit: 'backups',
  run: async ({ rounds, seed, say, program }) => {
    const chance = createChance(seed);
    const faults: string[] = [];
    const left: string[] = [];
    const done: Record<Format, number> = { herohood: 0, pg_dump: 0 };
    let writes = 0;
    for (const format of ['herohood', 'pg_dump'] as const) {
      const stage = await openStage({ program, servers: 0, workers: 0 });
      const other = format === 'pg_dump' ? await startSystemPostgres(join(stage.folder, 'system')) : null;
      try {
        if (format === 'pg_dump' && !other) {
          left.push('pg_dump: there is no Postgres of the system here, and the one from npm has no pg_dump');
          continue;
        }
        const place = other
          ? { urlOf: other.urlOf, path: other.programs }
          : { urlOf: (name: string) => urlOf(stage.settings.DATABASE_URL ?? '', name), path: '' };
        const some = format === 'herohood' ? Math.ceil(rounds / 2) : Math.floor(rounds / 2);
        for (let round = 0; round < some && faults.length === 0; round += 1) {
          const once = await backUpOnce({ stage, program, format, chance, place, name: `round_${round}` });
          faults.push(...once.faults);
          writes += once.writes;
          done[format] += 1;
          say(
            `${format} ${round + 1}: ${once.writes} acknowledged writes before the backup, all there`,
            done.herohood + done.pg_dump,
          );
        }
      } finally {
        await other?.stop();
        await stage.close();
      }
    }
    const figures = `${done.herohood} backups in Herohood's format and ${done.pg_dump} by pg_dump, each under load and restored; ${writes} writes acknowledged before them`;
    return { faults, misses: [], figures, left };
  },
};

interface Place {
  urlOf: (database: string) => string;
  /** Folder of Postgres' client programs. */
  path: string;
}

interface Round {
  stage: Stage;
  program: Program;
  format: Format;
  chance: ReturnType<typeof createChance>;
  place: Place;
  name: string;
}

async function backUpOnce({ stage, program, format, chance, place, name }: Round) {
  const [from, to] = [place.urlOf(`${name}_from`), place.urlOf(`${name}_to`)];
  await createDatabases(place, [`${name}_from`, `${name}_to`]);
  const file = join(stage.folder, `${name}.${format}`);
  const settings = { ...stage.settings, PATH: `${place.path}:${process.env.PATH}`, LOG_LEVEL: 'error' };
  const admin = (args: string[], url: string) =>
    runAdmin({ program, args, settings: { ...settings, DATABASE_URL: url } });

  const server = await stage.member('server', { DATABASE_URL: from });
  await server.start();
  const heroes = await makeHeroes(server.url, { count: 3, habits: 6 });
  const tally = createTally();
  const load = startLoad({ heroes, clients: CLIENTS, chance: chance.split(), mayBreak: false, tally });
  await pause(chance.between(LEAST_MS, MOST_MS));
  const before = frozen(tally);
  const written = await admin(['backup', '--to', file, '--format', format], from);
  await pause(LEAST_MS);
  await load.stop();
  await server.stop();

  const restored = await admin(['restore', '--from', file], to);
  const faults = tally.unexpected.map((line) => `while the backup was written: ${line}`);
  if (written.code !== 0) faults.push(`backup: ${written.stderr}`);
  if (restored.code !== 0) faults.push(`restore: ${restored.stderr}${restored.stdout}`);
  if (faults.length === 0) {
    const database = createDatabase(to, { maxConnections: 2 });
    faults.push(...(await findFaults(database.sql, before, { isWhole: false }).finally(database.close)));
    const fresh = await stage.member('server', { DATABASE_URL: to });
    await fresh.start();
    for (const hero of heroes) faults.push(...(await goOn(fresh.url, hero)));
    await fresh.stop();
  }
  return { faults, writes: [...before.facts.values()].flat().length };
}

/** What had been acknowledged by now. */
function frozen(tally: Tally): Tally {
  const facts = new Map([...tally.facts].map(([kind, keys]) => [kind, [...keys]]));
  return { ...tally, facts, unexpected: [] };
}

/** On the restored server the old session is good, the PIN can be read, and a write is taken. */
async function goOn(url: string, { family, childId }: Hero): Promise<string[]> {
  const headers = { cookie: family.parentCookie, 'content-type': 'application/json' };
  const heroes = await fetch(`${url}/api/children`, { headers });
  const [hero] = heroes.ok ? ((await heroes.json()) as { pin: string }[]) : [];
  const body = JSON.stringify({ type: 'gift', amount: 1, source: 'parent_bonus', description: 'Back again' });
  const path = `/api/children/${childId}/reward-transactions`;
  const write = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  await write.text();
  return [
    ...(/^\d{4}$/.test(hero?.pin ?? '')
      ? []
      : [`after the restore the heroes were not readable: ${heroes.status}`]),
    ...(write.status === 201 ? [] : [`after the restore a write was answered with ${write.status}`]),
  ];
}

function urlOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function createDatabases({ urlOf }: Place, names: string[]): Promise<void> {
  const admin = createDatabase(urlOf('postgres'), { maxConnections: 1 });
  try {
    for (const name of names) await admin.sql.unsafe(`create database ${name}`);
  } finally {
    await admin.close();
  }
}
