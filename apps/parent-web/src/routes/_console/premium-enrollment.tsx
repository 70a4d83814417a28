import { createFileRoute } from '@tanstack/react-router';
import { EnrollmentScreen } from '../../features/subscription/enrollment-screen';
import { PlansGate } from '../-gate/parent-gate';

export const Route = createFileRoute('/_console/premium-enrollment')({
  component: () => <PlansGate>{(user) => <EnrollmentScreen user={user} />}</PlansGate>,
});
