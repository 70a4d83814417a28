import { SpeakerArt } from '@herohood/ui/speaker-art/speaker-art';
import { speak, useReadAloud } from '../device/speech';
import { settingsText } from '../text/en/settings';
import styles from './round-button.module.css';

type Props = {
  /** What it belongs to, for the button's own name. */
  name: string;
  /** What is read. */
  words: string;
};

/** Reads to those who cannot read yet. Not there in browsers that cannot speak, or when it is switched off. */
export function ReadAloudButton({ name, words }: Props) {
  if (!useReadAloud()) return null;
  return (
    <button
      type="button"
      className={`${styles.raised} ${styles.aloud}`}
      aria-label={settingsText.readThis(name)}
      onClick={() => speak(words)}
    >
      <SpeakerArt isOn size={30} />
    </button>
  );
}
