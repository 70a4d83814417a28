import type { Proposal } from '@herohood/domain/proposals/schema';
import type { AccentName } from '@herohood/ui/theme/tokens';
import { useState } from 'react';
import Glow from '~icons/fluent-emoji-flat/glowing-star';
import Hourglass from '~icons/fluent-emoji-flat/hourglass-not-done';
import Seedling from '~icons/fluent-emoji-flat/seedling';
import { useLook } from '../../device/look';
import { ParentWords } from '../../layout/parent-words';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { VoiceNote } from '../../layout/voice-note';
import { proposalsText } from '../../text/en/proposals';
import { ownPhotoOf } from '../missions/public';
import styles from './proposal-row.module.css';

const words = proposalsText.status;

/** Each state has a color and a picture of its own. */
const SIGNS = {
  waiting: { accent: 'purple', Picture: Hourglass },
  accepted: { accent: 'mint', Picture: Glow },
  declined: { accent: 'coral', Picture: Seedling },
} as const satisfies Record<Proposal['status'], { accent: AccentName; Picture: typeof Glow }>;

function stateOf({ status, kind, paidXp }: Proposal, largestNumber: number): string {
  if (status !== 'accepted') return words[status];
  if (kind !== 'did') return kind === 'wish' ? words.granted : words.begun;
  return paidXp !== null && paidXp <= largestNumber ? words.paid(paidXp) : words.accepted;
}

/** One proposal: what it was, and what a parent says to it. */
export function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { largestNumber } = useLook();
  const [isAway, setIsAway] = useState(false);
  const { title, status, message, photoUrl, voiceUrl } = proposal;
  const { accent, Picture } = SIGNS[status];
  const state = stateOf(proposal, largestNumber);
  return (
    <li>
      <article className={styles.row} data-accent={accent} aria-label={title}>
        {photoUrl && !isAway ? (
          <img
            className={styles.photo}
            src={ownPhotoOf(photoUrl).small}
            alt=""
            onError={() => setIsAway(true)}
          />
        ) : (
          <Picture width={44} height={44} className={styles.picture} />
        )}
        <div className={styles.words}>
          <h3 className={styles.title}>
            <bdi>{title}</bdi>
          </h3>
          <p className={styles.state}>{state}</p>
        </div>
        <ReadAloudButton name={title} words={[title, state, message].filter(Boolean).join('. ')} />
        {voiceUrl && (
          <div className={styles.voice}>
            <VoiceNote url={voiceUrl} from={null} />
          </div>
        )}
        {message && (
          <div className={styles.message}>
            <ParentWords words={message} />
          </div>
        )}
      </article>
    </li>
  );
}
