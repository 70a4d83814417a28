import { sayName } from '@herohood/browser/text/say-name';
import type { FindSet } from '@herohood/domain/world/find-sets';
import { WorldPicture } from '@herohood/ui/world-picture/world-picture';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import { TitledCard } from '../../layout/titled-card';
import { albumText as words } from '../../text/en/world';
import styles from './album.module.css';

type Props = {
  set: FindSet;
  /** How often the hero has each find, by its id. */
  counts: ReadonlyMap<string, number>;
};

const PICTURE = 60;

/** A page of the album: what was found is bright and has its name, the rest is a shadow. */
export function SetCard({ set, counts }: Props) {
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
