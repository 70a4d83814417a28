import { updateFamily } from '@herohood/db/family/queries';
import { expect } from 'vitest';
import { presentError } from '../../src/errors';
import { actOf, perform } from './acts';
import { expectAccess } from './acts-access';
import { changedParts, digests, type Part } from './acts-digests';
import { type Job, runJob } from './acts-jobs';
import { lookAround } from './acts-look';
import type { Outcome, Play } from './acts-play';
import { expectRenewed, expectRules, expectTruth } from './acts-rules';
import type { Step } from './acts-steps';
import type { World } from './acts-world';

const JOURNAL = ['sync_events', 'audit_entries'];
/** What changes for one browser or for nobody to see. */
const QUIET = [
  ...['payments', 'push_subscriptions', 'media_objects', 'reminder_looks', 'reminders'],
  ...['invitations', 'taps'],
  // The devices hear of it, and no list of acts speaks of where a hero puts their bed, or of what they have seen.
  ...['rooms', 'trips', 'hero_moments'],
];
/** All that pruning may touch of what is looked at. */
const PRUNED = ['sync_events', 'media_objects', 'reminders', 'invitations'];
/** Where a parent who waits may change something: in their own row, which asks the reminders to be looked at. */
const OWN_ACCOUNT = ['parents', 'reminder_looks'];
/** Parents whose rows others may change: those who ask to join. */
const ABOUT_OTHERS =
  /^family\.((accept|decline)JoinRequest|changeMemberRole)|^account\.(register|removeMember|acceptInvitation)$/;
/** What may make somebody who waits a member. */
const JOINS = /^account\.(register|acceptInvitation)$/;
/** Endpoints are a browser's secret: whoever brings one takes it over. */
const HANDED_AROUND = 'push_subscriptions';
/** What opens accounts must be in no answer. */
const SECRETS = /"(passwordHash|pinSealed|tokenHash|uploadTokenHash|stripeCustomerId)"/;
/** What changes sessions, browsers and links, which are not looked at. */
const SIGNS_IN = /^account\.(?!update)|^sync\./;
/** What helpers may change, and what follows from an approval. */
const MISSIONS = [
  ...[
    'completions',
    'habit_counts',
    'children',
    'child_days',
    'xp_entries',
    'goals',
    'reward_transactions',
    'families',
  ],
  'parent_calls',
  ...[...JOURNAL, ...QUIET, 'parents'],
];
/** Where heroes of one family meet, by name and picture. */
const MEETS_SIBLINGS = /^world\.(siblings|cheers|sendCheer)$/;
const SETTLES = /^subscription\.(complete|cancel)$/;

