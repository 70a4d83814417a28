import { listOpenGoals } from '@herohood/db/goals/queries';
import {
  listClaimsOf,
  listMovements,
  listPaid,
  listPaidDeeds,
  listReceived,
} from '@herohood/db/home/news-queries';
import type { RewardTransactionRow } from '@herohood/db/points/queries';
import { listMoments } from '@herohood/db/progress/moment-queries';
import { listEventsAfter, type SyncEventRow } from '@herohood/db/sync/queries';
import {
  CELEBRATION_KINDS,
  type Celebration,
  type CelebrationKind,
  type Celebrations,
  NEWS_DAYS,
} from '@herohood/domain/home/celebration';
import { filledGoal, type MomentKind } from '@herohood/domain/home/moments';
import { levelProgress } from '@herohood/domain/points/level';
import { badgesFor } from '@herohood/domain/progress/badges';
import { MILESTONES } from '@herohood/domain/progress/milestones';
import type { RewardType } from '@herohood/domain/rewards/schema';
import { MAX_EVENTS } from '@herohood/domain/sync/cursor';
import type { SyncEntity } from '@herohood/domain/sync/entities';
import { HANGS_ON } from '@herohood/domain/sync/hangs-on';
import { DAY_MS } from '@herohood/domain/time/durations';
import { familyDay } from '@herohood/domain/time/family-day';
import { findsOf } from '@herohood/domain/world/find';
import type { ChildContext } from '../context';
import { sayEntry } from '../points/say-entry';
import { praiseOf } from '../praise/present';
import { readFigures } from '../progress/read-progress';
import { toIso } from '../sync/present';
import { cursorAfter, normaliseCursor } from '../sync/sync-family';
import { say } from '../text/say';
import { noteMoments } from './note-moments';

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

/** Rows that the events since the cursor name, as they are now, and how it stands with the hero. */
async function readNews(ctx: ChildContext, events: readonly SyncEventRow[]) {
  const { db, familyId } = ctx;
  const { child: hero, childId } = ctx.child;
  const who = { familyId, childId };
  const named = (of: SyncEntity) => [
    ...new Set(events.flatMap(({ entity, entityId }) => (entity === of && entityId ? [entityId] : []))),
  ];
  /** What events of this kind name, in their order; nothing is asked about none. */
  async function read<Row>(
    of: SyncEntity,
    list: (from: typeof db, hero: typeof who, ids: string[]) => PromiseLike<Row[]>,
    idOf: (row: Row) => string,
  ): Promise<Row[]> {
    const ids = named(of);
    const rows = ids.length > 0 ? await list(db, who, ids) : [];
    return rows.sort((a, b) => ids.indexOf(idOf(a)) - ids.indexOf(idOf(b)));
  }
  const ids = named('reward_transaction');
  const sources = MILESTONES.map(({ source }) => source);
  const [known, goals, movements, { streak, figures }, missions, deeds, claims, cheers] = await Promise.all([
    listMoments(db, who),
    listOpenGoals(db, who),
    listMovements(db, who, { ids, onceKeys: sources }),
    readFigures(ctx, hero),
    // Missions that are approved, and what the hero did besides that a parent has accepted.
    read('completion', listPaid, ({ completion }) => completion.id),
    read('proposal', listPaidDeeds, ({ id }) => id),
    read('reward_claim', listClaimsOf, ({ claim }) => claim.id),
    read('cheer', listReceived, ({ id }) => id),
  ]);
  const badges = badgesFor(figures, (words) => say(ctx.locale, words)).filter(({ earned }) => earned);
  const { level } = levelProgress(hero.totalXp);
  const fresh = await noteMoments(ctx, known, {
    ...{ level, streak, badges: badges.map(({ id }) => id) },
    milestones: sources.filter((source) => movements.some(({ onceKey }) => onceKey === source)),
    goals: goals.flatMap(({ id, reachedAt }) => (reachedAt ? [{ id, reachedAt }] : [])),
  });
  return {
    ...{ ctx, missions, deeds, claims, cheers, badges, goals, level, streak },
    /** What was noted since, whoever saw it first. */
    moments: [
      ...known.filter(({ id }) => named('moment').includes(id)),
      ...fresh.map((each) => ({ ...each, createdAt: ctx.now() })),
    ],
    /** Movements of points, and the milestones. */
    movements: movements
      .map((row) => ({ ...row, isNamed: ids.includes(row.id) }))
      .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
  };
}

type News = Awaited<ReturnType<typeof readNews>>;

