import { useLocation } from '@tanstack/react-router';
import Locked from '~icons/fluent-emoji-flat/locked';
import { useOfflineStatus } from '../../offline/offline-status';
import { leavingText } from '../../text/en/offline';
import { useRestrictions } from '../controls/public';
import { Notice } from './notice';
import styles from './notices.module.css';
import { RefusedCard } from './refused-card';
import { UpdateCard } from './update-card';

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
        <LeavingNote />
      ) : refused.length > 0 ? (
        <RefusedCard refused={refused} />
      ) : (
        news && <UpdateCard onLetIn={news} />
      )}
    </div>
  );
}

/** The hero has left without network: honest about what is done and what is not yet. */
function LeavingNote() {
  return (
    <Notice accent="turquoise" art={<Locked width={56} height={56} />} title={leavingText.title}>
      <p>{leavingText.body}</p>
    </Notice>
  );
}
