import { SpeakerArt } from '@herohood/ui/speaker-art/speaker-art';
import { setMuted, useMuted } from '../lib/sound';
import { text } from '../text/en';
import styles from './stage-buttons.module.css';

/** Ends the child's session on the server, which then sends the browser to the login (ruling R3). */
function logOut() {
  window.location.assign('/api/logout?role=child');
}

/** Sound and logout, out of the way in the corner of the stage. */
export function StageButtons() {
  const isMuted = useMuted();
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.button}
        aria-label={isMuted ? text.home.unmute : text.home.mute}
        onClick={() => setMuted(!isMuted)}
      >
        <SpeakerArt isOn={!isMuted} size={30} />
      </button>
      <button type="button" className={styles.button} aria-label={text.home.logout} onClick={logOut}>
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden focusable={false}>
          <path
            d="M6 4h11a3 3 0 0 1 3 3v3h-4V8H9v16h7v-2h4v3a3 3 0 0 1-3 3H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
            fill="#7d5ae0"
          />
          <path d="M13 14h8v-4l8 6-8 6v-4h-8z" fill="#ff8571" />
        </svg>
      </button>
    </div>
  );
}
