import { lazily } from '@herohood/browser/lazy-part';
import type { Proposal } from '@herohood/domain/proposals/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import type { AccentName } from '@herohood/ui/theme/tokens';
import { useState } from 'react';
import Glow from '~icons/fluent-emoji-flat/glowing-star';
import Hourglass from '~icons/fluent-emoji-flat/hourglass-not-done';
import Seedling from '~icons/fluent-emoji-flat/seedling';
import Shine from '~icons/fluent-emoji-flat/shooting-star';
import Calendar from '~icons/fluent-emoji-flat/spiral-calendar';
import Thought from '~icons/fluent-emoji-flat/thought-balloon';
import { useLook } from '../../device/look';
import { ParentWords } from '../../layout/parent-words';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import section from '../../layout/section-head.module.css';
import { VoiceNote } from '../../layout/voice-note';
import { trpc } from '../../lib/api';
import { proposalsText } from '../../text/en/proposals';
import { ownPhotoOf } from '../missions/public';
import styles from './proposals-shelf.module.css';

const ProposalSheet = lazily(() => import('./proposal-sheet'));

type Props = { heroId: string; kind: Proposal['kind'] };

/** So many are in sight; the others unfold. */
const IN_SIGHT = 2;
const PICTURES = { did: Shine, wish: Thought, mission: Calendar };
const ACCENTS = { did: 'mint', wish: 'purple', mission: 'turquoise' } as const;

/** The way to a proposal, and what became of those before. */
export default function ProposalsShelf({ heroId, kind }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [areAllShown, setAreAllShown] = useState(false);
  const all = trpc.proposals.listForChild.useQuery({ id: heroId });
  const words = proposalsText[kind];
  const Picture = PICTURES[kind];
  const own = (all.data ?? []).filter((proposal) => proposal.kind === kind);
  const shown = areAllShown ? own : own.slice(0, IN_SIGHT);
  return (
    <section className={styles.shelf} aria-label={words.list}>
      <ChunkyButton
        kind="quiet"
        accent={ACCENTS[kind]}
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Picture width={34} height={34} />
        {words.open}
      </ChunkyButton>
      {shown.length > 0 && (
        <ul className={`${section.list} ${styles.list}`}>
          {shown.map((proposal) => (
            <ProposalRow key={proposal.id} proposal={proposal} />
          ))}
        </ul>
      )}
      {own.length > shown.length && (
        <ChunkyButton kind="quiet" onClick={() => setAreAllShown(true)}>
          {proposalsText.more(own.length - shown.length)}
        </ChunkyButton>
      )}
      {isOpen && (
        <ProposalSheet {...{ heroId, kind }} accent={ACCENTS[kind]} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}

/** Each state has a color and a picture of its own. */
const SIGNS = {
  waiting: { accent: 'purple', Picture: Hourglass },
  accepted: { accent: 'mint', Picture: Glow },
  declined: { accent: 'coral', Picture: Seedling },
} as const satisfies Record<Proposal['status'], { accent: AccentName; Picture: typeof Glow }>;

function stateOf({ status, kind, paidXp }: Proposal, largestNumber: number): string {
  const words = proposalsText.status;
  if (status !== 'accepted') return words[status];
  if (kind !== 'did') return kind === 'wish' ? words.granted : words.begun;
  return paidXp !== null && paidXp <= largestNumber ? words.paid(paidXp) : words.accepted;
}

/** One proposal: what it was, and what a parent says to it. */
function ProposalRow({ proposal }: { proposal: Proposal }) {
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
          <div className={styles.whole}>
            <VoiceNote url={voiceUrl} from={null} />
          </div>
        )}
        {message && (
          <div className={styles.whole}>
            <ParentWords words={message} />
          </div>
        )}
      </article>
    </li>
  );
}
