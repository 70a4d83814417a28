import type { RewardClaim } from '@herohood/domain/rewards/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { PresentBox } from '@herohood/ui/present-box/present-box';
import { RewardTile, rewardAccentOf } from '@herohood/ui/reward-tile/reward-tile';
import type { ReactNode } from 'react';
import Hourglass from '~icons/fluent-emoji-flat/hourglass-not-done';
import { ParentWords } from '../../layout/parent-words';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { Figure } from '../../layout/sum';
import { rewardsText } from '../../text/en/rewards';
import styles from './claim-card.module.css';

type Props = {
  claim: RewardClaim;
  /** The hero has unwrapped it, or has read its answer. */
  isSeen: boolean;
  isSending: boolean;
  onOpen: () => void;
  onGotIt: () => void;
  onDismiss: () => void;
};

const words = rewardsText;

/** One claim: it waits, is a present to unwrap, is there to be had, or its XP came back. */
export function ClaimCard({ claim, isSeen, isSending, onOpen, onGotIt, onDismiss }: Props) {
  const { status, reward, cost, message } = claim;
  const { name, icon, type } = reward;
  const accent = rewardAccentOf(type);
  const tile = <RewardTile type={type} icon={icon} size={96} />;
  const price = words.cost(cost, words.units.xp);

  if (status === 'pending') {
    const { title, held } = words.claimWaiting;
    return (
      <Frame
        state="waiting"
        label={words.waitingLabel(name)}
        art={
          <>
            {tile}
            <Hourglass className={styles.hourglass} />
          </>
        }
        title={title}
        name={name}
        note={<Figure value={cost}>{held(price)}</Figure>}
        spoken={words.spoken.waiting}
      />
    );
  }
  if (status === 'rejected') {
    const { title, body, close, label } = words.claimBack;
    return (
      <Frame
        state="back"
        label={name}
        art={tile}
        title={title}
        name={name}
        note={<Figure value={cost}>{body(price)}</Figure>}
        parentWords={message}
        spoken={[words.spoken.back(price), message].filter(Boolean).join(' ')}
      >
        <ChunkyButton kind="quiet" accent="coral" aria-label={label(name)} onClick={onDismiss}>
          {close}
        </ChunkyButton>
      </Frame>
    );
  }
  if (!isSeen) {
    const { title, open } = words.claimWrapped;
    return (
      <Frame
        state="wrapped"
        label={title}
        art={
          <PresentBox isOpen={false} size={124} accent={accent}>
            {tile}
          </PresentBox>
        }
        title={title}
        spoken={words.spoken.wrapped}
      >
        <ChunkyButton accent="sunshine" onClick={onOpen}>
          {open}
        </ChunkyButton>
      </Frame>
    );
  }
  const { title, gotIt, label } = words.claimOpened;
  return (
    <Frame state="opened" label={name} art={tile} title={title} name={name} spoken={words.spoken.opened}>
      <ChunkyButton accent="mint" aria-label={label(name)} disabled={isSending} onClick={onGotIt}>
        {gotIt}
      </ChunkyButton>
    </Frame>
  );
}

type FrameProps = {
  state: 'waiting' | 'wrapped' | 'opened' | 'back';
  label: string;
  art: ReactNode;
  title: string;
  name?: string;
  note?: ReactNode;
  parentWords?: string | null;
  spoken: string;
  /** The one thing to do. */
  children?: ReactNode;
};

function Frame({ state, label, art, title, name, note, parentWords, spoken, children }: FrameProps) {
  return (
    <li>
      <article key={state} className={styles.card} data-state={state} aria-label={label}>
        <div className={styles.art}>{art}</div>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {name && (
            <h3 className={styles.name}>
              <bdi>{name}</bdi>
            </h3>
          )}
          {note && <p className={styles.note}>{note}</p>}
          {parentWords && <ParentWords words={parentWords} />}
        </div>
        <div className={styles.foot}>
          {children}
          <ReadAloudButton name={name ?? title} words={[name, spoken].filter(Boolean).join('. ')} />
        </div>
      </article>
    </li>
  );
}