/** Plays one step and holds it to what must be true of any. */
export async function playStep(world: World, step: Step): Promise<void> {
  if (step.kind === 'clock') {
    world.ports.clock.now = new Date(world.ports.clock.now.getTime() + step.minutes * 60_000);
    return;
  }
  if (step.kind === 'plan') {
    // Three days, so that it lapses while the clock moves on.
    const end = new Date(world.ports.clock.now.getTime() + 3 * 86_400_000);
    world.left = null;
    await updateFamily(world.ports.db, world.familyId, {
      subscriptionStatus: step.status,
      subscriptionEndDate: end,
    });
    return;
  }
  const [lookBefore, before] = [await lookAround(world), world.left ?? (await digests(world))];
  const jobs: readonly Job[] = step.kind === 'acts' ? step.jobs : [];
  const batchSize = step.kind === 'acts' ? step.batchSize : 1;
  const [outcomes, done] = await Promise.all([
    Promise.all(step.plays.map((play) => outcomeOf(world, play))),
    Promise.all(jobs.map(async (job) => ({ job, count: await runJob(world, job, batchSize) }))),
  ]);
  world.left = await digests(world);
  const [changed, lookAfter] = [changedParts(before, world.left), await lookAround(world)];
  const told = JSON.stringify({ step, outcomes: outcomes.map(({ play, code }) => [play.act, code]), done });

  for (const outcome of outcomes) expectExpected(world, outcome);
  const isAsked = jobs.includes('settle');
  expectAccess(outcomes, { before: lookBefore, after: lookAfter, isSettled: isAsked });
  if (!lookBefore.hasAccess && !lookAfter.hasAccess) {
    const approved = done.find(({ job }) => job === 'sweep')?.count ?? 0;
    const isSettling = outcomes.some(({ play }) => /^subscription\.|^provider /.test(play.act));
    if (!isSettling) expect(approved, `nothing approves itself without premium access: ${told}`).toBe(0);
  }
  for (const outcome of outcomes) expectNoSecrets(outcome);
  if (step.kind === 'strangers') {
    expect(changed, `strangers changed something: ${told}`).toEqual([]);
    for (const outcome of outcomes) expectNothingTold(world, outcome);
  } else if (step.kind === 'newcomer') {
    const hasJoined = outcomes.some(({ play, code }) => JOINS.test(play.act) && code === null);
    const waited = lookBefore.signedIn.newcomer?.role === 'waiting';
    const belongs = lookAfter.signedIn.newcomer?.role !== 'waiting';
    if (waited && !(hasJoined && belongs)) {
      // Only that somebody asks to be let in is news to the family.
      const hasAsked = outcomes.some(({ play, code }) => play.act === 'account.register' && code === null);
      const allowed = [...OWN_ACCOUNT, ...(hasAsked ? JOURNAL : [])];
      const others = changed.filter(({ table }) => !allowed.includes(table));
      expect(others, `somebody who waits changed something: ${told}`).toEqual([]);
      for (const outcome of outcomes) expectNothingTold(world, outcome);
    }
  } else {
    expectNobodyElses(world, { outcomes, jobs, changed, told });
    expectOnlyMissions({ outcomes, jobs, changed, told });
    const ofFamily = changed.filter(({ owner }) => !owner || !lookBefore.waiting.includes(owner));
    expectJournal({ outcomes, jobs, changed: ofFamily, told });
    expectNews({ outcomes, jobs, changed, told });
  }
  await expectRenewed(world, told);
  await expectRules(world, told);
  const [only, ...rest] = outcomes;
  if (only && rest.length === 0 && jobs.length === 0 && only.code === null && isSettled(only)) {
    await expectTruth(world, told);
  }
}

async function outcomeOf(world: World, play: Play): Promise<Outcome> {
  try {
    return { play, code: null, answer: await perform(world, play) };
  } catch (fault) {
    return { play, code: presentError(fault).code, fault };
  }
}

/** Whatever anybody does, in whatever order: a refusal at most, never a fault; unless the provider does not answer. */
function expectExpected({ ports }: World, { play, code, fault }: Outcome): void {
  const isPayment = /^subscription\.|^provider |^account\.eraseFamily/.test(play.act);
  if (code === 'UNAVAILABLE' && isPayment && ports.payments.isDown) return;
  // Somebody else may have restored the connection in the same moment.
  if (code !== 'INTERNAL' && code !== 'UNAVAILABLE') return;
  throw new Error(`${play.act} by ${play.by} failed`, { cause: fault });
}

function expectNoSecrets({ play, answer }: Outcome): void {
  const text = JSON.stringify(answer ?? null);
  expect(SECRETS.exec(text)?.[0], `${play.act} told a secret`).toBeUndefined();
  const mayReadAll = play.by !== 'robin' && play.by !== 'kim' && play.by !== 'gran';
  if (!mayReadAll) {
    // Heroes read the look that follows from what a parent set; helpers none.
    const hidden = play.by === 'gran' ? /"pin":"|"birthYear"|"look":/ : /"pin":"|"birthYear"|"look":"auto"/;
    expect(text, `${play.act} told ${play.by} what parents know`).not.toMatch(hidden);
  }
}

/** A stranger's call is refused, or answers with nothing of the family's. */
function expectNothingTold({ pools }: World, { play, answer }: Outcome): void {
  const text = JSON.stringify(answer ?? null);
  const ids = Object.entries(pools).flatMap(([pool, ids]) =>
    pool === 'joiners' || pool === 'events' || pool === 'invitations' ? [] : ids,
  );
  const found = ids.filter((id) => text.includes(id));
  expect(found, `${play.act} told a stranger of the family`).toEqual([]);
}

