import type { Child } from '@herohood/domain/children/schema';
import { useEffect, useState } from 'react';
import { trpc } from '../../lib/api';
import { BEGUN, memory } from './steps-begun';

export const STEPS = ['hero', 'missions', 'reward', 'device', 'approval'] as const;
export type StepId = (typeof STEPS)[number];

const FOLDED = 'first-steps-folded';

/**
 * How far a new family has come with its first hero, read from what there is: nothing is ticked by hand. Null while that
 * is not known, for families whose heroes have earned XP before, and when everything is done.
 */
export function useFirstSteps(hero: Child, heroes: readonly Child[]) {
  const isNew = heroes.every(({ totalXp }) => totalXp === 0);
  const [isBegun, setBegun] = useState(() => memory.recall(BEGUN) === hero.id);
  const [isFolded, setFolded] = useState(() => memory.recall(FOLDED) === hero.id);
  const enabled = isNew || isBegun;
  const own = { id: hero.id };
  const assignments = trpc.habits.listAll.useQuery(undefined, { enabled });
  const rewards = trpc.rewards.listForChild.useQuery(own, { enabled });
  const devices = trpc.account.listHeroDevices.useQuery(own, { enabled });

  useEffect(() => {
    if (!isNew || isBegun) return;
    memory.remember(BEGUN, hero.id);
    setBegun(true);
  }, [isNew, isBegun, hero.id]);

  if (!enabled || !assignments.data || !rewards.data || !devices.data) return null;
  const isDone: Record<StepId, boolean> = {
    hero: true,
    missions: assignments.data.some(({ childId }) => childId === hero.id),
    reward: rewards.data.length > 0,
    device: devices.data.length > 0,
    approval: hero.totalXp > 0,
  };
  const next = STEPS.find((step) => !isDone[step]);
  if (!next) return null;
  return {
    isDone,
    next,
    isFolded,
    fold(isOn: boolean) {
      memory.remember(FOLDED, isOn ? hero.id : null);
      setFolded(isOn);
    },
  };
}
