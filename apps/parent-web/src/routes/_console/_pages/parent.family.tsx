import { createFileRoute } from '@tanstack/react-router';
import { FamilyScreen } from '../../../features/family/family-screen';
import { useFamily } from '../../-shell/family';

export const Route = createFileRoute('/_console/_pages/parent/family')({ component: FamilyRoute });

/**
 * A new page, not a navigation inside this one: nothing of a family that was erased or left stays in memory, and the end of the session,
 * which the live stream tells at the same moment, cannot lead to the sign-in instead.
 */
const leaveForGood = () => window.location.replace('/');

function FamilyRoute() {
  const { user } = useFamily();
  return <FamilyScreen user={user} onGone={leaveForGood} />;
}
