import { lazily } from '@herohood/browser/lazy-part';
import type { ReactNode } from 'react';
import { missionsText } from '../../text/en/missions';
import { FoldArrow } from './fold-arrow';
import styles from './missions-list.module.css';

const ChestArt = lazily(() => import('@herohood/ui/chest-art/chest-art'));

/** More of them would not stand beside each other on a phone. */
const CHESTS = 8;

type Props = {
  count: number;
  /** They wait on this device for the network. */
  isSaved: boolean;
  /** The cards of all of them. */
  children: ReactNode;
};

/** What was sent and waits for a parent's yes: a closed chest for each, and behind a tap the missions, which can be taken back. */
export function SentShelf({ count, isSaved, children }: Props) {
  const { saved, waiting } = missionsText.shelf;
  return (
    <details className={styles.shelf} data-saved={isSaved}>
      <summary className={styles.fold}>
        <span className={styles.chests} aria-hidden>
          {Array.from({ length: Math.min(count, CHESTS) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chest is its place
            <ChestArt key={at} isOpen={false} size={40} />
          ))}
        </span>
        <span className={styles.say}>{isSaved ? saved(count) : waiting(count)}</span>
        <FoldArrow />
      </summary>
      {children}
    </details>
  );
}