/** One select for each kind: what of it stands now. */
const SELECTS: { [Kind in CelebrationKind]: (news: News) => Celebration<Kind>[] } = {
  paid({ ctx, missions, deeds }) {
    const findOf = findsOf(ctx.child.childId);
    const paid = missions.map(({ completion, name }): Celebration<'paid'> => {
      const { xpEarned: xp, pointsEarned: points, promisedXp, findNo, feedback } = completion;
      const found = findNo === null ? null : findOf(findNo);
      return {
        ...{ kind: 'paid', id: `paid ${completion.id} ${completion.approvalNo}`, name },
        ...{ habitId: completion.childHabitId, xp, promisedXp, points, words: feedback },
        find: found && { findId: found.id, set: found.set },
      };
    });
    const besides = deeds.map(
      ({ id, approvalNo, title: name, paidXp: xp, paidPoints: points }): Celebration<'paid'> => ({
        ...{ kind: 'paid', id: `paid ${id} ${approvalNo}`, name, habitId: null },
        ...{ xp, promisedXp: xp, points, words: null, find: null },
      }),
    );
    return [...paid, ...besides];
  },

  praise({ missions }) {
    return missions.flatMap(({ completion }): Celebration<'praise'>[] => {
      const { id, approvalNo, praisedBy: from, xpEarned, promisedXp } = completion;
      const praise = praiseOf(completion);
      if (!praise || from === null) return [];
      // Words that explain another amount are told beside it, once.
      const isTold = xpEarned !== promisedXp && praise.message !== null;
      if (isTold && !praise.sticker && !praise.voiceUrl) return [];
      const message = isTold ? null : praise.message;
      return [{ kind: 'praise', id: `praise ${id} ${approvalNo}`, ...praise, message, from }];
    });
  },

  level: (news) =>
    momentsOf(news, 'level')
      .map(({ id, key }): Celebration<'level'> => ({ kind: 'level', id, level: Number(key) }))
      .filter(({ level }) => level <= news.level)
      .sort((a, b) => a.level - b.level),

  streak: (news) =>
    MILESTONES.flatMap(({ source, days }) => {
      const moment = momentsOf(news, 'streak').find(({ key }) => key === source);
      const row = news.movements.find(({ onceKey }) => onceKey === source);
      if (!moment || !row || row.rejectedAt) return [];
      const isWaiting = !isPaidBefore(moment, row);
      return [{ kind: 'streak', id: moment.id, days, points: row.amount, isWaiting }];
    }),

  // In the order of the album, whoever noted them first.
  badge: (news) =>
    news.badges.flatMap(({ id: badge, name, description: story }) => {
      const moment = momentsOf(news, 'badge').find(({ key }) => key === badge);
      return moment ? [{ kind: 'badge', id: moment.id, badge, name, story }] : [];
    }),

  bonus: (news) =>
    news.movements.flatMap((row): Celebration<'bonus'>[] => {
      // Missions and deeds are told with their points, and so is a milestone that is reached just now.
      const isTold =
        row.completionId !== null ||
        row.proposalId !== null ||
        momentsOf(news, 'streak').some((moment) => moment.key === row.onceKey && isPaidBefore(moment, row));
      if (!row.isNamed || !row.isApproved || row.amount <= 0 || isTold) return [];
      const description = sayEntry(row, news.ctx.locale);
      return [{ kind: 'bonus', id: `bonus ${row.id}`, amount: row.amount, description, words: row.message }];
    }),

  present: ({ claims }) => claimsOf('present', claims, 'approved'),

  thanks: ({ claims }) => claimsOf('thanks', claims, 'used'),

  answer: ({ ctx, movements }) =>
    movements
      .filter(({ isNamed, rejectedAt }) => isNamed && rejectedAt !== null)
      .map((row) => ({
        ...{ kind: 'answer', id: `answer ${row.id}`, what: sayEntry(row, ctx.locale) },
        ...{ amount: row.amount, words: row.message },
      })),

  goal: (news) =>
    momentsOf(news, 'goal').flatMap((moment) => {
      const goal = news.goals.find(
        ({ id, reachedAt }) => reachedAt && filledGoal({ id, reachedAt }) === moment.key,
      );
      return goal ? [{ kind: 'goal', id: moment.id, goalId: goal.id, name: goal.name }] : [];
    }),

  shield(news) {
    const { run: streak, held } = news.streak.state;
    if (streak === 0) return [];
    return momentsOf(news, 'shield').map(({ id, key: day }) => ({ kind: 'shield', id, day, streak, held }));
  },

  rested: (news) =>
    momentsOf(news, 'rested')
      .filter(({ key }) => key === news.streak.since && news.streak.state.run === 0)
      .map(({ id }) => ({ kind: 'rested', id, streak: news.streak.before })),

  cheer: ({ ctx, cheers }) =>
    ctx.child.family.row.siblingVisits
      ? cheers.map(({ id, cheer, fromName }) => ({ kind: 'cheer', id: `cheer ${id}`, cheer, fromName }))
      : [],

  refund: ({ claims }) =>
    claims
      .filter(({ claim }) => claim.status === 'rejected')
      .map(({ claim, reward }) => ({
        ...{ kind: 'refund', id: `refund ${claim.id} ${claim.holdNo}`, name: reward.name, cost: claim.cost },
      })),
};

/** Its points were there when the hero was told of the milestone; those of a later yes are told by themselves. */
const isPaidBefore = ({ createdAt }: News['moments'][number], { approvedAt }: RewardTransactionRow) =>
  approvedAt !== null && approvedAt <= createdAt;

const momentsOf = ({ moments }: News, of: MomentKind) => moments.filter(({ kind }) => kind === of);

function claimsOf<Kind extends 'present' | 'thanks'>(kind: Kind, claims: News['claims'], status: string) {
  return claims
    .filter(({ claim }) => claim.status === status)
    .map(({ claim: { id: claimId, holdNo }, reward: { name, icon, type } }) => ({
      ...{ kind, id: `${kind} ${claimId} ${holdNo}`, claimId },
      ...{ name, icon, type: type as RewardType },
    }));
}
