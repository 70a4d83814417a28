import { createFileRoute } from '@tanstack/react-router';
import { RewardSection } from '../../../features/rewards/reward-section';
import { Page } from '../../../layout/page';
import { shellText } from '../../../text/en/shell';
import { useFamily } from '../../-shell/family';

export const Route = createFileRoute('/_console/_pages/parent/rewards')({ component: Rewards });

/** What every hero can save for. */
function Rewards() {
  const { heroes } = useFamily();
  return (
    <Page title={shellText.pages.rewards}>
      <RewardSection heroes={heroes} />
    </Page>
  );
}
