import { sayName } from '@herohood/browser/text/say-name';
import type { FindSet } from '@herohood/domain/world/find-sets';
import { WorldPicture } from '@herohood/ui/world-picture/world-picture';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { albumText } from '../../text/en/world';
import styles from './album.module.css';

type Props = {
  set: FindSet;
  /** How often the hero has each find, by its id. */
  counts: ReadonlyMap<string, number>;
};

const PICTURE = 60;
const words = albumText;

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
    <section className={styles.set} data-whole={isWhole} aria-label={title}>
      <header className={styles.head}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.count}>
          {isWhole && <Star width={26} height={26} />}
          {isWhole ? words.whole : words.count(found.length, set.finds.length)}
        </p>
        <ReadAloudButton name={title} words={spoken} />
      </header>
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
    </section>
  );
}

function Unknown() {
  return (
    <span role="img" aria-label={words.missing}>
      ?
    </span>
  );
}
