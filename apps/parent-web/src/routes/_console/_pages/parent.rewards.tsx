import { createFileRoute } from '@tanstack/react-router';
import { RewardSection } from '../../../features/rewards/reward-section';
import { Page } from '../../../layout/page';
import { useFamily } from '../../-shell/family';
import { pageName } from '../../-shell/places';

export const Route = createFileRoute('/_console/_pages/parent/rewards')({ component: Rewards });

/** What every hero can save for. */
function Rewards() {
  const { heroes } = useFamily();
  return (
    <Page title={pageName('/parent/rewards')}>
      <RewardSection heroes={heroes} />
    </Page>
  );
}
