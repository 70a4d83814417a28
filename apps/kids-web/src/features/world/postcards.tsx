import type { Find } from '@herohood/domain/world/schema';
import { WorldPicture } from '@herohood/ui/world-picture/world-picture';
import Letter from '~icons/fluent-emoji-flat/love-letter';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { TitledCard } from '../../layout/titled-card';
import { albumText as words } from '../../text/en/world';
import styles from './album.module.css';

/** The cards of all trips, the newest first, with what the hero told. */
export function Postcards({ cards }: { cards: readonly Find[] }) {
  return (
    <TitledCard
      title={words.pages.postcards}
      note={cards.length > 0 && <p className={styles.count}>{cards.length}</p>}
      spoken={cards.length > 0 ? undefined : words.noPostcards}
    >
      {cards.length === 0 && (
        <p className={styles.none}>
          <Letter width={56} height={56} />
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
    </TitledCard>
  );
}
