import { sayName } from '@herohood/browser/text/say-name';
import { giftsUpTo } from '@herohood/domain/world/level-gifts';
import Gift from '~icons/fluent-emoji-flat/wrapped-gift';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { progressText } from '../../text/en/progress';
import styles from './next-gift.module.css';

const words = progressText.gift;

/** What the next level gives; nothing where no level promises anything any more (rules: level gifts). */
export function NextGift({ level }: { level: number }) {
  const next = giftsUpTo(level + 1).find((gift) => gift.level === level + 1);
  if (!next) return null;
  const name = sayName(next.name);
  return (
    <section className={styles.card} aria-label={words.label}>
      <Gift width={56} height={56} className={styles.picture} />
      <p className={styles.words}>
        {words.at(next.level)} <strong className={styles.name}>{name}</strong>
      </p>
      <ReadAloudButton name={words.label} words={`${words.at(next.level)} ${name}.`} />
    </section>
  );
}
