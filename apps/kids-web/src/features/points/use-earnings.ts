import { useEffect, useRef, useState } from 'react';

export type PaidMission = { completionId: string; name: string; cardId: string };

/** What a parent's approval brought since the last look; `newLevel` only when it was a new one. */
export type Earnings = {
  missions: PaidMission[];
  xp: number;
  points: number;
  newLevel: number | null;
};

type Figures = { id: string; level: number; totalXp: number; rewardPoints: number };

type Props = {
  hero: Figures;
  /** Today's approved missions. */
  approved: PaidMission[] | null;
  /** False while any of it is still being fetched: half-renewed figures must not be compared. */
  isSettled: boolean;
};

type Seen = { hero: Figures; approved: Set<string> };

/**
 * Compares the hero before and after a refresh and reports what was earned in between. Nothing is celebrated
 * on the first look, nor when XP fell (a parent's undo). Earnings that arrive while others are on show add up.
 */
export function useEarnings({ hero, approved, isSettled }: Props) {
  const seen = useRef<Seen | null>(null);
  const [earnings, setEarnings] = useState<Earnings | null>(null);

  useEffect(() => {
    if (!isSettled || approved === null) return;
    const before = seen.current;
    seen.current = { hero, approved: new Set(approved.map(({ completionId }) => completionId)) };
    if (before?.hero.id !== hero.id) return;
    const xp = hero.totalXp - before.hero.totalXp;
    if (xp <= 0) return;
    const fresh: Earnings = {
      missions: approved.filter(({ completionId }) => !before.approved.has(completionId)),
      xp,
      points: Math.max(0, hero.rewardPoints - before.hero.rewardPoints),
      newLevel: hero.level > before.hero.level ? hero.level : null,
    };
    setEarnings((shown) => (shown ? add(shown, fresh) : fresh));
  }, [hero, approved, isSettled]);

  return { earnings, clearEarnings: () => setEarnings(null) };
}

function add(shown: Earnings, fresh: Earnings): Earnings {
  return {
    missions: [...shown.missions, ...fresh.missions],
    xp: shown.xp + fresh.xp,
    points: shown.points + fresh.points,
    newLevel: fresh.newLevel ?? shown.newLevel,
  };
}
