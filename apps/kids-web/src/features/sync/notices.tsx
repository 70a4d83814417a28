import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import type { AccentName } from '@herohood/ui/theme/tokens';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import Locked from '~icons/fluent-emoji-flat/locked';
import Present from '~icons/fluent-emoji-flat/magic-wand';
import Thinking from '~icons/fluent-emoji-flat/thinking-face';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { loadOfflineStore } from '../../offline/load-offline-store';
import { type Refusal, setOfflineStatus, useOfflineStatus } from '../../offline/offline-status';
import { leavingText, updateText, refusedText as words } from '../../text/en/offline';
import { useRestrictions } from '../controls/public';
import styles from './notices.module.css';

/**
 * What the offline store has to tell, one at a time, over the upper edge of any screen. Never during a game, and never
 * while everything is closed.
 */
export default function Notices() {
  const { refused, update, isLeaving } = useOfflineStatus();
  const { hasEmergency } = useRestrictions();
  const isPlaying = useLocation({ select: ({ search }) => search.game !== undefined });
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/kids' });
  // What is new can wait until a hero is in: at the login it would lie over the PIN.
  const news = isHome ? update : null;
  if (isPlaying || hasEmergency || !(news || isLeaving || refused.length > 0)) return null;
  return (
    <div
      className={styles.place}
      data-home={isHome}
      role={isLeaving || refused.length > 0 ? 'alert' : 'status'}
    >
      {isLeaving ? (
        // Honest about what is done and what is not yet.
        <Notice accent="turquoise" art={<Locked width={56} height={56} />} title={leavingText.title}>
          <p>{leavingText.body}</p>
        </Notice>
      ) : refused.length > 0 ? (
        <RefusedCard refused={refused} />
      ) : (
        news && <UpdateCard onLetIn={news} />
      )}
    </div>
  );
}

const sentenceOf = ({ name, reason }: Refusal) => `${name || words.unnamed}: ${words.reasons[reason]}`;

/** Gone at once; where it is kept it goes as soon as that can be reached. */
function dismiss(refused: readonly Refusal[]): void {
  setOfflineStatus({ refused: [] });
  loadOfflineStore()
    .then((offline) => offline.dismiss(refused))
    .catch(() => {});
}

/** Saved missions that the server did not count, and why: told until the child has seen it. */
function RefusedCard({ refused }: { refused: readonly Refusal[] }) {
  return (
    <Notice
      accent="coral"
      art={<Thinking width={64} height={64} />}
      title={words.title}
      actions={
        <>
          <ReadAloudButton name={words.title} words={[words.title, ...refused.map(sentenceOf)].join('. ')} />
          <ChunkyButton accent="coral" onClick={() => dismiss(refused)}>
            {words.close}
          </ChunkyButton>
        </>
      }
    >
      <ul className={styles.list}>
        {refused.map((each) => (
          <li key={`${each.tap.habitId}${each.tap.completedAt}`}>
            <strong>{each.name || words.unnamed}</strong> {words.reasons[each.reason]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A new version waits. It comes in when the child says so, else when the app is opened anew. */
function UpdateCard({ onLetIn }: { onLetIn: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Notice
      accent="purple"
      art={<Present width={64} height={64} />}
      title={updateText.title}
      actions={
        <>
          <ChunkyButton
            kind="quiet"
            accent="purple"
            disabled={isBusy}
            onClick={() => setOfflineStatus({ update: null })}
          >
            {updateText.later}
          </ChunkyButton>
          <ChunkyButton
            accent="purple"
            disabled={isBusy}
            onClick={() => {
              setIsBusy(true);
              onLetIn();
            }}
          >
            {isBusy ? updateText.busy : updateText.letIn}
          </ChunkyButton>
        </>
      }
    >
      <p>{updateText.body}</p>
    </Notice>
  );
}

/** A finger that was already on its way to something else goes through to it. */
const UNTOUCHABLE_MS = 700;

type Props = {
  accent: AccentName;
  art: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
};

/** A card that drops in over the screen without moving anything on it. */
function Notice({ accent, art, title, children, actions }: Props) {
  const [isTouchable, setIsTouchable] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTouchable(true), UNTOUCHABLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className={styles.notice} data-accent={accent} data-touchable={isTouchable} aria-label={title}>
      <div className={styles.art} aria-hidden>
        {art}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
