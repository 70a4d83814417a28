import Medal from '~icons/fluent-emoji-flat/1st-place-medal';
import Chart from '~icons/fluent-emoji-flat/chart-increasing';
import Star from '~icons/fluent-emoji-flat/star';
import { Sum } from '../../layout/sum';
import { resultText } from '../../text/en/games';
import styles from './record-line.module.css';
import type { Phase } from './use-play';

const words = resultText;

type Props = { ended: Extract<Phase, { kind: 'ended' }> };

/** What a counted play means beside those before it: a record, one to beat, or the next stage. */
export function RecordLine({ ended }: Props) {
  const { score, play, delivery } = ended;
  if (delivery.kind !== 'counted') return null;
  const { bestScore, isRecord, difficulty } = delivery.answer;
  return (
    <>
      {isRecord && (
        <p className={styles.record}>
          <Medal width={40} height={40} />
          {words.newRecord}
        </p>
      )}
      {!isRecord && bestScore !== null && (
        <p className={styles.best}>
          <Sum value={bestScore} picture={Star} size={26} label={words.best(bestScore, score)}>
            {words.best(bestScore, score)}
          </Sum>
        </p>
      )}
      {difficulty > play.difficulty && (
        <p className={styles.stage}>
          <Chart width={26} height={26} />
          {words.harder(difficulty)}
        </p>
      )}
    </>
  );
}
