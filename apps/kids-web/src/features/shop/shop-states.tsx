import { useOnline } from '@herohood/browser/use-online';
import Bags from '~icons/fluent-emoji-flat/shopping-bags';
import { FailedCard } from '../../layout/failed-card';
import { appText } from '../../text/en/app';
import { shopText } from '../../text/en/shop';
import styles from './shop-states.module.css';

const cards = ['a', 'b', 'c', 'd'] as const;

/** Empty shelves while the items are on their way. */
export function ShopSkeleton() {
  return (
    <div>
      <p className={styles.loading} role="status">
        {appText.loading}
      </p>
      <div className={styles.shelf} aria-hidden>
        {cards.map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.tile} />
            <div className={styles.line} />
            <div className={styles.line} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The items did not come. */
export function ShopFailed({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline();
  return (
    <FailedCard
      art={<Bags width={124} height={124} />}
      title={shopText.failed.title}
      body={isOnline ? shopText.failed.body : shopText.offline}
      onRetry={onRetry}
    />
  );
}
