import type { GoalRow } from '@herohood/db/goals/queries';
import type { listClaimsOf, listPaid, listReceived } from '@herohood/db/home/news-queries';
import type { RewardTransactionRow } from '@herohood/db/points/queries';
import type { ProposalRow } from '@herohood/db/proposals/queries';
import type { Celebration, CelebrationKind } from '@herohood/domain/home/celebration';
import { filledGoal, type MomentKind } from '@herohood/domain/home/moments';
import type { Badge } from '@herohood/domain/progress/badges';
import { MILESTONES } from '@herohood/domain/progress/milestones';
import type { RewardType } from '@herohood/domain/rewards/schema';
import { findsOf } from '@herohood/domain/world/find';
import type { ChildContext } from '../context';
import { sayEntry } from '../points/say-entry';
import { praiseOf } from '../praise/present';
import type { StreakNow } from '../progress/read-streak';

/** Rows that the events since the cursor name, as they are now, and how it stands with the hero. */
export interface News {
  ctx: Pick<ChildContext, 'locale'> & { child: Pick<ChildContext['child'], 'childId' | 'family'> };
  /** What was noted since, whoever saw it first. */
  moments: { id: string; kind: string; key: string; createdAt: Date }[];
  /** Missions that are approved. */
  missions: Awaited<ReturnType<typeof listPaid>>;
  /** What the hero did besides, and a parent has accepted. */
  deeds: ProposalRow[];
  claims: Awaited<ReturnType<typeof listClaimsOf>>;
  cheers: Awaited<ReturnType<typeof listReceived>>;
  /** Movements of points, and the milestones. */
  movements: (RewardTransactionRow & { isNamed: boolean })[];
  /** Those that are earned. */
  badges: Badge[];
  goals: GoalRow[];
  level: number;
  streak: StreakNow;
}

type Selects = { [Kind in CelebrationKind]: (news: News) => Celebration<Kind>[] };

/** One select for each kind: what of it stands now. */
export const SELECTS: Selects = {
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
      const { id, amount, message: words } = row;
      return [
        { kind: 'bonus', id: `bonus ${id}`, amount, description: sayEntry(row, news.ctx.locale), words },
      ];
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

  rested(news) {
    const { state, since, before: streak } = news.streak;
    const ended = momentsOf(news, 'rested').filter(({ key }) => key === since && state.run === 0);
    return ended.map(({ id }) => ({ kind: 'rested', id, streak }));
  },

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
