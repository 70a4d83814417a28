import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { homeText } from '../../text/en/app';
import { settingsText } from '../../text/en/settings';
import styles from './logout-line.module.css';

/** The way out, which asks before it lets go. */
export function LogoutLine() {
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const navigate = useNavigate();

  /** Leaves the hero; the page that follows is the login. What is needed for it is fetched when it is needed. */
  async function logOut() {
    setIsLeaving(true);
    try {
      const { leaveHero } = await import('./leave-hero');
      await leaveHero(() => void navigate({ to: '/kids-login', replace: true }));
    } finally {
      setIsLeaving(false);
    }
  }

  if (!isAsking) {
    return (
      <ChunkyButton kind="quiet" accent="coral" onClick={() => setIsAsking(true)}>
        <Door />
        {homeText.logout}
      </ChunkyButton>
    );
  }
  return (
    <fieldset className={styles.question}>
      <legend className={styles.words}>{settingsText.leave.question}</legend>
      <ChunkyButton accent="mint" autoFocus onClick={() => setIsAsking(false)}>
        {settingsText.leave.no}
      </ChunkyButton>
      <ChunkyButton kind="quiet" accent="coral" disabled={isLeaving} onClick={() => void logOut()}>
        {settingsText.leave.yes}
      </ChunkyButton>
    </fieldset>
  );
}

function Door() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" data-mirrored aria-hidden focusable={false}>
      <path
        d="M6 4h11a3 3 0 0 1 3 3v3h-4V8H9v16h7v-2h4v3a3 3 0 0 1-3 3H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
        fill="#7d5ae0"
      />
      <path d="M13 14h8v-4l8 6-8 6v-4h-8z" fill="#ff8571" />
    </svg>
  );
}
