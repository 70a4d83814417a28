import { sayName } from '@herohood/browser/text/say-name';
import { FIND_COUNT, findsOf } from '@herohood/domain/world/find';
import { FIND_SETS, type FindSet } from '@herohood/domain/world/find-sets';
import type { Find } from '@herohood/domain/world/schema';
import { WorldPicture } from '@herohood/ui/world-picture/world-picture';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import section from '../../layout/section-head.module.css';
import { TitledCard } from '../../layout/titled-card';
import { albumText as words } from '../../text/en/world';
import styles from './album.module.css';

/** What the hero has found: the set that fills now, the others that are begun, folded, and the name of the next one. */
export function Finds({ heroId, finds }: { heroId: string; finds: readonly Find[] }) {
  const counts = new Map<string, number>();
  for (const { findId } of finds) counts.set(findId, (counts.get(findId) ?? 0) + 1);
  const have = (set: FindSet) => set.finds.filter(({ id }) => counts.has(id)).length;
  const begun = FIND_SETS.filter((set) => have(set) > 0).sort((a, b) => have(b) - have(a));
  const next = nextSet(heroId, begun);
  const running = begun.find((set) => have(set) < set.finds.length) ?? next;
  return (
    <section className={section.stack} aria-label={words.pages.finds}>
      {running && <SetCard set={running} counts={counts} />}
      {begun
        .filter((set) => set !== running)
        .map((set) => (
          <details key={set.id} className={styles.closed}>
            <summary className={styles.more}>
              {sayName(set.name)}
              <span className={styles.count}>{words.count(have(set), set.finds.length)}</span>
            </summary>
            <SetCard set={set} counts={counts} />
          </details>
        ))}
      {next && next !== running && <p className={styles.none}>{words.next(sayName(next.name))}</p>}
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

type CardProps = {
  set: FindSet;
  /** How often the hero has each find, by its id. */
  counts: ReadonlyMap<string, number>;
};

const PICTURE = 60;

/** A page of the album: what was found is bright and has its name, the rest is a shadow. */
function SetCard({ set, counts }: CardProps) {
  const title = sayName(set.name);
  const found = set.finds.filter(({ id }) => counts.has(id));
  const isWhole = found.length === set.finds.length;
  const spoken = [
    words.spokenSet(title, found.length, set.finds.length),
    ...found.map(({ name }) => sayName(name)),
  ].join(' ');
  return (
    <TitledCard
      title={title}
      note={
        <p className={styles.count} data-whole={isWhole}>
          {isWhole && <Star width={26} height={26} />}
          {isWhole ? words.whole : words.count(found.length, set.finds.length)}
        </p>
      }
      spoken={spoken}
      isWhole={isWhole}
    >
      <ul className={styles.finds}>
        {set.finds.map(({ id, name, art }) => {
          const count = counts.get(id) ?? 0;
          return (
            <li key={id} className={styles.find} data-found={count > 0}>
              <span className={styles.picture}>
                <WorldPicture art={art} size={PICTURE} />
              </span>
              <span className={styles.label}>{count > 0 ? sayName(name) : <Unknown />}</span>
              {count > 1 && (
                <span className={styles.times} role="img" aria-label={words.times(count)}>
                  {count}×
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </TitledCard>
  );
}

function Unknown() {
  return (
    <span role="img" aria-label={words.missing}>
      ?
    </span>
  );
}
