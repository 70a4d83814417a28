import { EmergencyLine } from '../../features/controls/emergency-line';
import { useToday } from '../../lib/today';
import { useFamily } from '../-shell/family';

/** One line for each hero whom emergency mode locks out, for parents with the way to end it; nothing while it locks out nobody. */
export function EmergencyBanner() {
  const { user, heroes } = useFamily();
  const { data: days = [] } = useToday((today) => today.days);
  return heroes.map((hero) => {
    const since = days.find(({ childId }) => childId === hero.id)?.emergencySince;
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
