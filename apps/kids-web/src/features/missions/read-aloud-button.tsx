import Speaker from '~icons/fluent-emoji-flat/speaker-high-volume';
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
      <Speaker width={30} height={30} />
    </button>
  );
}
