import { createFileRoute } from '@tanstack/react-router';
import { ParentHome } from '../-dashboard/parent-home';
import { useOpenAt } from '../-dashboard/use-open-at';

/** The dashboard, opened at its reward section (rules: addresses). */
export const Route = createFileRoute('/_console/parent/rewards')({ component: RewardsRoute });

function RewardsRoute() {
  useOpenAt('rewards');
  return <ParentHome />;
}
