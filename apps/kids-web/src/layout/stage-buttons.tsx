import { lazyPart } from '@herohood/browser/lazy-part';
import { type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { settingsText } from '../text/en/settings';
import styles from './round-button.module.css';

// Nobody opens the settings in the first seconds.
const DeviceSettings = lazyPart(() => import('./device-settings'));

type Props = {
  /** Switches of features, beside those of the device. */
  settings?: ReactNode;
};

/** Settings, and the way out among them, in the corner of the stage. */
export function StageButtons({ settings }: Props) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <button
        type="button"
        className={`${styles.raised} ${styles.onSky}`}
        aria-label={settingsText.open}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Sliders />
      </button>
      {/* On the page itself: inside the stage it would lie below the sections. */}
      {isOpen &&
        createPortal(
          <Suspense>
            <DeviceSettings onClose={() => setIsOpen(false)}>{settings}</DeviceSettings>
          </Suspense>,
          document.body,
        )}
    </>
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
