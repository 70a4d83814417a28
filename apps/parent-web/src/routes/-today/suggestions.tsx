import { lazily } from '@herohood/browser/lazy-part';
import { trpc } from '../../lib/api';
import { useFamily } from '../-shell/family';

const TrustSuggestions = lazily(() =>
  import('../../features/missions/trust-suggestions').then((part) => ({ default: part.TrustSuggestions })),
);

/** What could be trusted from now on. It is asked for when the page stands, and most families have none. */
export function Suggestions() {
  const { heroes } = useFamily();
  const { data = [] } = trpc.missions.trustSuggestions.useQuery();
  return data.length > 0 ? <TrustSuggestions suggestions={data} heroes={heroes} /> : null;
}
