import { createFileRoute } from '@tanstack/react-router';
import { FamilyScreen } from '../../features/family/family-screen';
import { ParentGate } from '../-gate/parent-gate';

export const Route = createFileRoute('/_console/family')({ component: FamilyRoute });

/**
 * A new page, not a navigation inside this one: nothing of an erased or left family stays in memory, and the end of the session,
 * which the live stream tells at the same moment, cannot lead to the sign-in instead.
 */
const leaveForGood = () => window.location.replace('/');

function FamilyRoute() {
  return (
    <ParentGate withoutPremium>{(user) => <FamilyScreen user={user} onGone={leaveForGood} />}</ParentGate>
  );
}
