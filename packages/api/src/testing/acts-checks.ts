import { findFamilyById, updateFamily } from '@herohood/db/family/queries';
import { expect } from 'vitest';
import { presentError } from '../errors';
import { toFamily } from '../family/family';
import { sweepDueMissions } from '../missions/sweep-due-missions';
import { ACTS, type Play, perform } from './acts';
import type { Step } from './acts-steps';
import type { World } from './acts-world';

/** What came of an act: its answer, or the code that it was refused with. */
export interface Outcome {
  play: Play;
  code: string | null;
  answer?: unknown;
  fault?: unknown;
}

/** Rows that note who looked, not what happened. */
const NOT_LOOKED_AT = ['parent_sessions', 'child_sessions', 'devices', 'sync_marks'];
const JOURNAL = ['sync_events', 'audit_entries'];

/** Plays one step and holds it to what must be true of any. */
export async function playStep(world: World, step: Step): Promise<void> {
  if (step.kind === 'clock') {
    world.ports.clock.now = new Date(world.ports.clock.now.getTime() + step.minutes * 60_000);
    return;
  }
  if (step.kind === 'plan') {
    // Three days, so that it lapses while the clock moves on.
    const end = new Date(world.ports.clock.now.getTime() + 3 * 86_400_000);
    await updateFamily(world.ports.db, world.familyId, {
      subscriptionStatus: step.status,
      subscriptionEndDate: end,
    });
    return;
  }
  const hasAccess = await hasPremium(world);
  const before = await digests(world);
  const sweepSize = step.kind === 'acts' ? step.sweepSize : null;
  const [outcomes, swept] = await Promise.all([
    Promise.all(step.plays.map((play) => outcomeOf(world, play))),
    sweepSize === null ? null : sweepDueMissions(world.ports, { batchSize: sweepSize }),
  ]);
  const changed = changedTables(before, await digests(world));
  const told = JSON.stringify({ step, outcomes: outcomes.map(({ play, code }) => [play.act, code]) });

  for (const outcome of outcomes) expectExpected(outcome);
  if (!hasAccess) {
    expect(swept?.approved ?? 0, `nothing approves itself without premium access: ${told}`).toBe(0);
    for (const outcome of outcomes) expectAccessRules(outcome);
  }
  if (step.kind === 'strangers') {
    expect(changed, `strangers changed something: ${told}`).toEqual([]);
    for (const outcome of outcomes) expectNothingTold(world, outcome);
  } else {
    const isAllRefused = outcomes.every(({ code }) => code !== null) && !swept?.approved;
    if (isAllRefused && swept === null)
      expect(changed, `refused acts changed something: ${told}`).toEqual([]);
    const isChanged = changed.some((table) => !JOURNAL.includes(table));
    if (isChanged)
      expect(changed, `a change without a sync event or an audit entry: ${told}`).toEqual(
        expect.arrayContaining(JOURNAL),
      );
  }
}

async function outcomeOf(world: World, play: Play): Promise<Outcome> {
  try {
    return { play, code: null, answer: await perform(world, play) };
  } catch (fault) {
    return { play, code: presentError(fault).code, fault };
  }
}

/** Whatever anybody does, in whatever order: a refusal at most, never a fault. */
function expectExpected({ play, code, fault }: Outcome): void {
  if (code !== 'INTERNAL' && code !== 'UNAVAILABLE') return;
  throw new Error(`${play.act} by ${play.by} failed`, { cause: fault });
}

/** Ruling R11: without premium access a parent can do none of these acts, heroes everything but play games. */
function expectAccessRules({ play, code }: Outcome): void {
  if (play.by === 'pat' || play.by === 'sam') {
    // What only a hero may do stays refused as that.
    expect(
      ['PREMIUM_REQUIRED', ...(ACTS[play.act].role === 'hero' ? ['FORBIDDEN'] : [])],
      play.act,
    ).toContain(code);
  } else if (play.act !== 'games.start') {
    expect(code, play.act).not.toBe('PREMIUM_REQUIRED');
  }
}

/** A stranger's call is refused, or answers with nothing of the family's. */
function expectNothingTold({ pools }: World, { play, answer }: Outcome): void {
  const text = JSON.stringify(answer ?? null);
  const found = Object.values(pools).flatMap((ids) => ids.filter((id) => text.includes(id)));
  expect(found, `${play.act} told a stranger of the family`).toEqual([]);
}

async function hasPremium({ ports, familyId }: World): Promise<boolean> {
  return toFamily(await findFamilyById(ports.db, familyId), ports.now()).hasPremiumAccess;
}

type Digests = ReadonlyMap<string, string>;

/** A digest of the family's rows in each table. */
async function digests({ sql, familyId }: World): Promise<Digests> {
  const tables = await familyTables(sql);
  const parts = tables.map(
    (table) => `select '${table}' as name, md5(string_agg(x::text, '|' order by x::text)) as digest
      from ${table} x where family_id = '${familyId}'`,
  );
  const rows = await sql.unsafe(parts.join(' union all '));
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

let names: string[] | undefined;

async function familyTables(sql: World['sql']): Promise<string[]> {
  names ??= (
    await sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'family_id'`
  )
    .map(({ name }) => name)
    .filter((name) => !NOT_LOOKED_AT.includes(name));
  return names;
}

function changedTables(before: Digests, after: Digests): string[] {
  return [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
}
