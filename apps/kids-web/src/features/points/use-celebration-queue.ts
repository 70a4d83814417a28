import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/api';
import {
  type Celebration,
  type PaidMission,
  readCelebrations,
  setCelebrations,
  useCelebrations,
} from '../../lib/celebrations';
import { toast } from '../../lib/toast';
import { celebrationText } from '../../text/en/celebrations';
import { celebrationsSince, isTorn, type Snapshot } from './celebrations-since';
import { firstSeen } from './first-seen';
import { enqueue, stillTrue } from './queue';
import { recallSeen, rememberSeen, type Seen } from './seen';
import type { FirstSnapshot } from './use-first-snapshot';

type Props = {
  hero: Snapshot['hero'];
  /** Today's approved missions; null while they are not known. */
  approved: PaidMission[] | null;
  firstSnapshot: FirstSnapshot | null;
  /** False while hero or missions are still being fetched: half-renewed figures must not be compared. */
  isSettled: boolean;
  /** The celebration that the hero has before their eyes; null while its drawing is still being fetched. */
  shown: Celebration | null;
};

/** The server's own default; enough for everything that can come between two looks. */
const MOVEMENTS = 50;

/**
 * Compares what the server says with what this hero has seen on this device, and queues what is to be celebrated.
 * What was on show is never shown again, also not after a reload; what was not waits for the next visit.
 */
export function useCelebrationQueue({
  hero,
  approved,
  firstSnapshot,
  isSettled,
  shown,
}: Props): readonly Celebration[] {
  const utils = trpc.useUtils();
  const key = { id: hero.id };
  const badges = trpc.progress.badges.useQuery(key);
  const claims = trpc.rewards.listClaims.useQuery(key);
  const movements = trpc.points.listTransactions.useQuery({ ...key, limit: MOVEMENTS });
  const cheers = trpc.world.cheers.useQuery(key);
  const praise = trpc.praise.list.useQuery(key);
  const goals = trpc.goals.list.useQuery(key);
  const asked = [badges, claims, movements, cheers, praise, goals];
  const isReady = isSettled && !asked.some(({ isFetching }) => isFetching);
  const seen = useRef<Seen | null>(null);
  const [doubt, setDoubt] = useState<'none' | 'asking' | 'asked'>('none');
  const queue = useCelebrations();

  useEffect(() => {
    const known = recallSeen(hero.id, Date.now());
    seen.current = known?.seen ?? null;
    setCelebrations(known?.waiting ?? []);
    return () => setCelebrations([]);
  }, [hero.id]);

  useEffect(() => {
    if (!isReady || approved === null) return;
    const snapshot: Snapshot = {
      hero,
      approved,
      badges: badges.data?.badges,
      flame: badges.data && { streak: badges.data.currentStreak, shields: badges.data.shields },
      claims: claims.data,
      movements: movements.data,
      cheers: cheers.data,
      praise: praise.data,
      goals: goals.data,
    };
    const atFirst = firstSnapshot && firstSeen(firstSnapshot, snapshot);
    const before = seen.current ?? (atFirst && celebrationsSince(null, atFirst).seen);
    if (before && isTorn(before, snapshot) && doubt !== 'asked') {
      if (doubt === 'none') {
        setDoubt('asking');
        void askAgain(utils, hero.id).finally(() => setDoubt('asked'));
      }
      return;
    }
    setDoubt('none');
    const since = celebrationsSince(before, snapshot);
    seen.current = since.seen;
    // The one on show stays: a celebration that vanishes under a child's finger is worse than one too many.
    const [first, ...waiting] = readCelebrations();
    const rest = stillTrue(waiting, snapshot, (before?.totalXp ?? 0) - hero.totalXp);
    const isSame = rest.length === waiting.length && rest.every((each, at) => each === waiting[at]);
    if (!isSame || since.celebrations.length > 0) {
      setCelebrations(enqueue(first ? [first, ...rest] : rest, since.celebrations));
    }
    for (const { cost, reward } of since.refunds) {
      const { title, message } = celebrationText.refund;
      toast({ title, message: message(reward.name, cost), tone: 'good', durationMs: 6_000 });
    }
  }, [
    hero,
    approved,
    firstSnapshot,
    isReady,
    badges.data,
    claims.data,
    movements.data,
    cheers.data,
    praise.data,
    goals.data,
    doubt,
    utils,
  ]);

  useEffect(() => {
    if (!isReady || !seen.current) return;
    const waiting = queue.filter((each) => each !== shown);
    rememberSeen({ seen: seen.current, waiting }, Date.now());
  }, [queue, shown, isReady]);

  return queue;
}

/** Asks for all that must agree with each other. */
function askAgain(utils: ReturnType<typeof trpc.useUtils>, heroId: string) {
  return Promise.all([
    utils.account.childMe.invalidate(),
    utils.missions.listToday.invalidate({ id: heroId }),
    utils.points.listTransactions.invalidate({ id: heroId }),
  ]);
}
