import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance';
import { findFaults } from './facts';
import { type Hero, makeHeroes } from './heroes';
import { type IdleHero, makeIdleHero } from './idle-heroes';
import { createTally, startLoad, type Tally } from './load';
import type { Member } from './processes';
import type { Stage } from './stage';
import { waitFor } from './wait';

type VictimName = 'server' | 'worker' | 'Postgres' | 'Redis';

export interface Times {
  /** From a kill to the first write after it that was acknowledged. */
  backMs: number[];
  /** From a worker's start to the last due mission approved. */
  sweptMs: number[];
}

/** Heroes live for so many rounds; then others come, who can still buy and have tries left for the day. */
const ROUNDS_OF_HEROES = 10;
const [LEAST_MS, MOST_MS] = [150, 1_200];
const FATAL = '"level":60';

export interface KillRounds {
  stage: Stage;
  chance: Chance;
  rounds: number;
  clients: number;
  /** Where clients call; one address for all servers. */
  url: string;
  say: (line: string, done: number) => void;
  /** What else must be so after each round. */
  look?: (round: number) => Promise<void>;
}

/**
 * Kills one process after the other at a moment left to chance, while clients write, and starts it again at once as a
 * supervisor would. After each kill the load ends, and the database is held to what the clients were told.
 */
export async function killInTurn(options: KillRounds): Promise<{ faults: string[]; times: Times }> {
  const { stage, chance, rounds, say } = options;
  const victims: VictimName[] = ['server', 'worker', 'Postgres', ...(stage.redis ? ['Redis' as const] : [])];
  const times: Times = { backMs: [], sweptMs: [] };
  const faults: string[] = [];
  const tally = createTally();
  let heroes: Hero[] = [];
  let idleHero: IdleHero | undefined;
  for (let round = 0; round < rounds && faults.length === 0; round += 1) {
    if (!idleHero || round % ROUNDS_OF_HEROES === 0) {
      heroes = await makeHeroes(options.url, { count: 3, habits: 6 });
      idleHero = await makeIdleHero(options.url);
    }
    const victim = victims[round % victims.length] ?? 'server';
    const load = startLoad({
      heroes,
      clients: options.clients,
      chance: chance.split(),
      mayBreak: true,
      tally,
    });
    await pause(chance.between(LEAST_MS, MOST_MS));
    const { backMs, sweptMs } = await killOne(options, { victim, idleHero, tally });
    await pause(chance.between(LEAST_MS, MOST_MS) / 2);
    await load.stop();
    times.backMs.push(backMs);
    if (sweptMs !== null) times.sweptMs.push(sweptMs);
    faults.push(...(await stage.look(({ sql }) => findFaults(sql, tally, { isWhole: false }))));
    faults.push(...fatalLines([...stage.servers, ...stage.workers]));
    const swept = sweptMs === null ? '' : `, swept ${Math.round(sweptMs)} ms after its start`;
    say(
      `${round + 1}: ${victim} killed, back after ${Math.round(backMs)} ms${swept}, ${toldOf(tally)}`,
      round + 1,
    );
    await options.look?.(round);
  }
  faults.push(...(await expectAllMade(stage, tally)));
  return { faults, times };
}

const sizeOf = (counts: Iterable<number>) => [...counts].reduce((sum, each) => sum + each, 0);

/** What clients know, in words. */
export function toldOf({ facts, unanswered }: Tally): string {
  const acknowledged = sizeOf([...facts.values()].map(({ length }) => length));
  return `${acknowledged} writes acknowledged, ${sizeOf(unanswered.values())} without an answer`;
}

async function killOne(
  { stage, chance }: KillRounds,
  { victim, idleHero, tally }: { victim: VictimName; idleHero: IdleHero; tally: Tally },
): Promise<{ backMs: number; sweptMs: number | null }> {
  const { postgres, redis } = stage;
  const due = victim === 'worker' ? await stage.look(({ sql }) => idleHero.fallDue(sql)) : 0;
  const killedAt = performance.now();
  const back = waitFor('a write is acknowledged again', () => tally.newestBegunAt > killedAt);
  // Looked at below; a fault before that is the one to tell.
  back.catch(() => {});
  let sweptMs: number | null = null;
  if (victim === 'server') await killAndStart(chance.of(stage.servers));
  if (victim === 'worker') {
    const worker = chance.of(stage.workers);
    await worker?.kill();
    worker?.launch();
    const isSwept = () => stage.look(async ({ sql }) => (await idleHero.countWaiting(sql)) === 0);
    sweptMs = await waitFor(`${due} due missions approved after a worker's start`, isSwept);
    await waitFor('the worker is ready', () => worker?.isReady() ?? false);
  }
  // Now the server as a whole, now one of its processes, which breaks all connections as well.
  if (victim === 'Postgres' && chance.next() < 0.5) await postgres.killOneConnection(chance.next());
  else if (victim === 'Postgres') {
    await postgres.kill();
    await postgres.start();
  }
  if (victim === 'Redis') {
    await redis?.kill();
    await redis?.start(chance.next() < 0.5 ? 'kept' : 'lost');
  }
  const backMs = await back;
  for (const each of [...stage.servers, ...stage.workers]) {
    await waitFor('all processes are ready again', each.isReady);
  }
  if (due > 0) await idleHero.takeBack();
  return { backMs, sweptMs };
}

async function killAndStart(member: Member | undefined): Promise<void> {
  await member?.kill();
  member?.launch();
}

/** An error that reached nobody would end a server: none may come of somebody else's death. */
export function fatalLines(members: Member[]): string[] {
  const lines = members.flatMap((each) => each.log().split('\n'));
  return lines
    .filter((line) => line.includes(FATAL))
    .map((line) => `a process gave up: ${line.slice(0, 300)}`);
}

/** Over the whole run: nothing was made more often than clients tried to make it. */
async function expectAllMade(stage: Stage, tally: Tally): Promise<string[]> {
  const made = await stage.look(
    ({ sql }) => sql`
    select (select count(*)::int from reward_claims) as claimed,
      (select count(*)::int from reward_transactions where type = 'bonus_earned') as given,
      (select count(*)::int from reward_transactions where amount < 0 and once_key is not null) as bought`,
  );
  return (['claimed', 'given', 'bought'] as const).flatMap((kind) => {
    const told = tally.facts.get(kind)?.length ?? 0;
    const most = told + (tally.unanswered.get(kind) ?? 0);
    const count = made[0]?.[kind] as number;
    return count >= told && count <= most ? [] : [`${kind}: ${count} rows for ${told} to ${most} calls`];
  });
}
