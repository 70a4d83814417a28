import { sayName } from '@herohood/browser/text/say-name';
import { FIND_COUNT, findsOf } from '@herohood/domain/world/find';
import { FIND_SETS, type FindSet } from '@herohood/domain/world/find-sets';
import type { Find } from '@herohood/domain/world/schema';
import section from '../../layout/section-head.module.css';
import { albumText } from '../../text/en/world';
import styles from './album.module.css';
import { SetCard } from './set-card';

/** What the hero has found: the set that fills now, the others that are begun, folded, and the name of the next one. */
export function Finds({ heroId, finds }: { heroId: string; finds: readonly Find[] }) {
  const counts = new Map<string, number>();
  for (const { findId } of finds) counts.set(findId, (counts.get(findId) ?? 0) + 1);
  const have = (set: FindSet) => set.finds.filter(({ id }) => counts.has(id)).length;
  const begun = FIND_SETS.filter((set) => have(set) > 0).sort((a, b) => have(b) - have(a));
  const next = nextSet(heroId, begun);
  const running = begun.find((set) => have(set) < set.finds.length) ?? next;
  return (
    <section className={section.stack} aria-label={albumText.pages.finds}>
      {running && <SetCard set={running} counts={counts} />}
      {begun
        .filter((set) => set !== running)
        .map((set) => (
          <details key={set.id} className={styles.closed}>
            <summary className={styles.more}>
              {sayName(set.name)}
              <span className={styles.count}>{albumText.count(have(set), set.finds.length)}</span>
            </summary>
            <SetCard set={set} counts={counts} />
          </details>
        ))}
      {next && next !== running && <p className={styles.none}>{albumText.next(sayName(next.name))}</p>}
    </section>
  );
}

/** The set of which the hero's chests will hold something first, of those that are not begun. */
function nextSet(heroId: string, begun: readonly FindSet[]): FindSet | undefined {
  const findAt = findsOf(heroId);
  const order = Array.from({ length: FIND_COUNT }, (_, no) => findAt(no).set);
  const id = order.find((each) => begun.every((set) => set.id !== each));
  return FIND_SETS.find((set) => set.id === id);
}
