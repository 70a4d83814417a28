import { listOpenGoals } from '@herohood/db/goals/queries';
import {
  listClaimsOf,
  listMovements,
  listPaid,
  listPaidDeeds,
  listReceived,
} from '@herohood/db/home/news-queries';
import { insertMoments, listMoments, type MomentRow } from '@herohood/db/progress/moment-queries';
import { listEventsAfter, type SyncEventRow } from '@herohood/db/sync/queries';
import {
  CELEBRATION_KINDS,
  type Celebration,
  type Celebrations,
  NEWS_DAYS,
} from '@herohood/domain/home/celebration';
import { newMoments, type Standing } from '@herohood/domain/home/moments';
import { levelProgress } from '@herohood/domain/points/level';
import { badgesFor } from '@herohood/domain/progress/badges';
import { MILESTONES } from '@herohood/domain/progress/milestones';
import { MOST_SHIELDS } from '@herohood/domain/progress/streak-fold';
import { MAX_EVENTS } from '@herohood/domain/sync/cursor';
import type { SyncEntity } from '@herohood/domain/sync/entities';
import { HANGS_ON } from '@herohood/domain/sync/hangs-on';
import { DAY_MS } from '@herohood/domain/time/durations';
import { addDays, daysBetween, familyDay } from '@herohood/domain/time/family-day';
import { act } from '../act';
import type { ChildContext } from '../context';
import { readFigures } from '../progress/read-progress';
import { readUsedShields, type StreakNow } from '../progress/read-streak';
import { toIso } from '../sync/present';
import { cursorAfter, normaliseCursor } from '../sync/sync-family';
import { say } from '../text/say';
import { type News, SELECTS } from './celebration-selects';

/** What may bring a celebration. */
const BRINGS: ReadonlySet<string> = new Set(HANGS_ON['home.celebrations']);

/**
 * What became of a hero after a cursor and still stands, in the order in which they are told. What an event names is read as it is
 * now, so what a parent has taken back is not there. A badge, a level and what else has no row of its own is noted when it is first seen.
 */
export async function readCelebrations(ctx: ChildContext, since: string): Promise<Celebrations> {
  const { db, familyId } = ctx;
  const { childId, family } = ctx.child;
  const now = ctx.now();
  const familyLast = toIso(family.row.lastEventAt);
  const oldest = new Date(now.getTime() - NEWS_DAYS * DAY_MS).toISOString();
  // A cursor beyond the newest event is a wrong clock's.
  const [from = familyLast] = [normaliseCursor(since), familyLast].sort();
  const after = [from, normaliseCursor(oldest)].sort().at(-1) ?? from;
  const events = await listEventsAfter(db, { familyId, childId, after, limit: MAX_EVENTS });
  const cursor = cursorAfter(familyLast, now, events);
  // Whoever has a cursor of today has asked today, and what only a new day brings was told then.
  const isSameDay = familyDay(new Date(after), family.clock) === family.today;
  if (isSameDay && !events.some(({ entity }) => BRINGS.has(entity))) return { cursor, celebrations: [] };
  const news = await readNews(ctx, events);
  return { cursor, celebrations: CELEBRATION_KINDS.flatMap((kind): Celebration[] => SELECTS[kind](news)) };
}

/** A device of the hero shows their home for the first time of all: what stands is noted, and is no news later. */
export async function takeFirstLook(ctx: ChildContext): Promise<void> {
  await readNews(ctx, []);
}

async function readNews(ctx: ChildContext, events: readonly SyncEventRow[]): Promise<News> {
  const { db, familyId } = ctx;
  const { child: hero, childId, family } = ctx.child;
  const who = { familyId, childId };
  const named = namedBy(events);
  const ids = named('reward_transaction');
  const [known, goals, movements, { streak, figures }, missions, deeds, claims, cheers] = await Promise.all([
    listMoments(db, who),
    listOpenGoals(db, who),
    listMovements(db, who, { ids, onceKeys: MILESTONES.map(({ source }) => source) }),
    readFigures(ctx, hero),
    inOrder(
      named('completion'),
      (of) => listPaid(db, who, of),
      ({ completion }) => completion.id,
    ),
    inOrder(named('proposal'), (of) => listPaidDeeds(db, who, of)),
    inOrder(
      named('reward_claim'),
      (of) => listClaimsOf(db, who, of),
      ({ claim }) => claim.id,
    ),
    inOrder(named('cheer'), (of) => listReceived(db, who, of)),
  ]);
  const badges = badgesFor(figures, (words) => say(ctx.locale, words)).filter(({ earned }) => earned);
  const { level } = levelProgress(hero.totalXp);
  const told = new Set(named('moment'));
  const moments = await noteMoments(ctx, known, {
    ...{ level, badges: badges.map(({ id }) => id) },
    milestones: MILESTONES.map(({ source }) => source).filter((source) =>
      movements.some(({ onceKey }) => onceKey === source),
    ),
    goals: goals.flatMap(({ id, reachedAt }) => (reachedAt ? [{ id, reachedAt }] : [])),
    shieldDays: await readUsedShields(db, who, { from: addDays(family.today, -NEWS_DAYS), streak }),
    rested: endedRun(streak, family.today),
  });
  return {
    ...{ ctx, missions, deeds, claims, cheers, badges, goals, level, streak },
    moments: [
      ...known.filter(({ id }) => told.has(id)),
      ...moments.map((each) => ({ ...each, createdAt: ctx.now() })),
    ],
    movements: movements
      .map((row) => ({ ...row, isNamed: ids.includes(row.id) }))
      .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
  };
}

/** Notes what was never seen before. At a hero's first look it is no news. */
async function noteMoments(ctx: ChildContext, known: readonly MomentRow[], standing: Standing) {
  const isNews = ctx.child.child.firstLookAt !== null;
  const moments = newMoments(known, standing);
  if (isNews && moments.length === 0) return [];
  const who = { familyId: ctx.familyId, childId: ctx.child.childId };
  return act(ctx, async (tx, unit) => {
    const noted = await insertMoments(tx, who, { moments, now: ctx.now(), isNews });
    if (!isNews) return [];
    const { childId } = who;
    for (const { id } of noted) unit.wrote({ type: 'created', entity: 'moment', entityId: id, childId });
    return noted;
  });
}

/** The last day of a run that has ended lately; of one of a single day nobody needs to hear. Shields may have kept it for two days. */
function endedRun({ state, before, since }: StreakNow, today: string): string | null {
  if (state.run > 0 || before <= 1 || since === null) return null;
  return daysBetween(since, today) <= NEWS_DAYS + MOST_SHIELDS ? since : null;
}

/** The ids of what events are about, each once, in their order. */
const namedBy = (events: readonly SyncEventRow[]) => (of: SyncEntity) => [
  ...new Set(events.flatMap(({ entity, entityId }) => (entity === of && entityId ? [entityId] : []))),
];

/** The rows of these ids, in their order; nothing is asked about none. */
async function inOrder<Row>(
  ids: string[],
  read: (ids: string[]) => Promise<Row[]>,
  idOf = (row: Row) => (row as { id: string }).id,
): Promise<Row[]> {
  const rows = ids.length > 0 ? await read(ids) : [];
  return rows.sort((a, b) => ids.indexOf(idOf(a)) - ids.indexOf(idOf(b)));
}
