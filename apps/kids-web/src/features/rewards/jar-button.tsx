import Jar from '~icons/fluent-emoji-flat/jar';
import round from '../../layout/round-button.module.css';
import { rewardsText } from '../../text/en/rewards';

type Props = { name: string; onChoose: () => void };

/** Makes a reward the hero's own goal: it gets a jar. */
export function JarButton({ name, onChoose }: Props) {
  return (
    <button type="button" className={round.button} aria-label={rewardsText.pin(name)} onClick={onChoose}>
      <Jar width={36} height={36} />
    </button>
  );
}
