import { lazily } from '@herohood/browser/lazy-part';
import type { Proposal } from '@herohood/domain/proposals/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { useState } from 'react';
import Shine from '~icons/fluent-emoji-flat/shooting-star';
import Calendar from '~icons/fluent-emoji-flat/spiral-calendar';
import Thought from '~icons/fluent-emoji-flat/thought-balloon';
import section from '../../layout/section-head.module.css';
import { trpc } from '../../lib/api';
import { proposalsText } from '../../text/en/proposals';
import { ProposalRow } from './proposal-row';
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
      {isOpen && <ProposalSheet heroId={heroId} kind={kind} onClose={() => setIsOpen(false)} />}
    </section>
  );
}
