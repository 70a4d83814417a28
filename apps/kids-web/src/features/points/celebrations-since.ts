import type { Goal } from '@herohood/domain/goals/schema';
import { payoutFor } from '@herohood/domain/points/payout';
import type { RewardTransaction } from '@herohood/domain/points/schema';
import type { KeptPraise } from '@herohood/domain/praise/schema';
import { MILESTONE_TYPE } from '@herohood/domain/progress/milestones';
import type { Badges } from '@herohood/domain/progress/schema';
import type { RewardClaim } from '@herohood/domain/rewards/schema';
import type { Cheer } from '@herohood/domain/world/schema';
import type { Celebration, PaidMission } from '../../lib/celebrations';
import { isAdjusted } from './adjusted';
import type { Seen } from './seen';

/** What the server says now. A part is undefined while it is not known. */
export type Snapshot = {
  hero: { id: string; level: number; totalXp: number };
  /** Today's approved missions. */
  approved: PaidMission[] | undefined;
  badges: Badges['badges'] | undefined;
  /** The streak in days, and its shields. */
  flame?: { streak: number; shields: Badges['shields'] } | undefined;
  claims: RewardClaim[] | undefined;
  movements: RewardTransaction[] | undefined;
  goals?: readonly Goal[] | undefined;
  /** What siblings left, newest first. */
  cheers?: Cheer[] | undefined;
  /** The newest praise; that of bonuses is told with their points. */
  praise?: KeptPraise[] | undefined;
};

export type SinceSeen = {
  celebrations: Celebration[];
  /** Claims that a parent has turned down: told kindly, not celebrated. */
  refunds: RewardClaim[];
  seen: Seen;
};

/** How missions' points are marked among the reward transactions. */
const MISSION_TYPE = 'habit_completed';
/** How the points of what was done besides are marked. */
const PROPOSAL_TYPE = 'proposal';
/** As many at once as a hero listens to; the others are in My praise. */
const MOST_PRAISED = 3;
/** More movements than one page lists, so that one that slips back into the page is still known. */
const MOST_KEPT = 300;

/**
 * What came since the last snapshot, in the order in which it is celebrated. What was never seen before is only
 * noted; XP that fell (a parent's undo) is no news; a level, badge or milestone is celebrated once in a life.
 */