interface Happened {
  outcomes: Outcome[];
  jobs: readonly string[];
  changed: Part[];
  told: string;
}

/** Nobody reads or changes what is a sibling's, nor another parent's account. */
function expectNobodyElses(world: World, { outcomes, jobs, changed, told }: Happened): void {
  const actors = new Set(outcomes.map(({ play }) => play.by));
  const [by] = actors;
  if (!by || actors.size > 1 || jobs.length > 0) return;
  const own = world.pools.heroes[['robin', 'kim'].indexOf(by)];
  if (own) {
    const others = changed.filter(
      ({ table, owner }) => owner !== null && owner !== own && table !== HANDED_AROUND && table !== 'parents',
    );
    expect(others, `${by} changed a sibling's: ${told}`).toEqual([]);
    const siblings = world.pools.heroes.filter((id) => id !== own);
    for (const { play, answer } of outcomes.filter(({ play: { act } }) => !MEETS_SIBLINGS.test(act))) {
      const text = JSON.stringify(answer ?? null);
      expect(
        siblings.filter((id) => text.includes(id)),
        `${play.act} told ${by} of a sibling`,
      ).toEqual([]);
    }
  }
  if (!outcomes.some(({ play }) => ABOUT_OTHERS.test(play.act))) {
    const { id } = world.personOf(by);
    const others = changed.filter(({ table, owner }) => table === 'parents' && owner !== id);
    expect(others, `${by} changed another parent's account: ${told}`).toEqual([]);
  }
}

/** Whatever a helper tries, they change missions and what follows from them, and their own account. */
function expectOnlyMissions({ outcomes, jobs, changed, told }: Happened): void {
  const actors = new Set(outcomes.map(({ play }) => play.by));
  if (!actors.has('gran') || actors.size > 1 || jobs.length > 0) return;
  const others = changed.filter(({ table }) => !MISSIONS.includes(table));
  expect(others, `a helper changed what is the parents': ${told}`).toEqual([]);
}

/** Refused acts change nothing; what changes is told to devices and noted in the list of acts. */
function expectJournal({ outcomes, jobs, changed, told }: Happened): void {
  const tables = [...new Set(changed.map(({ table }) => table))];
  if (jobs.length === 0 && outcomes.every(({ code }) => code !== null)) {
    const mayLeave = outcomes.flatMap(({ play }) => actOf(play.act).mayLeave ?? []);
    const left = tables.filter((table) => !mayLeave.includes(table));
    expect(left, `refused acts changed something: ${told}`).toEqual([]);
  }
  if (outcomes.length === 0 && jobs.every((job) => job === 'prune')) {
    const others = tables.filter((table) => !PRUNED.includes(table));
    expect(others, `pruning changed what is in use: ${told}`).toEqual([]);
  } else if (tables.some((table) => !JOURNAL.includes(table) && !QUIET.includes(table))) {
    expect(tables, `a change without a sync event or an audit entry: ${told}`).toEqual(
      expect.arrayContaining(JOURNAL),
    );
  }
}

/** What an act tells of has changed. */
function expectNews({ outcomes, jobs, changed, told }: Happened): void {
  const [only, ...rest] = outcomes;
  if (!only || rest.length + jobs.length > 0 || SIGNS_IN.test(only.play.act)) return;
  const isTold = changed.some(({ table }) => JOURNAL.includes(table));
  const isChanged = changed.some(({ table }) => !JOURNAL.includes(table));
  expect([isTold, isChanged], `an event or an entry of no change: ${told}`).not.toEqual([true, false]);
}

/** After a finished payment, and after fresh news of one, the family's row says what the provider says. */
function isSettled({ play, answer }: Outcome): boolean {
  if (SETTLES.test(play.act)) return true;
  const news = answer as { isSettled?: boolean } | undefined;
  return play.act === 'provider sends news' && news?.isSettled === true;
}
