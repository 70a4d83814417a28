import type { Find } from '@herohood/domain/world/schema';
import { WorldPicture } from '@herohood/ui/world-picture/world-picture';
import Letter from '~icons/fluent-emoji-flat/love-letter';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { albumText } from '../../text/en/world';
import styles from './album.module.css';

const words = albumText;

/** The cards of all trips, the newest first, with what the hero told. */
export function Postcards({ cards }: { cards: readonly Find[] }) {
  return (
    <section className={styles.set} aria-label={words.pages.postcards}>
      <header className={styles.head}>
        <h3 className={styles.name}>{words.pages.postcards}</h3>
        {cards.length > 0 && <p className={styles.count}>{cards.length}</p>}
        {cards.length === 0 && <ReadAloudButton name={words.pages.postcards} words={words.noPostcards} />}
      </header>
      {cards.length === 0 && (
        <p className={styles.none}>
          <Letter width={56} height={56} className={styles.letter} />
          {words.noPostcards}
        </p>
      )}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.day}>
            <article className={styles.card} aria-label={words.from(card.name)}>
              <span className={styles.stamp}>
                <WorldPicture art={card.art} size={132} />
              </span>
              <div className={styles.told}>
                <h4 className={styles.place}>{card.name}</h4>
                <p className={styles.story}>
                  <bdi>{card.story}</bdi>
                </p>
              </div>
              <ReadAloudButton name={card.name} words={`${card.name}. ${card.story ?? ''}`} />
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
