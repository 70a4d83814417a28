import { createFileRoute } from '@tanstack/react-router';
import { EnrollmentScreen } from '../../features/subscription/enrollment-screen';
import { ParentGate } from '../-gate/parent-gate';

export const Route = createFileRoute('/_console/premium-enrollment')({
  component: () => <ParentGate withoutPremium>{(user) => <EnrollmentScreen user={user} />}</ParentGate>,
});
