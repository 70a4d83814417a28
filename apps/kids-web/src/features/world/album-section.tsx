import { FIND_SETS, type FindSet } from '@herohood/domain/world/find-sets';
import type { Find } from '@herohood/domain/world/schema';
import { trpc } from '../../lib/api';
import { albumText } from '../../text/en/world';
import styles from './album.module.css';
import { Postcards } from './postcards';
import { SetCard } from './set-card';
import { WorldFailed, WorldLoading } from './world-states';

/** All that there is to find, set by set, and the cards of the trips. */
export function AlbumSection({ heroId }: { heroId: string }) {
  const finds = trpc.world.finds.useQuery({ id: heroId });
  if (!finds.data && finds.isFetching) return <WorldLoading />;
  if (!finds.data) return <WorldFailed {...albumText.failed} onRetry={() => void finds.refetch()} />;
  return <Album finds={finds.data} />;
}

/** The pages of the album: the sets that a hero has most of come first. */
export function Album({ finds }: { finds: readonly Find[] }) {
  const counts = new Map<string, number>();
  for (const { findId } of finds) counts.set(findId, (counts.get(findId) ?? 0) + 1);
  const have = (set: FindSet) => set.finds.filter(({ id }) => counts.has(id)).length;
  const sets = [...FIND_SETS].sort((a, b) => have(b) - have(a));
  // What is begun, and the next one; the others are shadows.
  const shown = sets.filter((set, at) => at === 0 || have(set) > 0 || have(sets[at - 1]!) > 0);
  const closed = sets.slice(shown.length);
  const cardOf = (set: FindSet) => <SetCard key={set.id} set={set} counts={counts} />;
  return (
    <div className={styles.album}>
      <Postcards cards={finds.filter(({ day }) => day !== null)} />
      {shown.map(cardOf)}
      {closed.length > 0 && (
        <details className={styles.closed}>
          <summary className={styles.more}>{albumText.more(closed.length)}</summary>
          {closed.map(cardOf)}
        </details>
      )}
    </div>
  );
}
