import { payoutFor } from '@herohood/domain/points/payout';
import type { Celebration } from '../../lib/celebrations';
import type { Look } from './news';

/**
 * Adds news to what waits. What a parent gives in several clicks adds up in one celebration, also in the one on show:
 * a hero taps once for five approvals.
 */
export function enqueue(queue: readonly Celebration[], news: readonly Celebration[]): Celebration[] {
  const next = [...queue];
  for (const fresh of news) {
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
    } else if (same?.kind === 'level' && fresh.kind === 'level' && at > 0) {
      next[at] = fresh;
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
export function stillTrue(queue: readonly Celebration[], look: Look, lostXp: number): Celebration[] {
  return queue.flatMap((each): Celebration[] => {
    if (each.kind === 'earnings') {
      if (lostXp <= 0) return [each];
      const approved = new Set(look.approved?.map(({ completionId }) => completionId));
      const missions = each.missions.filter(({ completionId }) => approved.has(completionId));
      const xp = each.xp - lostXp;
      const points = Math.max(0, each.points - payoutFor(lostXp).points);
      return xp > 0 ? [{ ...each, missions, xp, points }] : [];
    }
    return isTrue(each, look) ? [each] : [];
  });
}

function isTrue(each: Exclude<Celebration, { kind: 'earnings' }>, look: Look): boolean {
  switch (each.kind) {
    case 'level':
      return each.level <= look.hero.level;
    case 'badge':
      return look.badges?.some(({ id, earned }) => id === each.id && earned) ?? true;
    case 'streak':
      return look.movements?.some(({ id }) => id === each.id) ?? true;
    case 'present':
      return look.claims?.some(({ id, status }) => id === each.claimId && status === 'approved') ?? true;
    case 'bonus':
      return true;
  }
}
