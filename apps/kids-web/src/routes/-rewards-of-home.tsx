import { lazyPart } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { type ReactNode, Suspense } from 'react';
import { useControls } from '../features/controls/use-controls';
import { GoalsShelf } from '../features/goals/goals-shelf';
import { usePace } from '../features/goals/pace';
import { ClaimFromJar } from '../features/rewards/claim-from-jar';
import { RewardsTab } from '../features/rewards/rewards-tab';
import { useRewards } from '../features/rewards/use-rewards';

const ProposalsShelf = lazyPart(() => import('../features/proposals/proposals-shelf'));

type Props = { hero: Child; quiet: ReactNode };

/** The section of rewards: what there is to get, the jars in which is saved for it, and what is wished for. */
export default function RewardsOfHome({ hero, quiet }: Props) {
  const state = useRewards(hero.id);
  const { isEnabled } = useControls();
  const pace = usePace(hero.id);
  const { rewards, claims } = state.kind === 'ready' ? state : { rewards: [], claims: [] };
  return (
    <RewardsTab
      hero={hero}
      quiet={quiet}
      pace={pace}
      wishes={
        <Suspense>
          <ProposalsShelf heroId={hero.id} kind="wish" />
        </Suspense>
      }
      jars={
        <GoalsShelf
          hero={hero}
          rewards={rewards}
          claims={claims}
          pace={pace}
          claimOf={(reward) => isEnabled('rewards') && <ClaimFromJar heroId={hero.id} reward={reward} />}
        />
      }
    />
  );
}
