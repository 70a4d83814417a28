import { createFileRoute } from '@tanstack/react-router';
import { PlansScreen } from '../../features/subscription/plans-screen';
import { ParentGate } from '../-gate/parent-gate';

export const Route = createFileRoute('/_console/subscription')({
  component: () => <ParentGate withoutPremium>{(user) => <PlansScreen user={user} />}</ParentGate>,
});
