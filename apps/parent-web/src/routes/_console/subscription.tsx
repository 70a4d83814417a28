import { createFileRoute } from '@tanstack/react-router';
import { PlansScreen } from '../../features/subscription/plans-screen';
import { PlansGate } from '../-gate/parent-gate';

export const Route = createFileRoute('/_console/subscription')({
  component: () => <PlansGate>{(user) => <PlansScreen user={user} />}</PlansGate>,
});
