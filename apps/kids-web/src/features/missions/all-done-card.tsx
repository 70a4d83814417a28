import { StateCard } from '@herohood/ui/state-card/state-card';
import Hourglass from '~icons/fluent-emoji-flat/hourglass-not-done';
import Trophy from '~icons/fluent-emoji-flat/trophy';
import { text } from '../../text/en';
import styles from './all-done-card.module.css';

/** Nothing is left to do today: all approved, or the last ones wait for a parent. */
export function AllDoneCard({ isApproved }: { isApproved: boolean }) {
  const words = isApproved ? text.missions.allDone : text.missions.allWaiting;
  const Picture = isApproved ? Trophy : Hourglass;
  return (
    <div className={styles.card}>
      <StateCard
        role="status"
        accent={isApproved ? 'sunshine' : 'purple'}
        art={<Picture width={120} height={120} className={styles.picture} />}
        title={words.title}
        body={words.body}
      />
    </div>
  );
}
