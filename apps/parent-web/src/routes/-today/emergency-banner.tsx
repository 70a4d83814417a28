import { EmergencyLine } from '../../features/controls/emergency-line';
import { trpc } from '../../lib/api';
import { useFamily } from '../-shell/family';

/** One line for each hero whom emergency mode locks out, for parents with the way to end it; nothing while it locks out nobody. */
export function EmergencyBanner() {
  const { user, heroes } = useFamily();
  const days = trpc.progress.today.useQuery();
  return heroes.map((hero) => {
    const since = days.data?.find(({ childId }) => childId === hero.id)?.emergencySince;
    return since ? (
      <EmergencyLine
        key={hero.id}
        hero={hero}
        since={since}
        timeZone={user.timeZone}
        mayEnd={user.familyRole !== 'helper'}
      />
    ) : null;
  });
}
