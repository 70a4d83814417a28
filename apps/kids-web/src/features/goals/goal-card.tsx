import type { Goal } from '@herohood/domain/goals/schema';
import type { Reward } from '@herohood/domain/rewards/schema';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { JarArt } from '@herohood/ui/jar-art/jar-art';
import { RewardTile, rewardAccentOf } from '@herohood/ui/reward-tile/reward-tile';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import Star from '~icons/fluent-emoji-flat/glowing-star';
import Bolt from '~icons/fluent-emoji-flat/high-voltage';
import { useLook } from '../../device/look';
import { pressListeners } from '../../device/press';
import quest from '../../layout/quest-card.module.css';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import round from '../../layout/round-button.module.css';
import { Figure, Sum } from '../../layout/sum';
import { goalsText as words } from '../../text/en/goals';
import styles from './goal-card.module.css';
import { JarSheet } from './jar-sheet';
import { daysTo, missingOf, portionOf } from './pace';
import type { useGoalActs } from './use-goals';
import { useWantedJar } from './wanted-jar';

type Props = {
  goal: Goal;
  /** What it is saved for, while it is there. */
  reward: Reward | undefined;
  /** The hero's purse. */
  xp: number;
  /** XP a day, of late. */
  pace: number;
  acts: ReturnType<typeof useGoalActs>;
  /** In some families a parent alone takes XP out. */
  mayTakeOut: boolean;
  /** Gets the reward, once the jar is full; nothing while it cannot be had. */
  claim: ReactNode;
};

/** One goal as a jar: how full it is, how far it is, and what can be put in. */
export function GoalCard({ goal, reward, xp, pace, acts, mayTakeOut, claim }: Props) {
  const { largestNumber } = useLook();
  const [isOpen, setIsOpen] = useState(false);
  const { name, saved, target, autoSave, reachedAt } = goal;
  const missing = missingOf(goal);
  const fits = Math.min(missing, xp);
  const pour = usePour({
    ...{ portion: portionOf(goal), most: fits },
    onPour: (amount) => void acts.putIn(goal, amount),
  });
  const days = daysTo(goal, { xp, pace });
  const isFull = reachedAt !== null;
  // Purse and jar are enough for it: it can be had at once, as without a jar.
  const isAffordable = !isFull && xp >= missing && Boolean(claim);
  const isGone = goal.rewardId !== null && !reward;
  const isWritten = target <= largestNumber;
  const line = isFull
    ? words.full
    : xp >= missing
      ? !isAffordable && words.enough
      : days !== null && days <= largestNumber
        ? words.pace(days)
        : null;
  const auto = autoSave > 0 && !isFull && (isWritten ? words.autoSave(autoSave) : words.shortAutoSave);
  const spoken = [name, words.saved(saved, target), line, auto, isGone && words.gone];
  return (
    <li className={styles.item}>
      <article
        {...useWantedJar(goal.id)}
        className={`${quest.card} ${styles.card}`}
        data-accent={reward ? rewardAccentOf(reward.type) : 'sunshine'}
        data-full={isFull}
        aria-label={words.jar(name)}
      >
        <button
          type="button"
          className={`${round.button} ${styles.more}`}
          aria-label={words.more(name)}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden focusable={false}>
            <path
              d="M7 16h.1M16 16h.1M25 16h.1"
              stroke="currentColor"
              strokeWidth="6"
              strokeLinecap="round"
            />
          </svg>
        </button>
        <div className={styles.head}>
          <JarArt share={Math.min(1, (saved + pour.amount) / target)} size={112}>
            {reward ? (
              <RewardTile type={reward.type} icon={reward.icon} size={58} />
            ) : (
              <Star width={44} height={44} />
            )}
          </JarArt>
          <div className={quest.words}>
            <h3 className={`${quest.name} ${styles.name}`}>
              <bdi>{name}</bdi>
            </h3>
            <p
              className={styles.saved}
              role="progressbar"
              aria-label={words.jar(name)}
              aria-valuenow={saved}
              aria-valuemin={0}
              aria-valuemax={target}
              aria-valuetext={words.saved(saved, target)}
            >
              <Sum value={target} picture={Bolt} size={22}>
                {words.saved(saved + pour.amount, target)}
              </Sum>
            </p>
            {line && <p className={styles.line}>{line}</p>}
            {!isFull && missing > 0 && (
              <Figure value={missing}>
                <span className={styles.note}>{words.missing(missing)}</span>
              </Figure>
            )}
            {auto && <p className={styles.note}>{auto}</p>}
            {isGone && <p className={styles.note}>{words.gone}</p>}
          </div>
        </div>
        <div className={quest.foot}>
          <div className={`${quest.action} ${styles.acts}`}>
            {isFull &&
              (claim || <p className={styles.note}>{goal.rewardId ? words.waiting : words.fullWish}</p>)}
            {!isFull && fits === 0 && <p className={styles.note}>{words.nothing}</p>}
            {isAffordable && claim}
            {!isFull && fits > 0 && (
              <>
                {!isAffordable && (
                  <ChunkyButton
                    accent="sunshine"
                    className={styles.pour}
                    data-holding={pour.amount > 0}
                    aria-label={words.putInLabel(Math.min(portionOf(goal), fits), name)}
                    disabled={acts.isBusy}
                    {...pour.listeners}
                  >
                    <Bolt width={26} height={26} />
                    <span>
                      {isWritten
                        ? words.putIn(pour.amount || Math.min(portionOf(goal), fits))
                        : words.shortPutIn}
                      <small className={styles.hint}>{words.hold}</small>
                    </span>
                  </ChunkyButton>
                )}
                <ChunkyButton
                  kind="quiet"
                  accent="sunshine"
                  aria-label={words.everythingLabel(fits, name)}
                  disabled={acts.isBusy}
                  onClick={() => void acts.putIn(goal, fits)}
                >
                  {words.everything}
                </ChunkyButton>
              </>
            )}
          </div>
          <ReadAloudButton name={name} words={spoken.filter(Boolean).join('. ')} />
        </div>
      </article>
      {isOpen && <JarSheet {...{ goal, acts, mayTakeOut }} onClose={() => setIsOpen(false)} />}
    </li>
  );
}

/** A tap pours once; from here on it runs. */
const FIRST_MS = 450;
const NEXT_MS = 130;

type Pouring = {
  /** What one tap pours. */
  portion: number;
  /** No more than this. */
  most: number;
  onPour: (amount: number) => void;
};

/** Tap for one portion, hold for more: by pointer, by key, or by what only clicks. Returns what has been poured by now. */
function usePour({ portion, most, onPour }: Pouring) {
  const [amount, setAmount] = useState(0);
  const poured = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasPressed = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  function add() {
    poured.current = Math.min(most, poured.current + portion);
    setAmount(poured.current);
  }

  function run() {
    add();
    timer.current = setTimeout(run, NEXT_MS);
  }

  function start() {
    if (poured.current > 0) return;
    wasPressed.current = true;
    add();
    timer.current = setTimeout(run, FIRST_MS);
  }

  function stop(isMeant: boolean) {
    clearTimeout(timer.current);
    const all = poured.current;
    poured.current = 0;
    setAmount(0);
    if (isMeant && all > 0) onPour(all);
  }

  const listeners = pressListeners({
    onPress: start,
    onRelease: () => stop(true),
    onSlip: () => stop(false),
    onClick() {
      // A screen reader's click comes alone.
      if (!wasPressed.current) onPour(Math.min(portion, most));
      wasPressed.current = false;
    },
  });
  return { amount, listeners };
}