export function celebrationsSince(seen: Seen | null, snapshot: Snapshot): SinceSeen {
  const { hero, approved, badges, claims, movements, cheers } = snapshot;
  const earned = badges?.filter((badge) => badge.earned);
  const counting = countingOf(movements);
  const milestones = movements?.filter(({ type }) => type === MILESTONE_TYPE);
  const given = claims?.filter(({ status }) => status === 'approved');

  const { xp, freshMissions, freshMovements, missionPoints } = gainOf(seen, snapshot);
  // One that a parent took back waits again as another row: it is the same milestone.
  const known = milestones?.filter(({ id }) => seen?.milestones?.includes(id)).map(({ source }) => source);
  const freshMilestones = fresh(milestones, seen?.milestones).filter(
    ({ source }) => !known?.includes(source),
  );
  const justReached = new Set(freshMilestones.map(({ id }) => id));
  const besides = freshMovements.filter(({ type }) => type === PROPOSAL_TYPE);
  const gifts = freshMovements.filter(
    ({ id, type }) => type !== MISSION_TYPE && type !== PROPOSAL_TYPE && !justReached.has(id),
  );

  const celebrations: Celebration[] = [];
  const isHeard = xp > 0 || (xp === 0 && freshMissions.some(isAdjusted));
  if (isHeard) {
    const points = sum([missionPoints, ...besides.map(({ amount }) => amount)]);
    const missions = [...freshMissions, ...besides.map(paidBesides)];
    celebrations.push({ kind: 'earnings', missions, xp, points });
  }
  const said = snapshot.praise?.filter(({ completionId }) => completionId !== null);
  const freshPraise = fresh(said, seen?.praise, praiseKey)
    .flatMap((praise) => (isHeard ? notToldWith(freshMissions, praise) : [praise]))
    .slice(0, MOST_PRAISED);
  celebrations.push(...freshPraise.map((praise) => ({ kind: 'praise' as const, ...praise })).reverse());
  if (seen && hero.level > seen.level) {
    celebrations.push({ kind: 'level', level: hero.level, from: seen.level });
  }
  for (const { id, source, amount, isApproved } of freshMilestones) {
    const days = Number(source.replace('streak_', ''));
    celebrations.push({ kind: 'streak', id, days, points: amount, isWaiting: !isApproved });
  }
  // What comes with a parent's doing is no deed to celebrate: it stands in the album.
  const news = fresh(earned, seen?.badges)
    .filter(({ id }) => id !== 'habit-collector')
    .map(({ id, name, description }) => ({
      ...{ id, name },
      story: description,
    }));
  if (news.length > 0) celebrations.push({ kind: 'badge', badges: news });
  if (gifts.length > 0) {
    celebrations.push({
      kind: 'bonus',
      gifts: gifts.map(({ id, amount, description, message: words }) => ({ id, amount, description, words })),
    });
  }
  for (const { id, reward } of fresh(given, seen?.gifts)) {
    celebrations.push({ kind: 'present', claimId: id, ...reward, isOpening: false });
  }
  const promised = [...(seen?.gifts ?? []), ...(seen?.asked ?? [])];
  for (const { id, status, reward } of claims ?? []) {
    if (status === 'used' && promised.includes(id))
      celebrations.push({ kind: 'thanks', claimId: id, ...reward });
  }
  for (const { id, status, description, amount, message } of movements ?? []) {
    if (status !== 'rejected' || !seen?.pointsAsked?.includes(id)) continue;
    celebrations.push({ kind: 'answer', id, what: description, amount, words: message });
  }

  const reached = snapshot.goals?.filter(({ reachedAt }) => reachedAt !== null);
  celebrations.push(
    ...fresh(reached, seen?.reached).map(({ id, name }) => ({ kind: 'goal' as const, goalId: id, name })),
  );
  celebrations.push(...newsOfFlame(seen, snapshot.flame));

  const freshCheers = fresh(cheers, seen?.cheers);
  if (freshCheers.length > 0) {
    celebrations.push({
      kind: 'cheers',
      cheers: freshCheers.map(({ id, fromName, cheer }) => ({ id, fromName, cheer })),
    });
  }

  return {
    celebrations,
    refunds: claims?.filter(({ id, status }) => status === 'rejected' && seen?.asked?.includes(id)) ?? [],
    seen: {
      heroId: hero.id,
      totalXp: hero.totalXp,
      level: Math.max(hero.level, seen?.level ?? 0),
      missions: ids(approved, ({ completionId }) => completionId) ?? seen?.missions,
      praise: ids(said, praiseKey) ?? seen?.praise,
      badges: union(seen?.badges, ids(earned)),
      movements: union(seen?.movements, ids(counting)),
      milestones: union(seen?.milestones, ids(milestones)),
      gifts: ids(given) ?? seen?.gifts,
      asked: ids(claims?.filter(({ status }) => status === 'pending')) ?? seen?.asked,
      // One that was emptied meanwhile can be filled again.
      reached: ids(reached) ?? seen?.reached,
      shields: union(seen?.shields, snapshot.flame?.shields.used),
      streak: snapshot.flame?.streak ?? seen?.streak,
      cheers: union(seen?.cheers, ids(cheers)),
      pointsAsked: ids(movements?.filter(({ status }) => status === 'pending')) ?? seen?.pointsAsked,
    },
  };
}

/** What was done besides the missions, in a party of theirs: its XP are part of the whole. */
const paidBesides = ({ id, description }: RewardTransaction): PaidMission => ({
  ...{ completionId: id, name: description, cardId: id, xp: 0, isExtra: true },
});

