import Jar from '~icons/fluent-emoji-flat/jar';
import { rewardsText } from '../../text/en/rewards';
import styles from './jar-button.module.css';

type Props = { name: string; onChoose: () => void };

/** Makes a reward the hero's own goal: it gets a jar. */
export function JarButton({ name, onChoose }: Props) {
  return (
    <button type="button" className={styles.pin} aria-label={rewardsText.pin(name)} onClick={onChoose}>
      <Jar width={36} height={36} />
    </button>
  );
}
