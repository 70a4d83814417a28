import { type ReactNode, useId } from 'react';
import { settingsText } from '../text/en/settings';
import styles from './device-switch.module.css';

type Props = {
  picture: ReactNode;
  label: string;
  note: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** One line of the settings that is switched as a whole: large enough for small fingers. */
export function DeviceSwitch({ picture, label, note, isOn, isDisabled = false, onChange }: Props) {
  const ids = { label: useId(), note: useId() };
  return (
    <button
      type="button"
      role="switch"
      className={styles.line}
      aria-checked={isOn}
      aria-labelledby={ids.label}
      aria-describedby={ids.note}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
    >
      <span className={styles.picture} aria-hidden>
        {picture}
      </span>
      <span className={styles.words}>
        <span id={ids.label} className={styles.label}>
          {label}
        </span>
        <span id={ids.note} className={styles.note}>
          {note}
        </span>
      </span>
      <span className={styles.track} data-on={isOn} aria-hidden>
        <span className={styles.state}>{isOn ? settingsText.on : settingsText.off}</span>
        <span className={styles.knob} />
      </span>
    </button>
  );
}
