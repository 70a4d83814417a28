import { useEffect, useState } from 'react';
import { recall, remember } from '../../lib/store';

const keyOf = (heroId: string) => `goal.${heroId}`;

function read(heroId: string): string | null {
  const kept = recall(keyOf(heroId));
  return typeof kept === 'string' ? kept : null;
}

/** The reward that this hero saves for, remembered on this device; choosing it again lets it go. */
export function useChosenGoal(heroId: string): [string | null, (rewardId: string) => void] {
  const [chosen, setChosen] = useState(() => read(heroId));
  useEffect(() => setChosen(read(heroId)), [heroId]);

  function choose(rewardId: string) {
    const next = rewardId === chosen ? null : rewardId;
    remember(keyOf(heroId), next);
    setChosen(next);
  }
  return [chosen, choose];
}
