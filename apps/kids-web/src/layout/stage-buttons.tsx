import { lazyPart } from '@herohood/ui/runtime/lazy-part';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { homeText } from '../text/en/app';
import { settingsText } from '../text/en/settings';
import styles from './stage-buttons.module.css';

// Nobody opens the settings in the first seconds.
const DeviceSettings = lazyPart(() => import('./device-settings'));

type Props = {
  /** Switches of features, beside those of the device. */
  settings?: ReactNode;
};

/** Settings and logout, out of the way in the corner of the stage. */
export function StageButtons({ settings }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const navigate = useNavigate();

  /** Leaves the hero; the page that follows is the login. What is needed for it is fetched when it is needed. */
  async function logOut() {
    const { leaveHero } = await import('../lib/leave-hero');
    await leaveHero(() => void navigate({ to: '/kids-login', replace: true }));
  }

  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.button}
        aria-label={settingsText.open}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Sliders />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={homeText.logout}
        disabled={isLeaving}
        onClick={() => {
          setIsLeaving(true);
          void logOut().finally(() => setIsLeaving(false));
        }}
      >
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden focusable={false}>
          <path
            d="M6 4h11a3 3 0 0 1 3 3v3h-4V8H9v16h7v-2h4v3a3 3 0 0 1-3 3H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
            fill="#7d5ae0"
          />
          <path d="M13 14h8v-4l8 6-8 6v-4h-8z" fill="#ff8571" />
        </svg>
      </button>
      {/* On the page itself: inside the stage it would lie below the sections. */}
      {isOpen &&
        createPortal(
          <Suspense>
            <DeviceSettings onClose={() => setIsOpen(false)}>{settings}</DeviceSettings>
          </Suspense>,
          document.body,
        )}
    </div>
  );
}

function Sliders() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden focusable={false}>
      <path d="M4 9h24M4 16h24M4 23h24" stroke="#7d5ae0" strokeWidth="4" strokeLinecap="round" />
      <circle cx="11" cy="9" r="4.6" fill="#ff8571" stroke="#fff" strokeWidth="2" />
      <circle cx="22" cy="16" r="4.6" fill="#ffce45" stroke="#fff" strokeWidth="2" />
      <circle cx="14" cy="23" r="4.6" fill="#2ed1c6" stroke="#fff" strokeWidth="2" />
    </svg>
  );
}
