import { type ChildFeature, isFeatureEnabled } from '@herohood/domain/controls/feature-gate';
import type { Controls } from '@herohood/domain/controls/schema';
import { trpc } from '../../lib/api';

/** What a parent can close for a hero, by the names of the sections. */
export type ClosableFeature = 'missions' | 'gearShop' | 'rewards' | 'games';

const flagOf: Record<ClosableFeature, ChildFeature> = {
  missions: 'habits',
  gearShop: 'gearShop',
  rewards: 'rewards',
  games: 'miniGames',
};

export type HeroControls = {
  /** Undefined until the server has answered for the first time. */
  controls: Controls | undefined;
  /** Whether a section is open; what is not known yet, or not said, is open. The server refuses on its own. */
  isEnabled: (feature: ClosableFeature) => boolean;
  /** When the controls were last heard of, in milliseconds since 1970; 0: never. */
  heardAt: number;
  /** Asks the server anew. */
  check: () => void;
};

/**
 * What a parent allows this hero, as the hero may read it. The sync loop asks again whenever there is news, so that a
 * change shows at once wherever this is used.
 */
export function useControls(): HeroControls {
  const utils = trpc.useUtils();
  const { data, dataUpdatedAt } = trpc.home.today.useQuery();
  return {
    controls: data?.controls,
    isEnabled: (feature) => isFeatureEnabled(data?.controls ?? {}, flagOf[feature]),
    heardAt: dataUpdatedAt,
    check: () => void utils.home.today.invalidate(),
  };
}