/** What of praise is left for a party of its own: words that explain an amount are told beside it, once. */
function notToldWith(missions: readonly PaidMission[], praise: KeptPraise): KeptPraise[] {
  const { completionId, sticker, voiceUrl } = praise;
  const isTold = missions.some(
    (paid) => paid.completionId === completionId && isAdjusted(paid) && paid.words,
  );
  if (!isTold) return [praise];
  return sticker || voiceUrl ? [{ ...praise, message: null }] : [];
}

/** What shields did since, and whether a run is over. Of a run of one day nobody needs to hear. */
function newsOfFlame(seen: Seen | null, flame: Snapshot['flame']): Celebration[] {
  if (!flame) return [];
  const { streak, shields } = flame;
  const days = fresh(shields.used, seen?.shields, (day) => day);
  if (days.length > 0 && streak > 0) return [{ kind: 'shield', days, streak, held: shields.held }];
  const before = seen?.streak ?? 0;
  return before > 1 && streak === 0 ? [{ kind: 'rested', streak: before }] : [];
}

/**
 * Whether what a deed brings tells different stories: it is read one after the other, and an approval may come between.
 * Work of an earlier day that is paid today looks the same, so this is a reason to look again, no proof.
 */
export function isTorn(seen: Seen, snapshot: Snapshot): boolean {
  const { xp, freshMissions, missionPoints } = gainOf(seen, snapshot);
  if (xp <= 0 && freshMissions.length === 0) return missionPoints > 0 || bringsPraiseAhead(seen, snapshot);
  const pay = freshMissions.map((mission) => payoutFor(mission.xp));
  const arePointsKnown = snapshot.movements !== undefined && seen.movements !== undefined;
  return (
    xp !== sum(pay.map((each) => each.xp)) ||
    (arePointsKnown && missionPoints !== sum(pay.map((each) => each.points)))
  );
}

/** Whether there are words about a mission that nobody knows to be approved yet. */
function bringsPraiseAhead(seen: Seen, { praise }: Snapshot): boolean {
  const words = praise?.filter(({ completionId: id }) => id !== null && !seen.missions?.includes(id));
  return fresh(words, seen.praise, praiseKey).length > 0;
}

function gainOf(seen: Seen | null, { hero, approved, movements }: Snapshot) {
  const freshMovements = fresh(countingOf(movements), seen?.movements);
  const paid = freshMovements.filter(({ type }) => type === MISSION_TYPE);
  return {
    xp: seen ? hero.totalXp - seen.totalXp : 0,
    freshMissions: fresh(approved, seen?.missions, ({ completionId }) => completionId),
    freshMovements,
    missionPoints: sum(paid.map(({ amount }) => amount)),
  };
}

const countingOf = (movements: Snapshot['movements']) =>
  movements?.filter(({ isApproved, amount }) => isApproved && amount > 0);

/** An undone yes and a new one are two praises of one mission. */
export const praiseKey = ({ completionId, at }: Pick<KeptPraise, 'completionId' | 'at'>) =>
  `${completionId} ${at}`;

const idOf = ({ id }: { id: string }) => id;

/** Those that were not there before; none when there was no before. */
function fresh<T>(
  now: T[] | undefined,
  before: string[] | undefined,
  id: (each: T) => string = idOf as (each: T) => string,
): T[] {
  return now && before ? now.filter((each) => !before.includes(id(each))) : [];
}

function ids<T>(
  now: T[] | undefined,
  id: (each: T) => string = idOf as (each: T) => string,
): string[] | undefined {
  return now?.map(id);
}

function union(before: string[] | undefined, now: string[] | undefined): string[] | undefined {
  if (!before || !now) return now ?? before;
  return [...new Set([...now, ...before])].slice(0, MOST_KEPT);
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
