import { MAX_AUTO_SAVE } from '@herohood/domain/goals/goal';
import type { Goal } from '@herohood/domain/goals/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { JarArt } from '@herohood/ui/jar-art/jar-art';
import { useState } from 'react';
import { useLook } from '../../device/look';
import { CardDialog } from '../../layout/card-dialog';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import sheet from '../../layout/sheet.module.css';
import form from '../../layout/sheet-form.module.css';
import { Figure } from '../../layout/sum';
import { mainAct } from '../../layout/use-focus-trap';
import { goalsText } from '../../text/en/goals';
import styles from './jar-sheet.module.css';
import { portionOf } from './pace';
import type { useGoalActs } from './use-goals';

type Props = {
  goal: Goal;
  acts: ReturnType<typeof useGoalActs>;
  mayTakeOut: boolean;
  onClose: () => void;
};

const words = goalsText.sheet;
const SHARES = [0, 10, 25, MAX_AUTO_SAVE] as const;
/** Shares are of so many XP. */
const WHOLE = 100;

/** What is done with a jar less often: what goes in by itself, taking out, letting it go. */
export function JarSheet({ goal, acts, mayTakeOut, onClose }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { largestNumber } = useLook();
  const { name, saved, target, autoSave } = goal;
  const portion = Math.min(portionOf(goal), saved);
  const isWritten = portion <= largestNumber;
  const areShares = WHOLE <= largestNumber;
  const title = goalsText.jar(name);
  // Letting a goal go takes out what lies in it.
  const isKept = saved > 0 && !mayTakeOut;
  const question = saved <= largestNumber ? words.giveUpAsk(saved) : words.shortGiveUpAsk;

  async function giveUp() {
    if (await acts.giveUp(goal)) onClose();
  }

  return (
    <CardDialog label={title} onClose={onClose}>
      <div className={sheet.card} data-accent="sunshine">
        <div className={sheet.art} aria-hidden>
          <JarArt share={saved / target} size={120} />
        </div>
        <div className={sheet.speaker}>
          <ReadAloudButton
            name={title}
            words={
              isAsking
                ? question
                : [title, goalsText.saved(saved, target), isKept && goalsText.askParent.message]
                    .filter(Boolean)
                    .join('. ')
            }
          />
        </div>
        <h2 className={sheet.title}>
          <bdi>{name}</bdi>
        </h2>
        <p className={sheet.line}>
          {isAsking ? question : <Figure value={target}>{goalsText.saved(saved, target)}</Figure>}
        </p>
        {isKept && <p className={sheet.line}>{goalsText.askParent.message}</p>}
        {isAsking ? (
          <div className={sheet.acts}>
            <ChunkyButton accent="turquoise" onClick={() => setIsAsking(false)} {...mainAct}>
              {words.no}
            </ChunkyButton>
            <ChunkyButton kind="quiet" accent="coral" disabled={acts.isBusy} onClick={() => void giveUp()}>
              {words.yes}
            </ChunkyButton>
          </div>
        ) : (
          <>
            {!goal.reachedAt && (
              <fieldset className={styles.shares}>
                <legend className={form.legend}>{areShares ? words.auto : words.shortAuto}</legend>
                {SHARES.map((share) => (
                  <ChunkyButton
                    key={share}
                    kind="quiet"
                    accent={share === autoSave ? 'sunshine' : 'turquoise'}
                    className={styles.share}
                    aria-pressed={share === autoSave}
                    disabled={acts.isBusy}
                    onClick={() => void acts.setAutoSave(goal, share)}
                  >
                    {areShares && share > 0 ? words.some(share) : words.shortSome[share]}
                  </ChunkyButton>
                ))}
              </fieldset>
            )}
            <div className={sheet.acts}>
              {saved > 0 && mayTakeOut && (
                <div className={styles.out}>
                  <ChunkyButton
                    kind="quiet"
                    accent="purple"
                    disabled={acts.isBusy}
                    onClick={() => void acts.takeOut(goal, portion)}
                  >
                    {isWritten ? words.takeOut(portion) : words.shortTakeOut}
                  </ChunkyButton>
                  <ChunkyButton
                    kind="quiet"
                    accent="purple"
                    disabled={acts.isBusy}
                    onClick={() => void acts.takeOut(goal, saved)}
                  >
                    {words.takeAll}
                  </ChunkyButton>
                </div>
              )}
              {!isKept && (
                <ChunkyButton kind="quiet" accent="coral" onClick={() => setIsAsking(true)}>
                  {words.giveUp}
                </ChunkyButton>
              )}
              <ChunkyButton accent="mint" onClick={onClose} {...mainAct}>
                {words.close}
              </ChunkyButton>
            </div>
          </>
        )}
      </div>
    </CardDialog>
  );
}
