import { StateCard } from '@herohood/ui/state-card/state-card';
import type { AccentName } from '@herohood/ui/theme/tokens';
import Mailbox from '~icons/fluent-emoji-flat/closed-mailbox-with-raised-flag';
import Hourglass from '~icons/fluent-emoji-flat/hourglass-not-done';
import Trophy from '~icons/fluent-emoji-flat/trophy';
import { missionsText } from '../../text/en/missions';
import styles from './all-done-card.module.css';

/** `waiting`: the last ones wait for a parent. `saved`: some wait for the network. */
export type AllDone = 'approved' | 'waiting' | 'saved';

const pictures = { approved: Trophy, waiting: Hourglass, saved: Mailbox };
const accents: Record<AllDone, AccentName> = { approved: 'sunshine', waiting: 'purple', saved: 'turquoise' };
const words = {
  approved: missionsText.allDone,
  waiting: missionsText.allWaiting,
  saved: missionsText.allSaved,
};

/** Nothing is left to do today. */
export default function AllDoneCard({ kind }: { kind: AllDone }) {
  const Picture = pictures[kind];
  return (
    <div className={styles.card}>
      <StateCard
        role="status"
        accent={accents[kind]}
        art={<Picture width={120} height={120} className={styles.picture} />}
        title={words[kind].title}
        body={words[kind].body}
      />
    </div>
  );
}
