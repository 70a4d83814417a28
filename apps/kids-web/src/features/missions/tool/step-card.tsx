import type { ToolStep } from '@herohood/domain/habits/tool';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { ReadAloudButton } from '../../../layout/read-aloud-button';
import round from '../../../layout/round-button.module.css';
import { toolsText } from '../../../text/en/tools';
import styles from './step-card.module.css';

type Props = {
  steps: readonly ToolStep[];
  done: number;
  /** The mission's own picture, for steps without one. */
  icon: string;
  /** To the step before. */
  onBack: () => void;
};

/** The step whose turn it is, below what is done already; nothing but that when all is. */
export function StepCard({ steps, done, icon, onBack }: Props) {
  const step = steps[done];
  const progress = toolsText.step.progress(done, steps.length);
  return (
    <div className={styles.card}>
      <div className={styles.way}>
        {/* On top, where no finger is that taps 'Done!'. */}
        {step && done > 0 && (
          <button type="button" className={round.button} aria-label={toolsText.step.back} onClick={onBack}>
            <ActSign sign="back" size={24} />
          </button>
        )}
        <div
          className={styles.dots}
          role="progressbar"
          aria-label={progress}
          aria-valuemin={0}
          aria-valuemax={steps.length}
          aria-valuenow={done}
        >
          {steps.map((each, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps may have one name
            <span key={at} className={styles.dot} data-done={at < done} data-now={at === done}>
              {at < done ? (
                <ActSign sign="done" size={22} />
              ) : (
                <HabitIcon icon={each.picture ?? icon} size={22} />
              )}
            </span>
          ))}
        </div>
      </div>
      {step && (
        <div key={done} className={styles.step} role="status">
          <span className={styles.picture}>
            <HabitIcon icon={step.picture ?? icon} size={120} />
          </span>
          <span className={styles.words}>
            <strong className={styles.name}>
              <bdi>{step.name}</bdi>
            </strong>
            <ReadAloudButton name={step.name} words={step.name} />
          </span>
        </div>
      )}
    </div>
  );
}
