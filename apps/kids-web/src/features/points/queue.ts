import { payoutFor } from '@herohood/domain/points/payout';
import type { Celebration } from '../../lib/celebrations';
import { praiseKey, type Snapshot } from './celebrations-since';

/**
 * Adds celebrations to what waits. What a parent gives in several clicks adds up in one celebration, also in the one on show:
 * a hero taps once for five approvals.
 */
export function enqueue(queue: readonly Celebration[], added: readonly Celebration[]): Celebration[] {
  const next = [...queue];
  for (const fresh of added) {
    const at = next.findIndex(({ kind }) => kind === fresh.kind);
    const same = at < 0 ? undefined : next[at];
    if (same?.kind === 'earnings' && fresh.kind === 'earnings') {
      next[at] = {
        kind: 'earnings',
        missions: [...same.missions, ...fresh.missions],
        xp: same.xp + fresh.xp,
        points: same.points + fresh.points,
      };
    } else if (same?.kind === 'bonus' && fresh.kind === 'bonus') {
      next[at] = { kind: 'bonus', gifts: [...same.gifts, ...fresh.gifts] };
    } else if (same?.kind === 'cheers' && fresh.kind === 'cheers') {
      next[at] = { kind: 'cheers', cheers: [...same.cheers, ...fresh.cheers] };
    } else if (same?.kind === 'badge' && fresh.kind === 'badge' && at > 0) {
      next[at] = { kind: 'badge', badges: [...same.badges, ...fresh.badges] };
    } else if (same?.kind === 'level' && fresh.kind === 'level' && at > 0) {
      next[at] = { ...fresh, from: same.from ?? same.level - 1 };
    } else {
      next.push(fresh);
    }
  }
  return next;
}

/**
 * Drops from what waits what is not true any more: a parent took an approval back, the present was used on another
 * device. `lostXp` is what the last undo took.
 */
export function stillTrue(queue: readonly Celebration[], snapshot: Snapshot, lostXp: number): Celebration[] {
  return queue.flatMap((each): Celebration[] => {
    if (each.kind === 'earnings') {
      if (lostXp <= 0) return [each];
      const approved = new Set(snapshot.approved?.map(({ completionId }) => completionId));
      const missions = each.missions.filter(({ completionId }) => approved.has(completionId));
      const xp = each.xp - lostXp;
      const points = Math.max(0, each.points - payoutFor(lostXp).points);
      return xp > 0 ? [{ ...each, missions, xp, points }] : [];
    }
    if (each.kind === 'badge') {
      const badges = each.badges.filter((badge) => isEarned(badge.id, snapshot));
      return badges.length > 0 ? [badges.length === each.badges.length ? each : { ...each, badges }] : [];
    }
    return isTrue(each, snapshot) ? [each] : [];
  });
}

function isEarned(badgeId: string, { badges }: Snapshot): boolean {
  return badges?.some(({ id, earned }) => id === badgeId && earned) ?? true;
}

function isTrue(each: Exclude<Celebration, { kind: 'earnings' | 'badge' }>, snapshot: Snapshot): boolean {
  switch (each.kind) {
    case 'level':
      return each.level <= snapshot.hero.level;
    case 'streak':
      return snapshot.movements?.some(({ id }) => id === each.id) ?? true;
    case 'answer':
      return snapshot.movements?.some(({ id, status }) => id === each.id && status === 'rejected') ?? true;
    case 'present':
      return snapshot.claims?.some(({ id, status }) => id === each.claimId && status === 'approved') ?? true;
    case 'thanks':
      return snapshot.claims?.some(({ id, status }) => id === each.claimId && status === 'used') ?? true;
    case 'praise':
      return snapshot.praise?.some((said) => praiseKey(said) === praiseKey(each)) ?? true;
    case 'goal':
      return snapshot.goals?.some(({ id, reachedAt }) => id === each.goalId && reachedAt !== null) ?? true;
    case 'shield':
      return snapshot.flame?.shields.used.some((day) => each.days.includes(day)) ?? true;
    case 'rested':
      return snapshot.flame?.streak !== each.streak;
    case 'bonus':
    case 'trip':
    case 'cheers':
      return true;
  }
}
