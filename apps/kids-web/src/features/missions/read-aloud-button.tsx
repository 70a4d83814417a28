import { SpeakerArt } from '@herohood/ui/speaker-art/speaker-art';
import { canSpeak, speak } from '../../lib/speech';
import { text } from '../../text/en';
import styles from './read-aloud-button.module.css';

/** Reads a mission to those who cannot read yet. Not there in browsers that cannot speak. */
export function ReadAloudButton({ name, words }: { name: string; words: string }) {
  if (!canSpeak()) return null;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={text.missions.readAloud(name)}
      onClick={() => speak(words)}
    >
      <SpeakerArt isOn size={30} />
    </button>
  );
}
