import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { accentOf } from '@herohood/ui/theme/tokens';
import Hourglass from '~icons/fluent-emoji-flat/hourglass-not-done';
import { text } from '../../text/en';
import styles from './mission-action.module.css';
import { type Mission, SENDING_PREFIX } from './use-missions';

type Props = { mission: Mission; isNext: boolean; onComplete: () => void; onWithdraw: () => void };

const words = text.missions;

/** What can be done with a mission that is not approved yet. */
export function MissionAction({ mission, isNext, onComplete, onWithdraw }: Props) {
  const { habit, status, completion } = mission;

  if (status === 'pending') {
    const isSending = completion?.id.startsWith(SENDING_PREFIX) ?? false;
    return (
      <div className={styles.waiting}>
        <p className={styles.note}>{words.waitingNote}</p>
        <div className={styles.pair}>
          <ChunkyButton accent="purple" className={styles.grow} disabled>
            <Hourglass className={styles.hourglass} />
            {words.waiting}
          </ChunkyButton>
          {!isSending && (
            <ChunkyButton
              kind="quiet"
              accent="purple"
              aria-label={words.takeBackLabel(habit.name)}
              onClick={onWithdraw}
            >
              {words.takeBack}
            </ChunkyButton>
          )}
        </div>
      </div>
    );
  }

  if (status === 'rejected') {
    return (
      <div className={styles.rejected}>
        {completion?.feedback && (
          <blockquote className={styles.feedback}>
            <span className={styles.from}>{words.rejectedNote}</span>
            {completion.feedback}
          </blockquote>
        )}
        <ChunkyButton
          accent="coral"
          className={styles.wide}
          aria-label={words.againLabel(habit.name)}
          onClick={onComplete}
        >
          {words.again}
        </ChunkyButton>
      </div>
    );
  }

  return (
    <ChunkyButton
      kind={isNext ? 'big' : 'medium'}
      accent={accentOf(habit.color)}
      className={styles.wide}
      aria-label={words.completeLabel(habit.name)}
      onClick={onComplete}
    >
      {words.complete}
    </ChunkyButton>
  );
}
